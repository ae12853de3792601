import { Kysely, type PostgresPool as PoolForKysely, PostgresDialect } from 'kysely'
import { migrate } from './migrations.ts'
import type { Store } from './port.ts'
import { PostgresPool } from './postgres-pool.ts'
import { postgresReader } from './postgres-reader.ts'
import { postgresWriter } from './postgres-writer.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'

/** A database that many processes use at the same time. */
export interface Postgres {
  readonly url: string
  readonly pool: PostgresPool
  /** Its `destroy` ends the pool. */
  readonly db: Kysely<Schema>
}

/** Connects when it is first used. `isPatient`: statements may take any time. */
export function openPostgres(url: string, { size = 10, isPatient = false } = {}): Postgres {
  const pool = new PostgresPool(url, { size, isPatient })
  const dialect = new PostgresDialect({ pool: pool as unknown as PoolForKysely })
  return { url, pool, db: new Kysely<Schema>({ dialect }) }
}

/** Migrations may take longer than anything else, so they have their own connection. */
async function migratePostgres(url: string): Promise<void> {
  const { db } = openPostgres(url, { size: 2, isPatient: true })
  await migrate(db).finally(() => db.destroy())
}

/** The store of a house on PostgreSQL. Closing it ends the pool. */
export async function postgresStore<T>({ url, pool, db }: Postgres): Promise<Store<T>> {
  await migratePostgres(url)
  return sqlStore<T>(db, { writeAll: postgresWriter(pool), readAll: postgresReader(pool), isShared: true })
}
