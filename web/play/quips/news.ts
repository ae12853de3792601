import { type Bookmark, between } from '#ui/bookmark'
import type { TableSeen } from '#ui/table'

/** If more has happened at once, the viewer has been away. */
const NEWS = 2

/** How far somebody has heard the match, and at which moment of its past they looked last. */
export interface Heard {
  readonly bookmark: Bookmark
  readonly past: number | null
}
type Table = Pick<TableSeen, 'bookmark' | 'isLive' | 'isHeld' | 'have'> & {
  readonly live: Pick<TableSeen['live'], 'entries'>
}

/** The entries that may be spoken about now, and what has been heard then. None while something is still being shown. */
export function newsAt(table: Table, heard: Heard): { readonly seqs: readonly number[]; readonly heard: Heard } {
  const { live, bookmark, isLive, isHeld, have } = table
  if (isHeld) return { seqs: [], heard }
  if (!isLive) return { seqs: heard.past === have ? [] : [have], heard: { ...heard, past: have } }
  const seqs = between(live.entries, heard.bookmark, bookmark).map(({ seq }) => seq)
  // Whoever comes late has still seen everybody sit down.
  return { seqs: seqs.length > NEWS ? seqs.filter(seq => seq === 0) : seqs, heard: { bookmark, past: null } }
}
