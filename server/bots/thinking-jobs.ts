import type { Seat } from '#kernel/seat'

/*
 * A bot's turn as a job for workers. It names the match and the seat, and holds nothing that anybody may not know: a
 * worker reads the match from the store, and writes the answer there.
 */

export const QUEUE = 'wyrmtavern-bots'

export interface ThinkingJob {
  readonly match: string
  readonly seat: Seat
  /** The last entry that the node knew. */
  readonly entry: number
  readonly ahead: number
  readonly isLast: boolean
}

/** The same bot asked the same thing again is the same job, whichever node asks. */
export const jobIdOf = ({ match, entry, seat }: ThinkingJob, tries: number): string =>
  [match, entry, seat, tries].join('.')
