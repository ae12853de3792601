import { strengths } from '../cards/adventurers.ts'
import { dragonOf } from '../cards/dragons.ts'
import { blade, objects } from '../magic/cards.ts'
import type { Attacker, Lair, Spot, State } from '../types.ts'

export const strengthOf = (lair: Lair): number => dragonOf(lair.dragon).strength + lair.draught

/** R10.10: a Keen Blade counts only on its own dragon. */
export const attackOf = (attacker: Attacker, lair: Lair): number =>
  strengths[attacker.adventurer] + (attacker.blade === lair.dragon ? objects[blade].adds : 0)

export const sumOn = (state: State, spot: Spot, lair: Lair): number =>
  (state.attackers[spot] ?? []).reduce((sum, attacker) => sum + attackOf(attacker, lair), 0)

/** The spots with a dragon. */
export const lairsIn = ({ row }: State): readonly (readonly [Spot, Lair])[] =>
  row.flatMap((lair, spot) => (lair === null ? [] : [[spot, lair] as const]))
