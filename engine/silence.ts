import type { Given, Match } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** The answer of a seat that says nothing. */
export function silence({ game, state }: Match, seat: Seat): Given {
  const question = game.choice(state, seat)
  return { name: question?.name ?? '', answer: question?.ask.idle }
}
