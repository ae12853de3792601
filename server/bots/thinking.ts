import type { Decision } from '#kernel/bot'
import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** A bot's answer, and what it weighed if it noted that. */
export interface Thought extends Given {
  readonly decision?: Decision
}

/** A request to a thread: which seat should answer, and what was written since the last request about this match. */
export interface ThinkRequest {
  readonly id: number
  readonly match: string
  /** The file of the match's edition; null for the game of this build. */
  readonly edition: string | null
  readonly game: string
  readonly options: object
  /** The number of seats. */
  readonly seats: number
  /** The seats that bots answer for. */
  readonly minded: readonly Seat[]
  readonly seat: Seat
  readonly bot: string
  /** Lines of the log, starting at entry `from`. The thread parses them and redacts them for each seat. */
  readonly from: number
  readonly lines: readonly string[]
  readonly now: number
}

/** A match that is over and can be forgotten. */
export interface ForgetRequest {
  readonly forget: string
}

/**
 * An answer, nothing yet, or the entry from which the thread needs lines because it does not know the match or one of
 * its seats.
 */
export type ThinkReply =
  | { readonly id: number; readonly answer: Thought | null }
  | { readonly id: number; readonly needs: number }
  | { readonly id: number; readonly failed: string }
