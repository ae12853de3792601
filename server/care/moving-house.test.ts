import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '#cli/testing'
import { temporaryFolder } from '#testkit/folder'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { dumpOf } from '#trials/moving/dump'
import { fillHouse } from '#trials/moving/full-house'
import { verifyAudit } from '../order/audit.ts'
import { openStore } from '../storage/opening.ts'
import { mark, NotHere, unmark } from '../storage/sql-house.ts'
import { databaseIn, type HousePlace } from './house-place.ts'
import { type Moved, moveHouse } from './moving-house.ts'
import { within } from './opened-place.ts'
import { backUpPostgres, restoreToPostgres } from './postgres-backup.ts'

const configOf = (place: HousePlace) => ({
  data: place.engine === 'sqlite' ? place.folder : temporaryFolder(),
  database: place.engine === 'sqlite' ? databaseIn(place.folder) : '',
  databaseUrl: place.engine === 'postgres' ? place.url : null,
  databasePool: 2,
})
const newFolder = () => ({ engine: 'sqlite', folder: temporaryFolder() }) as const
const newDatabase = async () => ({ engine: 'postgres', url: await freshDatabase() }) as const

/** Stops after this many chunks, as if somebody had pulled the plug. */
const move = (
  from: HousePlace,
  to: HousePlace,
  { keeps = false, chunks = Number.POSITIVE_INFINITY } = {},
): Promise<Moved> => {
  let left = chunks
  const copied = (): void => {
    if (left-- <= 0) throw new Error('interrupted')
  }
  return moveHouse(from, to, keeps, { begin: () => {}, copied })
}
const epochOf = async (place: HousePlace): Promise<string> => {
  const { store, close } = await openStore(configOf(place))
  await close()
  return store.matches.epoch
}

describe.skipIf(!hasPostgres)('a house that moves', () => {
  const home = newFolder()
  let dump: Readonly<Record<string, string>>
  beforeAll(async () => {
    await fillHouse(configOf(home), 4)
    dump = dumpOf(databaseIn(home.folder))
    expect(Object.keys(dump)).toContain('passkey')
  })

  test('to PostgreSQL and back is the same, and the places it has left say where it went', async () => {
    const [away, again, third] = [await newDatabase(), newFolder(), newFolder()]
    const epoch = await epochOf(home)
    dump = dumpOf(databaseIn(home.folder))
    const there = await move(home, away, { keeps: true })
    expect(there.isIdentical).toBe(true)
    expect(there.tables.every(({ rows, table }) => rows > 0 || table === 'verification')).toBe(true)
    expect(there.to).not.toContain('@')
    const back = await move(away, again)
    expect(back.tables).toEqual(there.tables)
    expect(dumpOf(databaseIn(again.folder))).toEqual(dump)
    await expect(openStore(configOf(away))).rejects.toThrow(NotHere)
    await expect(openStore(configOf(away))).rejects.toThrow(`the house was moved from PostgreSQL to ${again.folder}`)
    await expect(move(away, third)).rejects.toThrow(`to ${again.folder}`)
    await expect(move(home, away)).rejects.toThrow('there is already a house')
    expect(await epochOf(again)).toBe(epoch)
  })

  test('notes of its board are found where it is now, and go on with the next number', async () => {
    const [away, again] = [await newDatabase(), newFolder()]
    const found = async (place: HousePlace): Promise<readonly number[]> => {
      const { store, close } = await openStore(configOf(place))
      const words = [{ forms: ['дракон'], prefix: null }]
      const notes = await store.board.notes.search({ words }, null, 99)
      await close()
      return notes.map(({ number }) => number)
    }
    await move(home, away, { keeps: true })
    const there = await found(away)
    expect(there).toHaveLength(38) // of 40 one is hidden, and one was changed
    const { store, close } = await openStore(configOf(away))
    const more = { draft: 'more', by: 'p0', at: 1, text: 'x', words: 'дракон', isNewcomers: false }
    expect(await store.board.notes.answer('thread-1', more, null)).toMatchObject({ number: 41 })
    await close()
    await move(away, again)
    expect(await found(again)).toEqual([41, ...there])
  })

  test('its chat goes on with the next number', async () => {
    const away = await newDatabase()
    await move(home, away, { keeps: true })
    const { store, close } = await openStore(configOf(away))
    expect(await store.chat.say('t0', { at: 1, by: 'p0', text: 'Here!' })).toBe(31)
    expect((await store.people.find('p1'))?.crest).toEqual({ face: 'fox', colour: 'sky' })
    await close()
    const again = newFolder()
    await move(away, again)
    const there = await openStore(configOf(again))
    expect(await there.store.chat.say('t0', { at: 1, by: 'p0', text: 'Back!' })).toBe(32)
    await there.close()
  })

  test('its audit log is whole there, goes on, and cannot be changed', async () => {
    const away = await newDatabase()
    await move(home, away, { keeps: true })
    const { store, db, close } = await openStore(configOf(away))
    const { entries, broken } = await verifyAudit(store.order.audit)
    expect([entries > 0, broken]).toEqual([true, null])
    await store.order.words.put([], { at: 1, by: null, byName: null, did: 'words', about: '{}' })
    expect((await verifyAudit(store.order.audit)).entries).toBe(entries + 1)
    await expect(sql`delete from order_audit`.execute(db)).rejects.toThrow('cannot be changed')
    await close()
  })

  test('can be interrupted anywhere and goes on; until then it does not open', async () => {
    const away = await newDatabase()
    for (const chunks of [0, 1, 7, 20]) {
      await expect(move(home, away, { keeps: true, chunks })).rejects.toThrow('interrupted')
      await expect(openStore(configOf(away))).rejects.toThrow(`PostgreSQL is an incomplete copy of ${home.folder}`)
    }
    await expect(backUpPostgres(away.url, join(temporaryFolder(), 'b.db'))).rejects.toThrow('incomplete copy')
    dump = dumpOf(databaseIn(home.folder))
    expect((await move(home, away, { keeps: true })).isIdentical).toBe(true)
    const again = newFolder()
    for (const chunks of [2, 11]) await expect(move(away, again, { chunks })).rejects.toThrow('interrupted')
    await expect(openStore(configOf(again))).rejects.toThrow('is an incomplete copy of postgres://')
    await move(away, again)
    expect(dumpOf(databaseIn(again.folder))).toEqual(dump)
  })

  test('and was interrupted at the very end, between leaving and arriving, arrives', async () => {
    const [away, again] = [await newDatabase(), newFolder()]
    await move(home, away, { keeps: true })
    const { from } = await move(away, again)
    await within(again, db => mark(db, 'moving', from))
    await expect(openStore(configOf(again))).rejects.toThrow(NotHere)
    expect((await move(away, again)).isIdentical).toBe(true)
    await (await openStore(configOf(again))).close()
  })

  test('and was open between two attempts arrives as it is now', async () => {
    const [away, own] = [await newDatabase(), newFolder()]
    await fillHouse(configOf(own), 2)
    await expect(move(own, away, { chunks: 25 })).rejects.toThrow('interrupted')
    const { store, close } = await openStore(configOf(own))
    await store.people.put({ id: 'p0', name: 'Another name', account: 'other', since: 1 })
    await store.mutes.unmute('p0', 'p1')
    await store.order.words.put([], { at: 1, by: null, byName: null, did: 'words', about: '{}' })
    await close()
    expect((await move(own, away)).isIdentical).toBe(true)
    await expect(openStore(configOf(own))).rejects.toThrow('the house was moved from')
  })

  test('needs a house, a closed one, and an empty place', async () => {
    const [one, other] = [await newDatabase(), await newDatabase()]
    await expect(move(one, newFolder())).rejects.toThrow('there is no house in postgres://')
    await expect(move(newFolder(), one)).rejects.toThrow('there is no house in')
    await expect(move(one, other)).rejects.toThrow('are of one kind')
    await within(other, db => sql`create table mugs (id int)`.execute(db))
    await expect(move(home, other)).rejects.toThrow('has tables of another program: name an empty database')
    const running = await openStore(configOf(one))
    await expect(move(one, newFolder())).rejects.toThrow(/is in use \(.+\): close all nodes/)
    await running.close()
    const here = await openStore(configOf(home))
    await expect(move(home, one)).rejects.toThrow('is in use by a house')
    await here.close()
    await expect(move(home, { engine: 'postgres', url: 'postgres://ana:swordfish@127.0.0.1:1/x' })).rejects.toThrow(
      'postgres://127.0.0.1:1/x cannot be used',
    )
  })

  test('is backed up while it runs, and restored into an empty database with another epoch', async () => {
    const [away, empty, copy] = [await newDatabase(), await newDatabase(), join(temporaryFolder(), 'copy.db')]
    await move(home, away, { keeps: true })
    const node = await openStore(configOf(away))
    await backUpPostgres(away.url, copy)
    await node.close()
    await expect(backUpPostgres(away.url, copy)).rejects.toThrow('overwrites nothing')
    await expect(restoreToPostgres(copy, away.url)).rejects.toThrow('there is already a house')
    await restoreToPostgres(copy, empty.url)
    expect(await epochOf(empty)).not.toBe(await epochOf(away))
    const [before, after] = [newFolder(), newFolder()]
    await move(away, before)
    await move(empty, after)
    const { house: _, ...all } = dumpOf(databaseIn(after.folder))
    expect(dumpOf(databaseIn(before.folder))).toMatchObject(all)
  })
})

describe.skipIf(!hasPostgres)('move is a command', () => {
  const { DATA } = process.env
  const home = newFolder()
  beforeAll(async () => {
    await fillHouse(configOf(home), 1)
    process.env.DATA = home.folder
  })
  afterAll(() => {
    if (DATA === undefined) delete process.env.DATA
    else process.env.DATA = DATA
  })

  test('that moves the house of the environment and prints what it compared', async () => {
    const url = await freshDatabase()
    const { code, stdout, stderr } = await run(['move', '--to', url, '--json'])
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ from: home.folder, isIdentical: true })
    const opened = await run(['serve'])
    expect([opened.code, opened.stderr]).toEqual([
      2,
      `serve: the house was moved from ${home.folder} to ${url.replace('postgres@', '')}: set DATABASE_URL or DATA to that place\n`,
    ])
    await within(home, db => unmark(db, 'moved'))
    const again = await run(['move', '--to', url])
    expect([again.code, again.stderr]).toEqual([
      2,
      `move: there is already a house in ${url.replace('postgres@', '')}: name an empty database\n`,
    ])
  })

  test.each([[['abcdefghijkl']], [[]], [['--to', 'mysql://x']]])('and refuses %j', async args => {
    const { code, stderr } = await run(['move', ...args])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^move: .*expected .*\n$/)
  })
})
