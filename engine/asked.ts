import type { BySeat, Seat } from '#kernel/seat'

/** By seat: after which entry it was asked, and when; null if it is not asked. */
export type AskedSince = BySeat<{ readonly since: number; readonly at: number } | null>

/** What an entry changes: who wrote it (null if no seat did), whether that seat's time had run out, and who is asked now. */
export interface Change {
  readonly seq: number
  readonly at: number
  readonly by: Seat | null
  readonly ranOut: boolean
  readonly asked: BySeat<boolean>
  /** By seat, whether its question has changed. */
  readonly anew?: BySeat<boolean>
  /**
   * Thinking time is not charged: a clock of the rules ran, or answers were sealed and the time used would reveal who
   * answered when.
   */
  readonly isFree?: boolean
  /** Whether answers are sealed from now on. */
  readonly isSealed?: boolean
}

/** A seat that answered, or has a new question, is asked from now on. For all others nothing changes. */
export const askedAfter = (before: AskedSince, { seq, at, by, asked, anew = [] }: Change): AskedSince =>
  asked.map((isAsked, seat) => {
    const was = before[seat] ?? null
    if (!isAsked) return null
    return was === null || seat === by || anew[seat] === true ? { since: seq, at } : was
  })
