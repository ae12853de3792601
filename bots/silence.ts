import { type Entry, type Match, type Refusal, submit } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/* Everybody waits for somebody else, and no clock of the rules runs: whoever is asked first is taken to be silent. */

export const whoIsSilent = (match: Match, order: readonly Seat[]): Seat | null =>
  order.find(seat => match.game.choice(match.state, seat) !== null) ?? null

/** What silence means, as an answer. */
export function silence(match: Match, seat: Seat, at: number): Entry | Refusal | null {
  const question = match.game.choice(match.state, seat)
  return question === null ? null : submit(match, seat, { name: question.name, answer: question.ask.idle }, at)
}
