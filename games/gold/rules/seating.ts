import { clockwiseFrom, of, type Seat, seatsOf } from '#kernel/seat'
import type { State } from '../types.ts'

/** The seats that are still in the game (R5.19). */
export const presentSeats = ({ sides }: State): readonly Seat[] =>
  seatsOf(sides.length).filter(seat => !of(sides, seat).left)

/** R1.7: the next seat still in the game. */
export const nextSeat = ({ sides }: State, seat: Seat): Seat =>
  clockwiseFrom(sides, seat).find(s => s !== seat && !of(sides, s).left) ?? seat
