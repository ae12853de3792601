import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { makeFolder } from '../folder.ts'
import { migrate } from './migrations.ts'
import type { Store } from './port.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'
import { sqliteWriter } from './sqlite-writer.ts'

/** More different queries than we have; texts that are made up at run time shall not pile up. */
const STATEMENTS = 500

function statementOf(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
    run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
    iterate: (values: readonly unknown[]) =>
      statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
  }
}

/** Node's own SQLite in the shape that Kysely knows. A query is prepared once. */
function forKysely(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof statementOf>>()
  return {
    prepare(sql: string) {
      const known = statements.get(sql) ?? statementOf(database, sql)
      if (statements.size >= STATEMENTS) statements.clear()
      statements.set(sql, known)
      return known
    },
    close: () => database.close(),
  }
}

/** SQLite can take back a change of its schema, though Kysely does not know: a migration that is cut short leaves nothing behind. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/** One file, opened so that what is committed is on disk. */
export function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') makeFolder(dirname(file))
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  return database
}

const queues = new WeakMap<DatabaseSync, Kysely<Schema>>()

/** The one queue of an open database. Whoever asks it otherwise would speak in the middle of somebody's transaction. */
export function queueOf(database: DatabaseSync): Kysely<Schema> {
  const known = queues.get(database)
  if (known !== undefined) return known
  const queue = new Kysely<Schema>({ dialect: new Dialect({ database: forKysely(database) }) })
  queues.set(database, queue)
  return queue
}

export async function sqliteStore<T>(database: DatabaseSync): Promise<Store<T>> {
  const db = queueOf(database)
  await migrate(db)
  return sqlStore<T>(db, sqliteWriter(database, db))
}
