import { effectOf } from '../cards/abilities.ts'
import type { Kind } from '../cards/kinds.ts'
import { diceOf, findsOf, groupOf, mayReroll } from '../rules/groups.ts'
import type { Side } from '../types.ts'

/* The values greedy@1 assigns, in gold. */

/** A creature, by its dice, its finds and the effect of its ability. */
export function creatureWorth(side: Side, kind: Kind): number {
  const { gives, leaves, flies } = effectOf(groupOf(side, kind)?.ability ?? null)
  const found = (diceOf(side, kind) * findsOf(side, kind)) / 6
  const worth = 0.2 + 0.2 * diceOf(side, kind) + 0.5 * (gives ? -found : found) + (mayReroll(side, kind) ? 0.2 : 0)
  return (leaves ? 0.4 : 1) * worth + (flies ? 0.2 : 0)
}

/** A battle takes at most five, so further creatures are worth less and less. */
const byPlace = [1, 0.95, 0.9, 0.8, 0.7, 0.4, 0.3, 0.2]

const known = new WeakMap<Side, number>()

/** The value of everything in front of a seat, where the best count most. A view never changes, so each side is computed once. */
export function sideWorth(side: Side): number {
  const worth = known.get(side) ?? byBest(side)
  known.set(side, worth)
  return worth
}

const byBest = (side: Side): number =>
  side.groups
    .flatMap(({ kind, count }) => Array<number>(count).fill(creatureWorth(side, kind)))
    .sort((a, b) => b - a)
    .reduce((total, worth, place) => total + worth * (byPlace[place] ?? 0.1), 0)
