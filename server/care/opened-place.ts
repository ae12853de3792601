import { type Kysely, sql } from 'kysely'
import { migrateAccounts } from '../people/account-tables.ts'
import { migrate } from '../storage/migrations.ts'
import { openPostgres } from '../storage/postgres.ts'
import type { Schema } from '../storage/schema.ts'
import { openSqlite, queueOf } from '../storage/sqlite.ts'
import { isEmpty } from '../storage/sqlite-opening.ts'
import { databaseIn, type HousePlace, shown } from './house-place.ts'
import { holdFolder } from './lock.ts'

/* The databases of houses, opened without a house: to move, to back up and to restore. */

/**
 * Opens the database at a place and closes it afterwards. A data folder is locked meanwhile; on PostgreSQL everything
 * uses one connection. Nothing is migrated.
 */
export async function within<T>(place: HousePlace, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  if (place.engine === 'postgres') {
    const { db } = openPostgres(place.url, { size: 1, isPatient: true })
    const ready = sql`select 1`.execute(db).catch(error => {
      throw new Error(`${shown(place)} cannot be used (${error.message || error.code})`)
    })
    return ready.then(() => db.connection().execute(work)).finally(() => db.destroy())
  }
  const letGo = holdFolder(place.folder)
  try {
    const db = queueOf(openSqlite(databaseIn(place.folder)))
    return await work(db).finally(() => db.destroy())
  } finally {
    letGo()
  }
}

/** Makes or extends all tables of this version of the house. */
export async function migrateAll(db: Kysely<Schema>, engine: HousePlace['engine']): Promise<void> {
  await migrate(db)
  await migrateAccounts({ db, engine })
}

/** The names of all tables there, of whatever program. */
export async function tableNames(db: Kysely<Schema>): Promise<readonly string[]> {
  return (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name)
}

/** Whether a house was ever opened on it. */
export const hasHouse = async (db: Kysely<Schema>): Promise<boolean> =>
  (await tableNames(db)).includes('kysely_migration')

/** Whether there is a database in the data folder. Makes none. */
export const isThere = (place: HousePlace): boolean => place.engine === 'postgres' || !isEmpty(databaseIn(place.folder))
