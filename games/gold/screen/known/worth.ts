import type { Hoard } from '../../cards/tokens.ts'
import { pointsOf } from '../../rules/scoring.ts'
import type { State } from '../../types.ts'

/** R9.1: a hoard's value regardless of what the others have. */
export const fixedWorth = (hoard: Hoard, { options }: Pick<State, 'options'>): number =>
  pointsOf([hoard], options)[0]?.tokens ?? 0
