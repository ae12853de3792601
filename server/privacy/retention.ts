import type { Kept } from '../config.ts'
import type { Accounts } from '../people/accounts.ts'
import type { Store } from '../storage/port.ts'

export interface RetentionParams {
  readonly keep: Kept
  readonly store: Pick<Store, 'accounts' | 'people' | 'chat' | 'order'>
  readonly accounts: Pick<Accounts, 'idleGuests'>
  readonly now: () => number
}

const DAY = 86_400_000
const AT_ONCE = 100
/** Names are limited by the month. */
export const MONTH = 30 * DAY

/** Deletes what the host does not want to keep any longer, and secrets that are too old. */
export async function retain({ keep, store, accounts, now }: RetentionParams): Promise<void> {
  const before = (days: number): number => now() - days * DAY
  await store.accounts.secrets.clear(now())
  await store.accounts.renames.clear(now() - MONTH)
  if (keep.chat > 0) await store.chat.clear(before(keep.chat))
  if (keep.reports > 0) await store.order.reports.clear(before(keep.reports))
  if (keep.guests === 0) return
  for (const account of await accounts.idleGuests(before(keep.guests), AT_ONCE)) {
    const person = await store.people.byAccount(account)
    if (person !== null) await store.accounts.departures.ask(person.id, now(), now())
  }
}
