import { of, type Seat } from '#kernel/seat'
import type { State, Talks } from '../types.ts'
import { clocks } from './clocks.ts'

/* What a bargain and the Market share: R5.10 to R5.12, R7.8. */

/** R12.11: whether this seat may make another offer. */
export const mayStillOffer = ({ options }: State, { made }: Talks, seat: Seat): boolean =>
  of(made, seat) < clocks[options.clock].offers

/** What this seat can take back. */
export function takenBack({ offers, accepts }: Talks, seat: Seat): readonly ('offer' | 'acceptance')[] {
  const own = offers.some(offer => offer.by === seat) ? (['offer'] as const) : []
  return of(accepts, seat) === null ? own : [...own, 'acceptance']
}
