import type { Counts } from '#kernel/question'
import { of, rivalsOf, type Seat, seatsOf } from '#kernel/seat'
import { type Battle, type BattleId, battleOf } from '../cards/battles.ts'
import type { Kind } from '../cards/kinds.ts'
import { creatureCount, diceOf, findsOf, mayReroll } from '../rules/groups.ts'
import { listed, strongest } from '../rules/muster.ts'
import { added, chancesToWin, chanceToWin, type Sums, sumsOf, sumsWithReroll, surely } from '../rules/odds.ts'
import type { Army, Side, State } from '../types.ts'
import { creatureWorth } from './worth.ts'

/** What creatures of one kind roll. */
const sumsFor = (side: Side, kind: Kind): Sums =>
  mayReroll(side, kind) ? sumsWithReroll(diceOf(side, kind)) : sumsOf(diceOf(side, kind))

const counted = new Map<string, Sums>()

/** What several creatures roll together. The same dice keep coming up, so each result is cached. */
function sumsOfAll(side: Side, chosen: readonly Kind[]): Sums {
  const dice = chosen.map(kind => `${diceOf(side, kind)}${mayReroll(side, kind) ? 'r' : ''}`)
  const key = dice.sort().join(' ')
  const sums = counted.get(key) ?? chosen.reduce((all, kind) => added(all, sumsFor(side, kind)), surely(0))
  counted.set(key, sums)
  return sums
}

/** What an army in battle still has to roll. */
const toRoll = (side: Side, { fighters }: Army): Sums =>
  sumsOfAll(
    side,
    fighters.filter(({ dice }) => dice.length === 0).map(({ kind }) => kind),
  )

/** What a seat may roll in a battle of this size: with the army it sent, or otherwise with its strongest. */
function sumsAt(view: State, seat: Seat, limit: number): Sums {
  const side = of(view.sides, seat)
  const army = view.battle?.armies[seat] ?? null
  if (army !== null) return added(surely(army.strength), toRoll(side, army))
  return sumsOfAll(side, listed(strongest(side, Math.min(limit, creatureCount(side)))))
}

/** What this seat can expect from a battle, in gold: its gains minus its losses, with its strongest creatures. */
export interface Prospect {
  readonly chance: number
  readonly gold: number
}

/** What this seat's rivals may roll in a battle of this size. */
const rivalSums = (view: State, seat: Seat, limit: number): readonly Sums[] =>
  rivalsOf(view.sides, seat).map(rival => sumsAt(view, rival, limit))

function prospectOf(side: Side, rivals: readonly Sums[], chosen: Counts<Kind>, award: number): Prospect {
  const mine = listed(chosen)
  const chance = chanceToWin(sumsOfAll(side, mine), rivals)
  const found = mine.reduce((n, kind) => n + (diceOf(side, kind) * findsOf(side, kind)) / 6, 0)
  const most = Math.max(...mine.map(kind => diceOf(side, kind)))
  const loss = Math.min(...mine.filter(k => diceOf(side, k) === most).map(k => creatureWorth(side, k)))
  return { chance, gold: chance * (award + found - loss) }
}

/** R6.3: starts with the strongest, and swaps one creature at a time as long as that helps. */
export function bestFighters(
  view: State,
  seat: Seat,
  { limit, award }: Battle,
): Prospect & { readonly chosen: Counts<Kind> } {
  const side = of(view.sides, seat)
  const rivals = rivalSums(view, seat, limit)
  const rated = (chosen: Counts<Kind>) => ({ chosen, ...prospectOf(side, rivals, chosen, award) })
  let best = rated(strongest(side, Math.min(limit, creatureCount(side))))
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const chosen of swaps(side, best.chosen)) {
      const other = rated(chosen)
      if (other.gold <= best.gold + 1e-9) continue
      best = other
      isBetter = true
      break
    }
  }
  return best
}

/** The same with one creature swapped for another. */
function* swaps(side: Side, chosen: Counts<Kind>): Generator<Counts<Kind>> {
  for (const { kind: out } of side.groups)
    for (const { kind: into, count } of side.groups) {
      const [less, more] = [(chosen[out] ?? 0) - 1, (chosen[into] ?? 0) + 1]
      if (out !== into && less >= 0 && more <= count) yield { ...chosen, [out]: less, [into]: more }
    }
}

/** Each seat's chance to win a battle that has not been played yet, if all send their strongest. */
export function chancesIn(view: State, card: BattleId): readonly number[] {
  const { limit } = battleOf(card)
  return chancesToWin(seatsOf(view.sides.length).map(seat => sumsAt(view, seat, limit)))
}

/** The chance to win the battle being rolled if this seat had this much more strength. */
export function chanceWith(view: State, seat: Seat, more: number): number {
  const army = view.battle?.armies[seat] ?? null
  if (army === null) return 0
  const mine = added(surely(army.strength + more), toRoll(of(view.sides, seat), army))
  return chanceToWin(mine, rivalSums(view, seat, 0))
}
