import { of, type Seat, seatsOf } from '#kernel/seat'
import type { State } from './types.ts'

/** The seats that are still in the game (R5.19). */
export const presentSeats = ({ sides }: State): readonly Seat[] =>
  seatsOf(sides.length).filter(seat => !of(sides, seat).left)

/** All seats clockwise, this one first. */
export const clockwiseFrom = ({ sides }: State, first: Seat): readonly Seat[] =>
  seatsOf(sides.length).map(i => ((first + i) % sides.length) as Seat)

/** R1.7: the next who is still in the game. */
export const nextSeat = (state: State, seat: Seat): Seat =>
  clockwiseFrom(state, seat).find(s => s !== seat && !of(state.sides, s).left) ?? seat
