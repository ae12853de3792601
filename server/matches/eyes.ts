import { type Seat, seatsOf, type Viewer } from '#kernel/seat'
import type { MatchSitter } from '../storage/port.ts'

/** What must be known of a match to say who may see what. */
export interface SeenMatch {
  readonly sitters: readonly MatchSitter[]
  readonly isOver: boolean
  /** Whether its table does not let the reader in. */
  readonly isClosed: boolean
}

/**
 * How somebody looks at a match: at its own page or by a program; on a screen for all; or at a moment that somebody
 * shows to others, perhaps as they saw it from this seat.
 */
export type Looking = 'own' | 'screen' | { readonly shownBy: string | null; readonly seat: number | null }

/** The seat of this person. */
export function seatOf(sitters: readonly MatchSitter[], person: string | null): Seat | null {
  const seat = seatsOf(sitters.length).find(s => {
    const sitter = sitters[s]
    return sitter !== undefined && 'person' in sitter && sitter.person === person
  })
  return seat ?? null
}

/**
 * Whose eyes somebody sees a match with: those of a seat, or of the table, which sees what everybody could see; null if
 * it is not for them. Links, replays, programs, screens and notes of the board all ask here.
 *
 * | how                          | while it is played            | when it is over                            |
 * | ---------------------------- | ----------------------------- | ------------------------------------------ |
 * | at its page                  | one's own seat, or the table  | the same                                   |
 * | on a screen                  | the table                     | the same                                   |
 * | a moment in a note           | the table, if it lets them in | the table                                  |
 * | a moment from a seat         | the table, if it lets them in | that seat, if whoever shows it played there |
 */
export function eyesOf(
  { sitters, isOver, isClosed }: SeenMatch,
  reader: string | null,
  looking: Looking,
): Viewer | null {
  if (looking === 'own') return seatOf(sitters, reader) ?? 'table'
  if (looking === 'screen') return 'table'
  if (!isOver) return isClosed ? null : 'table'
  const own = looking.shownBy === null ? null : seatOf(sitters, looking.shownBy)
  return own !== null && own === looking.seat ? own : 'table'
}
