import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/* What a store knows about itself, by name. */

async function put(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('house')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function epochIn(db: Kysely<Schema>): Promise<string> {
  const query = db.selectFrom('house').select('value').where('name', '=', 'epoch')
  return (await query.executeTakeFirstOrThrow()).value
}

export const newEpochIn = (db: Kysely<Schema>): Promise<void> => put(db, 'epoch', randomBytes(6).toString('base64url'))

export const touchIn = (db: Kysely<Schema>): Promise<void> => put(db, 'touched', new Date().toISOString())
