import { remove, without } from '#games/pieces/deck'
import type { Mutable } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { map } from '#kernel/secret'
import { backOf, type CardId } from '../cards/index.ts'
import type { Kind } from '../cards/kinds.ts'
import type { Gone } from '../events.ts'
import type { Army, Fighter, Side, State } from '../types.ts'

/* Small state changes shared by several events. */

/** A card leaves the hand publicly. */
export function leaveHand(side: Mutable<Side>, card: CardId): void {
  side.hand = map(side.hand, hand => without(hand, card))
  side.backs[backOf(card)]--
}

export function discard(state: Mutable<State>, card: CardId): void {
  state.decks[backOf(card)].discards.push(card)
}

export function join({ groups }: Mutable<Side>, kind: Kind): void {
  const group = groups.find(g => g.kind === kind)
  if (group === undefined) groups.push({ kind, count: 1, ability: null })
  else group.count++
}

/** Creatures leave the table, with the ability named in the event. */
export function goAway(state: Mutable<State>, { seat, kind, count: gone, ability }: Gone): void {
  const { groups } = of(state.sides, seat)
  const group = groups.find(g => g.kind === kind)
  if (group === undefined) return
  const count = Math.min(gone, group.count)
  group.count -= count
  if (group.count === 0) remove(groups, group)
  for (let n = 0; n < count; n++) discard(state, kind)
  if (ability !== null) discard(state, ability)
}

/** A winner's gold and spoils rise and fall together. */
export function paySpoils(state: Mutable<State>, seat: Seat, amount: number): void {
  of(state.sides, seat).gold += amount
  const army = state.battle?.armies[seat]
  if (army) army.spoils += amount
}

export const sum = (dice: readonly number[]): number => dice.reduce((n, pips) => n + pips, 0)

/** The army of a seat that fights. */
export function armyIn({ battle }: Mutable<State>, seat: Seat): Mutable<Army> {
  const army = battle?.armies[seat] ?? null
  if (army === null) throw new RangeError(`seat ${seat} does not fight`)
  return army
}

export function fighterIn(
  state: Mutable<State>,
  { seat, fighter }: { readonly seat: Seat; readonly fighter: number },
): Mutable<Fighter> {
  const found = armyIn(state, seat).fighters[fighter]
  if (found === undefined) throw new RangeError(`seat ${seat} has no fighter ${fighter}`)
  return found
}
