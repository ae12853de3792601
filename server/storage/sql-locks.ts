import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/* Locks of PostgreSQL by name. They end with the transaction. */

export const lockOf = (name: string): RawBuilder<unknown> => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/** Waits until no other transaction holds the lock of this name. */
export async function holdLock(transaction: Kysely<Schema>, name: string): Promise<void> {
  await sql`select ${lockOf(name)}`.execute(transaction)
}
