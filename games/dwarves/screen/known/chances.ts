import { of, rivalsOf, type Seat, seatsOf } from '#kernel/seat'
import { type BattleId, battleOf } from '../../cards/battles.ts'
import type { Kind } from '../../cards/kinds.ts'
import { creatureCount, diceOf, effectOn, findsOf, mayReroll } from '../../rules/groups.ts'
import { listed, strongest } from '../../rules/muster.ts'
import { added, chancesToWin, chanceToWin, type Sums, sumsOf, sumsWithReroll, surely } from '../../rules/odds.ts'
import type { Side, State } from '../../types.ts'

/*
 * Chances to win as anybody at the table could compute them, from dice already rolled and dice still to come. They do
 * not depend on anybody's hand. A seat that has not chosen yet is assumed to send its strongest.
 */

const sumsOfKind = (side: Side, kind: Kind): Sums =>
  mayReroll(side, kind) ? sumsWithReroll(diceOf(side, kind)) : sumsOf(diceOf(side, kind))

const sumsOfAll = (side: Side, some: readonly Kind[]): Sums =>
  some.reduce((all, kind) => added(all, sumsOfKind(side, kind)), surely(0))

const strongestOf = (side: Side, limit: number): readonly Kind[] =>
  listed(strongest(side, Math.min(limit, creatureCount(side))))

/** What a seat may reach in a battle of this size; null if it cannot send anybody. */
function sumsAt(view: State, seat: Seat, limit: number): Sums | null {
  const side = of(view.sides, seat)
  if (creatureCount(side) === 0) return null
  const army = view.battle?.armies[seat] ?? null
  if (army === null) return sumsOfAll(side, strongestOf(side, limit))
  const left = army.fighters.filter(({ dice }) => dice.length === 0)
  return added(
    surely(army.strength),
    sumsOfAll(
      side,
      left.map(({ kind }) => kind),
    ),
  )
}

const limitOf = ({ battle }: State): number => (battle === null ? 0 : battleOf(battle.card).limit)

const rivalSums = (view: State, seat: Seat): readonly Sums[] =>
  rivalsOf(view.sides, seat)
    .map(rival => sumsAt(view, rival, limitOf(view)))
    .filter(sums => sums !== null)

/** If this seat sends these into the current battle. */
export const chanceWith = (view: State, seat: Seat, sent: readonly Kind[]): number =>
  chanceToWin(sumsOfAll(of(view.sides, seat), sent), rivalSums(view, seat))

/** For each seat, if this battle were played now; null for seats that cannot send anybody. */
export function chancesIn(view: State, card: BattleId): readonly (number | null)[] {
  const sums = seatsOf(view.sides.length).map(seat => sumsAt(view, seat, battleOf(card).limit))
  const chances = chancesToWin(sums.filter(each => each !== null))
  let next = 0
  return sums.map(each => (each === null ? null : (chances[next++] ?? 0)))
}

/** This seat's chance to win if it rerolls one die that shows `face`; with null, if it keeps all dice. */
export function chanceAfter(view: State, seat: Seat, face: number | null): number {
  const mine = sumsAt(view, seat, limitOf(view)) ?? surely(0)
  if (face === null) return chanceToWin(mine, rivalSums(view, seat))
  return chanceToWin(added(mine.slice(face), sumsOf(1)), rivalSums(view, seat))
}

/** How much treasure these are likely to find, for their owner and (R5.13) for others. */
export function findsExpected(side: Side, sent: readonly Kind[]): { readonly kept: number; readonly given: number } {
  const sum = (some: readonly Kind[]): number => some.reduce((n, kind) => n + findsOfKind(side, kind), 0)
  const gives = (kind: Kind): boolean => effectOn(side, kind).gives === true
  return { kept: sum(sent.filter(kind => !gives(kind))), given: sum(sent.filter(gives)) }
}

/** R6.8: as for the chance to win, the lowest die is rerolled if it shows 3 or less: any find does. */
function findsOfKind(side: Side, kind: Kind): number {
  const [dice, each] = [diceOf(side, kind), findsOf(side, kind) / 6]
  const found = dice * each
  if (!mayReroll(side, kind)) return found
  const lost = 1 - (1 - each) ** dice
  const again = 1 - (1 / 2) ** dice
  return found - lost + again * each
}
