import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'

/** What a thread is asked: who is to answer, and what was written since it was last asked about this match. */
export interface Asked {
  readonly id: number
  readonly match: string
  /** Where the edition of the match is found; null for the game of this shelf. */
  readonly edition: string | null
  readonly game: string
  readonly options: object
  /** How many there are. */
  readonly seats: number
  /** For which of them bots answer. */
  readonly minded: readonly Seat[]
  readonly seat: Seat
  readonly bot: string
  /** Lines of the log, from this number on: they are read, and cut down to what each seat was told, in the thread. */
  readonly from: number
  readonly lines: readonly string[]
  readonly now: number
}

/** A match that is over is forgotten. */
export interface Forgotten {
  readonly forget: string
}

/** An answer, nothing yet, or the number from which the thread needs lines, for it does not know the match, or a seat of it. */
export type Thought =
  | { readonly id: number; readonly answer: Given | null }
  | { readonly id: number; readonly needs: number }
  | { readonly id: number; readonly failed: string }
