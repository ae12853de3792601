import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import type { Store } from './port.ts'
import { openPostgres, postgresStore } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite, queueOf, sqliteStore } from './sqlite.ts'

const folder = temporaryFolder()

const engines: Record<string, () => Promise<{ readonly store: Store; readonly db: Kysely<Schema> }>> = {
  SQLite: async () => {
    const database = openSqlite(join(folder, 'house.db'))
    return { store: await sqliteStore(database), db: queueOf(database) }
  },
  ...(hasPostgres && {
    PostgreSQL: async () => {
      const opened = openPostgres(await freshDatabase())
      return { store: await postgresStore(opened), db: opened.db }
    },
  }),
}

describe.each(Object.entries(engines))('the audit log in %s', (name, open) => {
  test('the database itself refuses to change or delete an entry', async () => {
    const { store, db } = await open()
    await store.order.words.put(['x'], { at: 1, by: null, byName: null, did: 'words', about: '{}' })
    const before = await store.order.audit.from(1, 9)
    const attempts = [
      sql`update order_audit set did = 'nothing'`,
      sql`update order_audit set hash = hash where number = 1`,
      sql`delete from order_audit`,
      ...(name === 'PostgreSQL'
        ? [sql`truncate order_audit`]
        : [sql`insert or replace into order_audit select * from order_audit`]),
    ]
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow(/the audit log cannot be changed/)
    expect(await store.order.audit.from(1, 9)).toEqual(before)
    await store.close()
  })
})
