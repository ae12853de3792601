import type { Replica } from '#client/replica'
import type { Game, Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'

/** What a seat was asked before an entry, and the table as it saw it then. */
export interface AskedThen {
  readonly question: Question
  readonly view: object
}

/** From a seat's own copy of the match; null if it was asked nothing. */
export function askedBefore(game: Game, copy: Replica, seq: number, seat: Seat): AskedThen | null {
  const { view } = copy.upTo(seq - 1)
  const question = game.choice(view, seat)
  return question === null ? null : { question, view }
}

/** The last entry with an answer of this seat after one moment and up to another; null if there is none. */
export const lastAnswerOf = ({ entries }: Replica, seat: Seat, after: number, upTo: number): number | null =>
  entries.findLast(
    ({ seq, by }) => seq > after && seq <= upTo && typeof by === 'object' && 'seat' in by && by.seat === seat,
  )?.seq ?? null
