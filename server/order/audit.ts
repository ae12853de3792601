import { follows } from '../storage/audit-hash.ts'
import type { AuditRow, AuditStore } from '../storage/order-port.ts'

/** Entries read at a time. */
const SOME = 500

/** How the audit log is: how many entries, the hash of the last, and the first that is not as it was written. */
export interface AuditFound {
  readonly entries: number
  readonly head: string | null
  readonly broken: number | null
}

/**
 * Reads all of it. Whoever can write to the database without the house could cut off its end: so a host may note the
 * hash of an entry and look for it later.
 */
export async function verifyAudit({ from }: Pick<AuditStore, 'from'>): Promise<AuditFound> {
  let last: AuditRow | undefined
  for (;;) {
    const some = await from((last?.number ?? 0) + 1, SOME)
    for (const entry of some) {
      if (!follows(last, entry)) return { entries: last?.number ?? 0, head: last?.hash ?? null, broken: entry.number }
      last = entry
    }
    if (some.length < SOME) return { entries: last?.number ?? 0, head: last?.hash ?? null, broken: null }
  }
}
