import { type Entry, type Match, type Refusal, submit } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** Submits the idle answer; null if the seat has no question. */
export function silence(match: Match, seat: Seat, at: number): Entry | Refusal | null {
  const question = match.game.choice(match.state, seat)
  return question === null ? null : submit(match, seat, { name: question.name, answer: question.ask.idle }, at)
}
