import type { Rng } from './chance.ts'
import type { Asks, Game, GameEvent, Question } from './game.ts'
import type { Given } from './match.ts'
import { redact, type Seen } from './redact.ts'
import type { Seat } from './seat.ts'

/** A bot is a seat: it gets what a seat gets, its question, and dice of its own. */
export type Bot<S extends object = object, A extends Asks = Asks> = (
  seat: Seat,
  view: Seen<S>,
  question: Question<A>,
  rng: Rng,
) => unknown

/** The only way to a bot: it never meets more than the view of its seat. Null if the seat is not asked. */
export function consult<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  bot: Bot<S, A>,
  game: Game<S, E, A, O>,
  state: S,
  seat: Seat,
  rng: Rng,
): Given | null {
  const view = redact(state, seat)
  const question = game.choice(view, seat)
  return question === null ? null : { name: question.name, answer: bot(seat, view, question, rng) }
}
