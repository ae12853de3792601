import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSqlite, sqliteStore } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a first opening that is interrupted anywhere does not keep the house from opening later', async () => {
  let [cuts, isCut] = [0, true]
  for (; isCut; cuts++) {
    const file = join(folder, `${cuts}.db`)
    const database = openSqlite(file)
    const { prepare } = database
    let left = cuts
    database.prepare = sql => {
      if (left-- === 0) throw new Error('cut short')
      return prepare.call(database, sql)
    }
    isCut = await sqliteStore(database).then(
      () => false,
      () => true,
    )
    database.prepare = prepare
    database.close()
    const store = await sqliteStore(openSqlite(file))
    expect(await store.matches.find('nothing')).toBeNull()
    await store.close()
  }
  expect(cuts).toBeGreaterThan(20)
})

test('people from before there were crests are still known, and can choose one', async () => {
  const file = join(folder, 'old.db')
  const store = await sqliteStore(openSqlite(file))
  const ana = { id: 'p', name: 'Ana', account: 'a', since: 1 }
  await store.people.put(ana)
  await store.close()
  const old = openSqlite(file)
  old.exec('ALTER TABLE people DROP COLUMN crest')
  old.exec("DELETE FROM kysely_migration WHERE name = '005-crests'")
  old.close()

  const now = await sqliteStore(openSqlite(file))
  expect(await now.people.find('p')).toEqual(ana)
  await now.people.put({ ...ana, crest: { face: 'fox', colour: 'sky' } })
  expect((await now.people.find('p'))?.crest).toEqual({ face: 'fox', colour: 'sky' })
  await now.close()
})
