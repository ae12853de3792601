import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'

interface User {
  readonly id: string
  readonly username: string | null
}

/** The usernames of these accounts, those of them that have one. A house that was never open has no accounts yet. */
export async function usernamesOf(
  db: Kysely<Schema>,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map()
  const query = sql<User>`select id, username from "user" where id in (${sql.join(accounts)})`
  const { rows } = await query.execute(db).catch(() => ({ rows: [] }))
  return new Map(rows.flatMap(({ id, username }) => (username === null ? [] : [[id, username] as const])))
}

/** The account with this username. */
export async function accountNamed(db: Kysely<Schema>, username: string): Promise<string | null> {
  const query = sql<User>`select id from "user" where username = ${username.toLowerCase()}`
  const { rows } = await query.execute(db).catch(() => ({ rows: [] }))
  return rows[0]?.id ?? null
}
