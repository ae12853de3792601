import type { SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { migrate } from './migrations.ts'
import type { Store } from './port.ts'
import type { Schema } from './schema.ts'
import { newEpochIn } from './sql-house.ts'
import { sqlStore } from './sql-store.ts'
import type { Database } from './sqlite-database.ts'
import { sqliteWriter } from './sqlite-writer.ts'

export { openSqlite } from './sqlite-opening.ts'

/** More than our number of different queries. A limit, so that queries built at run time do not pile up. */
const STATEMENTS = 500

function statementOf(database: Database, sql: string) {
  const statement = database.prepare(sql)
  const onlyReads = sql.startsWith('select')
  /** A statement that returns rows may also have written. */
  const done = <T>(result: T): T => {
    if (!onlyReads && !database.isTransaction) database.committed()
    return result
  }
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => done(statement.all(...(values as SQLInputValue[]))),
    run: (values: readonly unknown[]) => done(statement.run(...(values as SQLInputValue[]))),
    iterate: (values: readonly unknown[]) =>
      statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
  }
}

/** Node's SQLite with the interface Kysely expects. Each query is prepared once. */
function forKysely(database: Database) {
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

/** SQLite has transactional schema changes, unlike Kysely's default: an interrupted migration leaves nothing behind. */
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

const queues = new WeakMap<Database, Kysely<Schema>>()

/** The only queue of an open database. Any other access could end up inside somebody's transaction. */
export function queueOf(database: Database): Kysely<Schema> {
  const known = queues.get(database)
  if (known !== undefined) return known
  const queue = new Kysely<Schema>({ dialect: new Dialect({ database: forKysely(database) }) })
  queues.set(database, queue)
  return queue
}

export async function sqliteStore<T>(database: Database): Promise<Store<T>> {
  const db = queueOf(database)
  await migrate(db)
  if (database.isStrange) await newEpochIn(db)
  return sqlStore<T>(db, { writeAll: sqliteWriter(database, db), isShared: false })
}
