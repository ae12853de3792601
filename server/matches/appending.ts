import type { Edition } from '#editions/edition'
import type { Act, Batch } from '#engine/batch'
import type { Seat } from '#kernel/seat'
import { winnersOf } from '#kernel/winners'
import { endingOf } from '../history/ending.ts'
import type { Appended, StoredMatch } from '../storage/port.ts'
import type { Attendance } from './attendance.ts'
import { dueOf } from './due.ts'

/** A snapshot is stored after this many entries, so that a long log need not be read from its start. */
const PAGE = 40

interface Played {
  readonly version: number
  readonly kept: StoredMatch
  readonly edition: Edition
  readonly editionName: string
}

/** What to append to the log for a batch, with a snapshot now and then. */
export function appendedOf(
  { match, written, situation: { attendance, result } }: Batch<Attendance>,
  { version, kept, edition, editionName }: Played,
): Appended {
  const [first, ...rest] = written
  if (first === undefined) throw new RangeError('there is nothing to write')
  const hasPage = written.some(({ seq }) => seq % PAGE === PAGE - 1)
  return {
    match: kept.id,
    version: version + 1,
    entries: [first, ...rest],
    due: dueOf(match, kept, attendance),
    attendance: JSON.stringify(attendance),
    over: result !== null,
    ...(result !== null && { winners: winnersOf(result), ending: endingOf(kept.sitters, result, attendance) }),
    ...(hasPage && { page: { ...edition.kernel.snapshotOf(match), edition: editionName } }),
  }
}

/** An act of the house itself. */
export const byItself = (by: Seat | null, ranOut: boolean, decide: Act['decide']): Act => ({
  by,
  command: null,
  had: null,
  ranOut,
  decide,
})
