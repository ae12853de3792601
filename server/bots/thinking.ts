import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** What a thread is asked: who is to answer, and what that seat was told since it was last asked. */
export interface Asked {
  readonly id: number
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly seat: Seat
  readonly bot: string
  /** Entries as that seat was told them, as JSON, from this number on. */
  readonly from: number
  readonly entries: readonly string[]
  readonly now: number
}

/** An answer, nothing yet, or the number from which the thread needs entries, for it has forgotten the match. */
export type Thought =
  | { readonly id: number; readonly answer: Given | null }
  | { readonly id: number; readonly needs: number }
  | { readonly id: number; readonly failed: string }
