import { join } from 'node:path'
import { auditGallery } from '#trials/chaos/audit-gallery'
import type { Hearsay } from '#trials/chaos/hearsay'
import { KeptLogs } from '#trials/chaos/kept-log'
import type { Court } from './judging.ts'

/** How long a match may have been over without being counted, in milliseconds. */
const PATIENCE = 5000

/** Every card of the older house hangs in the newer one, and matches with guests are counted, whichever began them. */
export function judgeGallery({ books, data, build }: Court, { wall }: Hearsay): void {
  const { wrong, figures } = auditGallery(KeptLogs.inFile(join(data, 'wyrmtavern.db')), wall, {
    closed: Date.now(),
    patience: PATIENCE,
    isRead: ({ header: { edition, game }, moves }) => edition === build.games[game]?.edition && moves.length === 0,
  })
  for (const { fault, where } of wrong) books.problem('the gallery', `${fault}: ${where}`)
  books.withGuests = figures.withGuests
  if (figures.counted === 0) books.problem('the gallery', 'no match with guests was counted')
}
