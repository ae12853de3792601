import type { Result } from './game.ts'
import { type Seat, seatsOf } from './seat.ts'

/** The seats that have won. */
export const winnersOf = ({ ranking }: Result): readonly Seat[] =>
  seatsOf(ranking.length).filter(seat => ranking[seat] === 1)
