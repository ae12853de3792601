import type { Kysely } from 'kysely'
import { holdFolder } from '../care/lock.ts'
import type { Config } from '../config.ts'
import { NewerDatabase } from './migrations.ts'
import type { Store } from './port.ts'
import { openPostgres, postgresStore } from './postgres.ts'
import type { Schema } from './schema.ts'
import { mustBeHere, NotHere } from './sql-house.ts'
import { openSqlite, queueOf, sqliteStore } from './sqlite.ts'

/** The store of a house, and the queries of its engine for the accounts, which are in the same database. */
export interface OpenStore<T> {
  readonly store: Store<T>
  readonly db: Kysely<Schema>
  readonly engine: 'sqlite' | 'postgres'
  /** Why something failed: the error itself, unless the server is away by now. */
  reasonOf(error: unknown): Promise<unknown>
  close(): Promise<void>
}

/** What the configuration says about where a house keeps its data. */
type Place = Pick<Config, 'data' | 'database' | 'databaseUrl' | 'databasePool'>

/** Opens the store, creates it if it is new, and finds out whether it can be written. */
export const openStore = <T>(place: Place): Promise<OpenStore<T>> =>
  place.databaseUrl === null ? inFile<T>(place) : onServer<T>(place.databaseUrl, place.databasePool)

/** While it is open, the data folder is locked. */
async function inFile<T>({ data, database: file }: Place): Promise<OpenStore<T>> {
  const letGo = holdFolder(data)
  try {
    const database = openSqlite(file)
    const store = await sqliteStore<T>(database)
    const db = queueOf(database)
    await mustBeHere(db, data)
    return { store, db, engine: 'sqlite', reasonOf: async error => error, close: () => store.close().finally(letGo) }
  } catch (error) {
    letGo()
    throw error
  }
}

/** PostgreSQL cannot be used. The message says where it is, why not and what to do. */
export class NoDatabase extends Error {}

async function onServer<T>(url: string, size: number): Promise<OpenStore<T>> {
  const postgres = openPostgres(url, { size })
  try {
    const store = await postgresStore<T>(postgres)
    await mustBeHere(postgres.db, 'PostgreSQL')
    const reasonOf = (error: unknown): Promise<unknown> =>
      store.touch().then(
        () => error,
        problem => new NoDatabase(unreachable(url, problem)),
      )
    return { store, db: postgres.db, engine: 'postgres', reasonOf, close: () => store.close() }
  } catch (error) {
    await postgres.db.destroy()
    throw error instanceof NewerDatabase || error instanceof NotHere
      ? error
      : new NoDatabase(unreachable(url, error as NodeJS.ErrnoException))
  }
}

/** One sentence without the password, which may be in the address. */
function unreachable(url: string, { message, code }: NodeJS.ErrnoException): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname} cannot be used (${message || code}): check DATABASE_URL and the server`
}
