import type { Bot, Note, Sight } from '#kernel/bot'
import type { Rng } from '#kernel/chance'
import type { Asks, GameEvent, Question } from '#kernel/game'
import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** One seat's copy of a match. Whatever is in it was redacted for that seat before it came. */
interface Copy {
  readonly question: Question | null
  readonly view: object
  readonly told: readonly GameEvent[]
}

/** What a bot answers from its own seat's copy, weighing `also` beside it; null if it is asked nothing, or prefers to wait. */
export function answerFrom(
  bot: Bot,
  seat: Seat,
  { question, view, told }: Copy,
  at: number,
  rng: Rng,
  note?: Note,
  also?: unknown,
): Given | null {
  if (question === null) return null
  const answer = bot({ seat, view, question, at, told, also } as Sight<object, GameEvent, Asks>, rng, note)
  return answer === null ? null : { name: question.name, answer }
}
