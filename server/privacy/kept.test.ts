import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindOf } from '#protocol/kept'
import { tablesOf } from '../care/house-tables.ts'
import { migrateAccounts } from '../people/account-tables.ts'
import { openSqlite, queueOf, sqliteStore } from '../storage/sqlite.ts'

test('the privacy page says something about every table of the database', async () => {
  const database = openSqlite(join(mkdtempSync(join(tmpdir(), 'kept-')), 'house.db'))
  const store = await sqliteStore(database)
  const db = queueOf(database)
  await migrateAccounts({ db, engine: 'sqlite' })
  const tables = (await tablesOf(db)).map(({ name }) => name)
  expect(tables).toContain('account_mail')
  expect(tables.filter(name => kindOf(name) === undefined)).toEqual([]) // protocol/kept.ts, and the words of the page
  await store.close()
})
