import type { Result } from './game.ts'
import { type BySeat, type Seat, seatsOf } from './seat.ts'

/** The seats that have won. */
export const winnersOf = ({ ranking }: Result): readonly Seat[] =>
  seatsOf(ranking.length).filter(seat => ranking[seat] === 1)

/** How much of the win each seat has: a shared win counts in equal parts. */
export function sharesOfWin(ranking: Result['ranking']): BySeat<number> {
  const winners = ranking.filter(rank => rank === 1).length
  return ranking.map(rank => (rank === 1 ? 1 / winners : 0))
}
