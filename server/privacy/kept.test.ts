import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptKinds, kindOf } from '#protocol/kept'
import { temporaryFolder } from '#testkit/folder'
import { tablesOf } from '../care/house-tables.ts'
import { migrateAccounts } from '../people/account-tables.ts'
import { openSqlite, queueOf, sqliteStore } from '../storage/sqlite.ts'
import type { Table } from '../tables/table.ts'
import { partsOf } from './parts.ts'

const newDatabase = () => openSqlite(join(temporaryFolder(), 'house.db'))

test('the privacy page says something about every table of the database', async () => {
  const database = newDatabase()
  const store = await sqliteStore(database)
  const db = queueOf(database)
  await migrateAccounts({ db, engine: 'sqlite' })
  const tables = (await tablesOf(db)).map(({ name }) => name)
  expect(tables).toContain('account_mail')
  expect(tables.filter(name => kindOf(name) === undefined)).toEqual([]) // protocol/kept.ts, and the words of the page
  await store.close()
})

test('whatever the privacy page is about, a part or the account exports and forgets it', async () => {
  const store = await sqliteStore<Table>(newDatabase())
  const ofParts = partsOf(store, { forget: async () => undefined }).map(({ kind }) => kind)
  const ofTheAccount = ['account', 'sessions', 'mail', 'leaving'] // everything.ts, departures.ts
  expect(new Set([...ofTheAccount, ...ofParts])).toEqual(new Set(keptKinds))
  await store.close()
})
