import {
  abilityBlinds,
  abilityDice,
  abilityFinds,
  abilityFlies,
  abilityGives,
  abilityLeaves,
  abilityRerolls,
  at,
  backOn,
  type Cards,
  FIRST_ABILITY,
  KINDS,
} from './cards.ts'
import type { World } from './world.ts'

/* Creatures on the table. An ability is counted from 0 here, −1 for none; on piles and in hands it is a card. */

/** R5.6 to R5.10. */
export const diceWith = ({ printedDice }: Cards, kind: number, ability: number): number =>
  ability < 0 ? at(printedDice, kind) : Math.min(5, Math.max(1, at(printedDice, kind) + at(abilityDice, ability)))
export const findsWith = ({ printedFinds }: Cards, kind: number, ability: number): number =>
  ability < 0
    ? at(printedFinds, kind)
    : at(abilityBlinds, ability) === 1
      ? 0
      : Math.min(3, at(printedFinds, kind) + at(abilityFinds, ability))
/** R6.8. */
export const rerollsWith = ({ rerolls }: Cards, kind: number, ability: number): boolean =>
  at(rerolls, kind) === 1 || (ability >= 0 && at(abilityRerolls, ability) === 1)

export const abilityOf = (w: World, seat: number, kind: number): number => at(w.abilities, seat * KINDS + kind)
export const diceOf = (w: World, seat: number, kind: number): number =>
  diceWith(w.cards, kind, abilityOf(w, seat, kind))
export const findsOf = (w: World, seat: number, kind: number): number =>
  findsWith(w.cards, kind, abilityOf(w, seat, kind))
export const mayReroll = (w: World, seat: number, kind: number): boolean =>
  rerollsWith(w.cards, kind, abilityOf(w, seat, kind))

const has = (flags: readonly number[], ability: number): boolean => ability >= 0 && at(flags, ability) === 1
export const flies = (w: World, seat: number, kind: number): boolean => has(abilityFlies, abilityOf(w, seat, kind))
export const gives = (w: World, seat: number, kind: number): boolean => has(abilityGives, abilityOf(w, seat, kind))
export const leaves = (w: World, seat: number, kind: number): boolean => has(abilityLeaves, abilityOf(w, seat, kind))

export function creaturesOf(w: World, seat: number): number {
  let all = 0
  for (let k = seat * KINDS, end = k + w.cards.kinds; k < end; k++) all += at(w.counts, k)
  return all
}

export function onTable(w: World, kind: number): number {
  let all = 0
  for (let seat = 0; seat < w.seats; seat++) all += at(w.counts, seat * KINDS + kind)
  return all
}

export function groupsOf(w: World, seat: number): number {
  let all = 0
  for (let k = seat * KINDS, end = k + w.cards.kinds; k < end; k++) if (at(w.counts, k) > 0) all++
  return all
}

export const discard = (w: World, card: number): number => (w.piles[backOn(card)] as number[]).push(card)

/** R4.8, R5.4: some creatures of a group leave, the last ones with its ability. */
export function goAway(w: World, seat: number, kind: number, count: number): void {
  const group = seat * KINDS + kind
  const left = at(w.counts, group) - count
  w.counts[group] = left
  for (let n = 0; n < count; n++) discard(w, kind)
  if (left > 0 || at(w.abilities, group) < 0) return
  discard(w, FIRST_ABILITY + at(w.abilities, group))
  w.abilities[group] = -1
}

/** Takes one such card out of a list. */
export function takeOut(cards: number[], card: number): void {
  const place = cards.indexOf(card)
  if (place >= 0) cards.splice(place, 1)
}
