import { type CharacterId, standards } from '../../cards/characters.ts'
import { type Colour, colours } from '../../cards/steps.ts'
import { type Board, HELD, has } from './board.ts'
import { boonsWorth } from './boons.ts'
import { factsOf, KINDS, pointsFor, type Way } from './reach.ts'

/** What the value net reads of a table. Stones, points and cards stay as they are while bids are weighed; coins do not. */
export const STEADY = 29
export const COINS = 15
export const GLOBALS = KINDS + 11

const clamp = (x: number, most: number): number => (x > most ? most : Math.max(x, -most))

/** Of every seat: points, stones, and what the cards to come could give for them. */
export function steadyOf(board: Board, out: Float64Array): void {
  const { seats, held, unseen, deck, options } = board
  const toCome = waysIn(unseen)
  const inDeck = waysIn(deck)
  const ofColour = stonesIn(unseen)
  const many = Math.max(4, deck.length)
  for (let s = 0; s < seats; s++) {
    const row = s * HELD
    const need = options.pointsToWin - (held[row + has.points] as number)
    const kept = held[row + has.kept] as number
    const [first, second, third] = sorted(held, row)
    const [a, b, c] = [held[row + first] as number, held[row + second] as number, held[row + third] as number]
    const total = a + b + c
    let cursor = s * STEADY
    out[cursor++] = need === 1 ? 1 : 0
    out[cursor++] = need === 2 ? 1 : 0
    out[cursor++] = need > 2 ? 1 : 0
    out[cursor++] = a / 4
    out[cursor++] = b / 4
    out[cursor++] = c / 4
    out[cursor++] = total / 8
    out[cursor++] = a > 1 ? 1 : 0
    out[cursor++] = a > 2 ? 1 : 0
    out[cursor++] = a > 3 ? 1 : 0
    out[cursor++] = c > 0 ? 1 : 0
    out[cursor++] = total > 3 ? 1 : 0
    out[cursor++] = total > 4 ? 1 : 0
    out[cursor++] = total > 7 ? 1 : 0
    out[cursor++] = b > 1 ? 1 : 0
    out[cursor++] = kept
    reach(toCome, a, b, c, need, kept > 0)
    const now = reached.sum
    out[cursor++] = now / 4
    out[cursor++] = reached.best / 2
    out[cursor++] = reached.wins / 2
    out[cursor++] = reached.wins > 0 ? 1 : 0
    reach(nextRound, a, b, c, need, kept > 0)
    out[cursor++] = reached.best / 2
    out[cursor++] = reached.sum / 4
    out[cursor++] = reached.wins / 2
    out[cursor++] = (ofColour[first - has.red] ?? 0) / 2
    out[cursor++] = (ofColour[second - has.red] ?? 0) / 2
    out[cursor++] = (ofColour[third - has.red] ?? 0) / 2
    reach(toCome, a + 1, b, c, need, kept > 0)
    out[cursor++] = (reached.sum - now) / 2
    reach(inDeck, a, b, c, need, kept > 0)
    out[cursor++] = reached.sum / many
    out[cursor++] = (4 * reached.wins) / many
  }
}

/** The colours from the one with most stones to the one with fewest; of equal ones red first, then blue. */
function sorted(held: Float64Array, row: number): readonly [number, number, number] {
  const [red, blue, yellow] = [
    held[row + has.red] as number,
    held[row + has.blue] as number,
    held[row + has.yellow] as number,
  ]
  if (red >= blue) {
    if (blue >= yellow) return [has.red, has.blue, has.yellow]
    return red >= yellow ? [has.red, has.yellow, has.blue] : [has.yellow, has.red, has.blue]
  }
  if (red >= yellow) return [has.blue, has.red, has.yellow]
  return blue >= yellow ? [has.blue, has.yellow, has.red] : [has.yellow, has.blue, has.red]
}

/** Of the cards that give points: how. */
function waysIn(cards: readonly CharacterId[]): readonly (readonly Way[])[] {
  const list: (readonly Way[])[] = []
  for (const id of cards) {
    const { ways } = factsOf(id)
    if (ways.length > 0) list.push(ways)
  }
  return list
}
const nextRound = waysIn(standards)

/** How many stones of each colour the cards give. */
function stonesIn(cards: readonly CharacterId[]): readonly number[] {
  const count = [0, 0, 0]
  for (const id of cards)
    for (const stone of factsOf(id).stones) {
      const colour = colours.indexOf(stone as Colour)
      if (colour >= 0) count[colour] = (count[colour] as number) + 1
    }
  return count
}

/** What `reach` found: it is called hundreds of times for one bid. */
const reached = { sum: 0, best: 0, wins: 0 }

function reach(list: readonly (readonly Way[])[], a: number, b: number, c: number, need: number, twice: boolean): void {
  let [sum, best, wins] = [0, 0, 0]
  for (const ways of list) {
    const points = pointsFor(ways, a, b, c)
    sum += points
    if (points > best) best = points
    if (points * (twice ? 2 : 1) >= need && points > 0) wins += points >= need ? 1 : 0.5
  }
  reached.sum = sum
  reached.best = best
  reached.wins = wins
}

/** Of every seat: coins and tokens, and how they compare. After a round's last card fairy gold is home, curses are gone. */
export function coinsOf(board: Board, out: Float64Array): void {
  const { seats, held, unseen } = board
  const isOver = unseen.length === 0
  for (let s = 0; s < seats; s++) {
    const [at, row] = [s * COINS, s * HELD]
    const home = (held[row] as number) + (held[row + has.spent] as number)
    const fairy = isOver ? home : (held[row] as number)
    const [common, silver] = [held[row + has.common] as number, held[row + has.silver] as number]
    const lent = isOver ? 0 : boonsWorth(board, row, fairy + common)
    out[at] = (fairy + lent) / 8
    out[at + 1] = common / 4
    out[at + 2] = silver / 8
    out[at + 3] = home / 8
    out[at + 4] = (fairy + common + lent) / 10
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
