import { standards } from '../../cards/characters.ts'
import { type Board, HELD, has } from './board.ts'
import { factsOf, KINDS, pointsFor, type Way } from './reach.ts'

/** What the value net reads of a table. Stones, points and cards stay as they are while bids are weighed; coins do not. */
export const STEADY = 29
export const COINS = 15
export const GLOBALS = KINDS + 11

const clamp = (x: number, most: number): number => (x > most ? most : Math.max(x, -most))

/** Of every seat: points, stones, and what the cards to come could give for them. */
export function steadyOf(board: Board, out: Float64Array): void {
  const { seats, held, unseen, deck, options } = board
  const cards = unseen.map(factsOf)
  const toCome = cards.map(f => f.ways).filter(hasWays)
  const inDeck = deck.map(id => factsOf(id).ways).filter(hasWays)
  const stones = cards.flatMap(f => f.stones)
  const ofColour = ['red', 'blue', 'yellow'].map(c => stones.filter(s => s === c).length)
  for (let s = 0; s < seats; s++) {
    const [at, row] = [s * STEADY, s * HELD]
    const need = options.pointsToWin - (held[row + has.points] as number)
    const sorted = [has.red, has.blue, has.yellow].sort((a, b) => (held[row + b] as number) - (held[row + a] as number))
    const [a, b, c] = sorted.map(k => held[row + k] as number) as [number, number, number]
    const total = a + b + c
    const kept = held[row + has.kept] as number
    const reach = (list: readonly (readonly Way[])[], more = 0): Reach => reachOf(list, a + more, b, c, need, kept > 0)
    const [now, next, later] = [reach(toCome), reach(nextRound), reach(inDeck)]
    const richer = reach(toCome, 1)
    let cursor = at
    const put = (x: number): void => {
      out[cursor++] = x
    }
    put(need === 1 ? 1 : 0)
    put(need === 2 ? 1 : 0)
    put(need > 2 ? 1 : 0)
    put(a / 4)
    put(b / 4)
    put(c / 4)
    put(total / 8)
    put(a > 1 ? 1 : 0)
    put(a > 2 ? 1 : 0)
    put(a > 3 ? 1 : 0)
    put(c > 0 ? 1 : 0)
    put(total > 3 ? 1 : 0)
    put(total > 4 ? 1 : 0)
    put(total > 7 ? 1 : 0)
    put(b > 1 ? 1 : 0)
    put(kept)
    put(now.sum / 4)
    put(now.best / 2)
    put(now.wins / 2)
    put(now.wins > 0 ? 1 : 0)
    put(next.best / 2)
    put(next.sum / 4)
    put(next.wins / 2)
    for (const k of sorted) put((ofColour[k - has.red] ?? 0) / 2)
    put((richer.sum - now.sum) / 2)
    put(later.sum / Math.max(4, deck.length))
    put((4 * later.wins) / Math.max(4, deck.length))
  }
}

const hasWays = (ways: readonly Way[]): boolean => ways.length > 0
const nextRound = standards.map(id => factsOf(id).ways).filter(hasWays)

interface Reach {
  readonly sum: number
  readonly best: number
  readonly wins: number
}

function reachOf(
  list: readonly (readonly Way[])[],
  a: number,
  b: number,
  c: number,
  need: number,
  twice: boolean,
): Reach {
  let [sum, best, wins] = [0, 0, 0]
  for (const ways of list) {
    const points = pointsFor(ways, a, b, c)
    sum += points
    if (points > best) best = points
    if (points * (twice ? 2 : 1) >= need && points > 0) wins += points >= need ? 1 : 0.5
  }
  return { sum, best, wins }
}

/** Of every seat: coins and tokens, and how they compare. After a round's last card fairy gold is home, curses are gone. */
export function coinsOf({ seats, held, unseen }: Board, out: Float64Array): void {
  const isOver = unseen.length === 0
  for (let s = 0; s < seats; s++) {
    const [at, row] = [s * COINS, s * HELD]
    const home = (held[row] as number) + (held[row + has.spent] as number)
    const fairy = isOver ? home : (held[row] as number)
    const [common, silver] = [held[row + has.common] as number, held[row + has.silver] as number]
    out[at] = fairy / 8
    out[at + 1] = common / 4
    out[at + 2] = silver / 8
    out[at + 3] = home / 8
    out[at + 4] = (fairy + common) / 10
    out[at + 5] = isOver ? 0 : (held[row + has.black] as number)
    out[at + 6] = held[row + has.amulets] as number
    out[at + 13] = silver === 0 ? 1 : 0
    out[at + 14] = fairy + common === 0 ? 1 : 0
  }
  for (let s = 0; s < seats; s++) {
    let [gold, silver, later] = [0, 0, 0]
    for (let k = 0; k < seats; k++) {
      if (k === s) continue
      const at = k * COINS
      gold = Math.max(gold, (out[at + 4] as number) * 10)
      silver = Math.max(silver, (out[at + 2] as number) * 8)
      later = Math.max(later, (out[at + 3] as number) * 8 + (out[at + 1] as number) * 4)
    }
    const at = s * COINS
    const lead = (out[at + 4] as number) * 10 - gold
    const leadOfSilver = (out[at + 2] as number) * 8 - silver
    out[at + 7] = clamp(lead, 8) / 8
    out[at + 8] = lead > 0.5 ? 1 : 0
    out[at + 9] = lead > -0.5 && lead < 0.5 ? 1 : 0
    out[at + 10] = clamp(leadOfSilver, 6) / 5
    out[at + 11] = leadOfSilver > 0.5 ? 1 : 0
    out[at + 12] = clamp((out[at + 3] as number) * 8 + (out[at + 1] as number) * 4 - later, 8) / 8
  }
}

/** What is common to all seats: the cards to come by what they do, the round, the bank. */
export function globalsOf({ seats, unseen, bank, round, options }: Board, out: Float64Array): void {
  out.fill(0)
  for (const id of unseen) {
    const { counts } = factsOf(id)
    for (let k = 0; k < KINDS; k++) out[k] = (out[k] as number) + (counts[k] as number) / 2
  }
  const { red, blue, yellow } = bank.stones
  out.set(
    [
      unseen.length / 9,
      round / 8,
      unseen.length === 0 ? 1 : 0,
      ...[seats === 3, seats === 4, seats === 5, seats >= 6].map(Number),
      (red + blue + yellow) / 20,
      bank.common / 5,
      bank.silver / 10,
      options.pointsToWin < 3 ? 1 : 0,
    ],
    KINDS,
  )
}
