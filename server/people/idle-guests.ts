import { sql } from 'kysely'
import type { AccountParams } from './auth-options.ts'

/** Accounts of guests that are older than this, and of which no session was used since. */
export async function idleGuestsIn(
  { db, engine }: Pick<AccountParams, 'db' | 'engine'>,
  before: number,
  most: number,
): Promise<readonly string[]> {
  const time = engine === 'postgres' ? new Date(before) : new Date(before).toISOString()
  const guest = engine === 'postgres' ? sql`u."isAnonymous"` : sql`u."isAnonymous" = 1`
  const { rows } = await sql<{ readonly id: string }>`
    select u.id from "user" u where ${guest} and u."createdAt" < ${time}
    and not exists (select 1 from session s where s."userId" = u.id and s."updatedAt" >= ${time})
    order by u."createdAt" limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
