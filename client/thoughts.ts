import type { Decision } from '#kernel/bot'
import type { Seat } from '#kernel/seat'

/** What a bot weighed before the answer in this entry. It is told only after the end of the match. */
export interface BotThought {
  readonly seq: number
  readonly seat: Seat
  readonly bot: string
  readonly decision: Decision
}
