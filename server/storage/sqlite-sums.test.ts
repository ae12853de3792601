import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { Damage } from '../care/damage.ts'
import type { Store } from './port.ts'
import { openSqlite, sqliteStore } from './sqlite.ts'
import { wrongIn } from './sqlite-whole.ts'

const folder = temporaryFolder()

let [file, count] = ['', 0]
beforeEach(() => {
  file = join(folder, `${count++}.db`)
})

const words = (n: number): string => `word number ${n} `.repeat(40)
async function say(store: Store, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) await store.chat.say('room', { at: n, by: 'ana', text: words(n) })
}
const opened = (): Promise<Store> => sqliteStore(openSqlite(file))
/** Opens a house there and counts everything that was said. */
async function heard(): Promise<number> {
  const store = await opened()
  const said = await store.chat.since('room', 0, 10_000)
  await store.close()
  return said.length
}
/** Copies the files as they are now: what a kill would leave. */
function killed(of = ['', '-wal', '-sums']): void {
  const from = file
  file = join(folder, `${count++}.db`)
  for (const end of of) if (existsSync(from + end)) copyFileSync(from + end, file + end)
}

test('a changed letter is noticed', async () => {
  const store = await opened()
  await say(store, 0, 50)
  await store.close()
  const bytes = readFileSync(file)
  bytes[bytes.indexOf('word number 17 ')] = 'W'.charCodeAt(0)
  writeFileSync(file, bytes)
  const tells = `${file} is damaged (pages that differ from what was written: 1 of ${bytes.length / 4096}): restore a backup with npm run restore -- FILE, or delete ${file}-sums to open what is left of it`
  expect(() => openSqlite(file)).toThrow(new Damage(tells))
  rmSync(`${file}-sums`)
  expect(await heard()).toBe(50)
})

test('a database that is empty or missing where there was one is not taken for a new one', async () => {
  await (await opened()).close()
  writeFileSync(file, '')
  expect(() => openSqlite(file)).toThrow(
    /is empty, although there was a house here: .* delete .*-sums to start a new house/,
  )
  rmSync(file)
  expect(() => openSqlite(file)).toThrow(/is missing, although there was a house here/)
  rmSync(`${file}-sums`)
  expect(await heard()).toBe(0)
})

test('a house that was killed finds everything it had written, even if another program has opened the file meanwhile', async () => {
  const store = await opened()
  for (const upTo of [30, 400, 900]) {
    await say(store, upTo === 30 ? 0 : upTo === 400 ? 30 : 400, upTo)
    const living = file
    killed()
    expect(wrongIn(file)).toBe(null)
    expect(await heard()).toBe(upTo)
    file = living
    killed()
    const other = new DatabaseSync(file)
    other.exec('SELECT count(*) FROM chat')
    other.close() // which checkpoints the log into the file
    expect(existsSync(`${file}-wal`)).toBe(false)
    expect(await heard()).toBe(upTo)
    file = living
  }
  await store.close()
})

test('a database from elsewhere gets a new epoch', async () => {
  const store = await opened()
  const { epoch } = store.matches
  await store.close()
  killed()
  const here = await opened()
  expect(here.matches.epoch).toBe(epoch)
  await here.close()
  killed([''])
  const elsewhere = await opened()
  expect(elsewhere.matches.epoch).not.toBe(epoch)
  await elsewhere.close()
})

test('checksums lost in a power cut are recomputed from the log', async () => {
  await (await opened()).close()
  const store = await opened()
  copyFileSync(`${file}-sums`, `${file}-old`)
  await say(store, 0, 40)
  const living = file
  copyFileSync(`${file}-old`, join(folder, `${count}.db-sums`))
  killed(['', '-wal'])
  expect(await heard()).toBe(40)
  file = living
  await store.close()
})

test('a truncated or missing log has lost acknowledged data, which is noticed', async () => {
  const store = await opened()
  await say(store, 0, 60)
  const living = file
  for (const harm of [
    () => truncateSync(`${file}-wal`, 30 * 4120),
    () => writeFileSync(`${file}-wal`, readFileSync(`${file}-wal`).fill(7, 90_000, 90_064)),
  ]) {
    killed()
    harm()
    expect(() => openSqlite(file)).toThrow(/valid pages in its log: only \d+ of \d+/)
    file = living
  }
  killed(['', '-sums'])
  expect(() => openSqlite(file)).toThrow(/pages that differ from what was written/)
  file = living
  await store.close()
})

test('damaged checksums are named', async () => {
  await (await opened()).close()
  const whole = readFileSync(`${file}-sums`)
  for (const sums of [whole.subarray(0, 4096), whole.subarray(0, 7), Buffer.from(whole).fill(7, 20, 24)]) {
    writeFileSync(`${file}-sums`, sums)
    expect(() => openSqlite(file)).toThrow(`(its checksums in ${file}-sums are damaged)`)
  }
  rmSync(`${file}-sums`)
  expect(await heard()).toBe(0)
})

test('a database that gains and loses many pages stays intact', async () => {
  const database = openSqlite(file)
  database.exec('CREATE TABLE things (id INTEGER PRIMARY KEY, thing BLOB)')
  for (let n = 0; n < 60; n++) {
    database.exec('BEGIN')
    for (let k = 0; k < 40; k++) database.prepare('INSERT INTO things (thing) VALUES (randomblob(?))').run(9000)
    database.exec(`DELETE FROM things WHERE id % 3 = ${n % 3} AND id > ${n * 20}`)
    database.exec(n % 5 === 4 ? 'ROLLBACK' : 'COMMIT')
    database.committed()
    if (n % 10 === 0) expect(wrongIn(file)).toBe(null)
  }
  database.close()
  expect(wrongIn(file)).toBe(null)
  openSqlite(file).close()
})
