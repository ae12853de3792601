import { createHash } from 'node:crypto'
import type { AuditRow, Deed } from './order-port.ts'

/** What stands before the first entry. */
export const BEGINNING = '0'.repeat(64)

type Hashed = Omit<AuditRow, 'hash'>

const hashOf = ({ number, at, by, byName, did, about, before }: Hashed): string =>
  createHash('sha256')
    .update(JSON.stringify([before, number, at, by, byName, did, about]))
    .digest('hex')

/** The entry that comes after this one. */
export function entryAfter(last: Pick<AuditRow, 'number' | 'hash'> | undefined, deed: Deed): AuditRow {
  const entry = { ...deed, number: (last?.number ?? 0) + 1, before: last?.hash ?? BEGINNING }
  return { ...entry, hash: hashOf(entry) }
}

/** Whether an entry is as it was written, right after this one. */
export const follows = (last: Pick<AuditRow, 'number' | 'hash'> | undefined, entry: AuditRow): boolean =>
  entry.number === (last?.number ?? 0) + 1 && entry.before === (last?.hash ?? BEGINNING) && entry.hash === hashOf(entry)
