import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/* What a store knows about itself, by name. */

/** `moving`: from where it is being copied; it is not complete yet. `moved`: where the house went, and is now. */
export const MARKS = ['moving', 'moved'] as const
export type Marks = { readonly [name in (typeof MARKS)[number]]?: string }

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

export async function marksIn(db: Kysely<Schema>): Promise<Marks> {
  const rows = await db.selectFrom('house').selectAll().where('name', 'in', MARKS).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export const mark = (db: Kysely<Schema>, name: keyof Marks, value: string): Promise<void> => put(db, name, value)

export async function unmark(db: Kysely<Schema>, name: keyof Marks): Promise<void> {
  await db.deleteFrom('house').where('name', '=', name).execute()
}

/** The database is not that of a house: it was moved away, or has not arrived completely. */
export class NotHere extends Error {}

/**
 * Throws if nobody may play here. It writes first: while a house is being moved away from PostgreSQL that is not
 * possible.
 */
export async function mustBeHere(db: Kysely<Schema>, place: string): Promise<void> {
  await touchIn(db)
  const { moving, moved } = await marksIn(db)
  if (moving !== undefined)
    throw new NotHere(`${place} is an incomplete copy of ${moving}: run the same npm run move or npm run restore again`)
  if (moved !== undefined)
    throw new NotHere(`the house was moved from ${place} to ${moved}: set DATABASE_URL or DATA to that place`)
}
