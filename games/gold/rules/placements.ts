import { of, type Seat } from '#kernel/seat'
import { adventurers } from '../cards/adventurers.ts'
import type { State } from '../types.ts'
import { lairsIn } from './strength.ts'
import type { TargetOf } from './targets.ts'

/** R3.1: any ready adventurer on any dragon. */
export const placements = (state: State, seat: Seat): readonly TargetOf<'sent'>[] =>
  adventurers
    .filter(adventurer => of(state.sides, seat).team[adventurer] === 'ready')
    .flatMap(adventurer => lairsIn(state).map(([spot]) => ({ kind: 'sent', adventurer, spot }) as const))
