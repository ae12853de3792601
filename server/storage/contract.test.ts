import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Header } from '#kernel/file'
import { seedFrom } from '#kernel/seed'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { ben } from '#testkit/table'
import { memoryStore } from './memory.ts'
import type { Appended, MatchRecord, Store, StoredLine } from './port.ts'
import { openPostgres, postgresStore } from './postgres.ts'
import { openSqlite, sqliteStore } from './sqlite.ts'

type Doc = { readonly says: string }

const header: Header = {
  wyrmtavern: 1,
  game: 'auction',
  rules: 1,
  cards: 'c',
  names: ['Ana', 'Ben'],
  options: {},
  words: [],
  commitment: 'x',
}
const record = (id: string): MatchRecord => ({
  id,
  table: 't',
  sitters: [{ person: 'p' }, { bot: 'random@1' }],
  pace: { kind: 'live', bank: 60, increment: 5, cap: 90 },
  header,
  seed: seedFrom(id),
  began: 7,
})
const written = (seq: number, more: Partial<StoredLine> = {}): StoredLine => ({
  seq,
  line: `{"seq":${seq}}`,
  command: null,
  ...more,
})
const entry = (match: string, seq: number, more: Partial<Appended> = {}): Appended => ({
  match,
  version: seq + 1,
  entries: [written(seq)],
  due: null,
  attendance: '{}',
  over: false,
  ...more,
})

/** What every implementation of the store must do. */
function keepsTheContract(
  title: string,
  open: () => Promise<Store<Doc>>,
  reopen: (() => Promise<Store<Doc>>) | null,
  isHere = true,
): void {
  describe.skipIf(!isHere)(title, () => {
    let store: Store<Doc>
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    test('a match is found as it began, with its first entry', async () => {
      await store.matches.begin(record('m'), entry('m', 0, { due: 5, attendance: '[1]' }))
      expect(await store.matches.find('m')).toEqual({
        ...record('m'),
        due: 5,
        attendance: '[1]',
        over: false,
        moves: [],
        version: 1,
        last: 0,
      })
      expect(await store.matches.lines('m', 0)).toEqual(['{"seq":0}'])
      expect(await store.matches.find('n')).toBe(null)
      expect(await store.matches.lines('n', 0)).toEqual([])
    })

    test('a match is moved to another edition by an entry that follows the last, and by no other', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      expect(await store.matches.move(entry('m', 2), 'e')).toBe(false)
      expect(await store.matches.move(entry('m', 1, { due: 9 }), 'e')).toBe(true)
      expect(await store.matches.move(entry('m', 1), 'f')).toBe(false)
      expect(await store.matches.append(entry('m', 2))).toBe(true)
      expect(await store.matches.find('m')).toMatchObject({ moves: [{ from: 1, edition: 'e' }] })
      expect(await store.matches.lines('m', 0)).toEqual(['{"seq":0}', '{"seq":1}', '{"seq":2}'])
    })

    test('an edition is stored verbatim', async () => {
      await store.editions.put('e', 'auction', 'const “ж” = 1\n', 1)
      await store.editions.put('e', 'auction', 'const “ж” = 1\n', 2)
      expect(await store.editions.find('e')).toBe('const “ж” = 1\n')
      expect(await store.editions.find('f')).toBe(null)
    })

    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
    const page = (build: string, editions: readonly string[], part: string) => ({
      build,
      editions,
      document: bytes(build),
      parts: new Map([
        ['/assets/shared.js', bytes('shared')],
        [part, bytes(part)],
      ]),
    })

    test('an edition is shown by the newest page that can show it, and every file is found', async () => {
      await store.pages.put(page('one', ['e', 'f'], '/assets/1.js'), 1)
      await store.pages.put(page('two', ['f', 'g'], '/assets/2.js'), 2)
      const shown = async (edition: string): Promise<string> =>
        String(Buffer.from((await store.pages.document(edition)) ?? []))
      expect(await Promise.all(['e', 'f', 'g', 'h'].map(shown))).toEqual(['one', 'two', 'two', ''])
      expect(Buffer.from((await store.pages.part('/assets/1.js')) ?? []).toString()).toBe('/assets/1.js')
      expect(await store.pages.part('/assets/3.js')).toBe(null)
      expect(await store.pages.touch('one', 3)).toBe(true)
      expect(await store.pages.touch('three', 3)).toBe(false)
    })

    test('a match begins once', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      await expect(store.matches.begin(record('m'), entry('m', 0))).rejects.toThrow()
      expect(await store.matches.lines('m', 0)).toHaveLength(1)
    })

    test('of two entries with the same number one is appended, and the other is refused', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      const two = ['one', 'two'].map(line =>
        store.matches.append(entry('m', 1, { entries: [written(1, { line })], attendance: line })),
      )
      const done = await Promise.all(two)
      expect(done.filter(Boolean)).toHaveLength(1)
      const [, kept] = await store.matches.lines('m', 0)
      expect(kept).toBe(done[0] ? 'one' : 'two')
      expect((await store.matches.find('m'))?.attendance).toBe(kept)
      expect(await store.matches.append(entry('m', 1))).toBe(false)
      expect(await store.matches.append(entry('m', 3))).toBe(false)
      expect(await store.matches.append(entry('n', 1))).toBe(false)
    })

    test('a person’s finished matches are found, the last ended first, whatever has become of the table', async () => {
      const line = (seq: number, at: number) => written(seq, { line: `{"seq":${seq},"at":${at}}` })
      for (const id of ['m', 'n', 'o']) await store.matches.begin(record(id), entry(id, 0))
      const q = { ...record('q'), sitters: [{ person: 'q' }, { bot: 'random@1' }] }
      await store.matches.begin(q, entry('q', 0))
      for (const [id, at] of [
        ['n', 50],
        ['m', 90],
        ['q', 70],
      ] as const)
        await store.matches.append(
          entry(id, 1, { entries: [line(1, at - 1), line(2, at)], over: true, winners: [ben] }),
        )
      await store.matches.append(entry('o', 1, { entries: [line(1, 99)] }))
      const found = async (person: string, most: number) =>
        (await store.matches.finished(person, most)).map(({ match: { id }, ended }) => [id, ended])
      expect(await found('p', 9)).toEqual([
        ['m', 90],
        ['n', 50],
      ])
      expect(await found('p', 1)).toEqual([['m', 90]])
      expect(await found('q', 9)).toEqual([['q', 70]])
      expect((await store.matches.finished('q', 1))[0]?.winners).toEqual([1])
      expect((await store.matches.finished('q', 1))[0]?.match).toEqual(await store.matches.find('q'))
      expect(await found('nobody', 9)).toEqual([])
    })

    test('entries appended together are written all or none', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      expect(await store.matches.append(entry('m', 1, { entries: [written(1), written(2), written(3)], due: 7 }))).toBe(
        true,
      )
      expect(await store.matches.lines('m', 0)).toHaveLength(4)
      expect(await store.matches.append(entry('m', 3, { version: 3, entries: [written(3), written(4)] }))).toBe(false)
      expect(await store.matches.lines('m', 0)).toHaveLength(4)
      expect(await store.matches.find('m')).toMatchObject({ due: 7 })
      expect(await store.matches.attend('m', 3, '[]', null)).toBe(true)
      expect(await store.matches.append(entry('m', 4, { version: 3 }))).toBe(false)
      expect(await store.matches.append(entry('m', 4, { version: 4 }))).toBe(true)
    })

    test('the attendance is that of the last entry, even when many are written together', async () => {
      for (const id of ['m', 'n']) await store.matches.begin(record(id), entry(id, 0, { due: 1 }))
      const all = [1, 2, 3].flatMap(seq => [
        entry('m', seq, { due: 10 + seq }),
        entry('n', seq, { due: null, over: seq === 3 }),
      ])
      expect(await Promise.all(all.map(each => store.matches.append(each)))).toEqual(all.map(() => true))
      expect(await store.matches.find('m')).toMatchObject({ due: 13, over: false })
      expect(await store.matches.find('n')).toMatchObject({ due: null, over: true })
      expect((await store.matches.findAll(['n', 'nowhere', 'm'])).map(({ id }) => id).sort()).toEqual(['m', 'n'])
      expect(await store.matches.findAll([])).toEqual([])
      expect(await store.matches.lines('m', 2)).toEqual(['{"seq":2}', '{"seq":3}'])
      expect(await store.matches.lines('m', 1, 2)).toEqual(['{"seq":1}', '{"seq":2}'])
    })

    test('who is waited for can change without an entry, if nobody has written one meanwhile', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      expect(await store.matches.attend('m', 2, 'away', 9)).toBe(true)
      expect(await store.matches.find('m')).toMatchObject({ attendance: 'away', due: 9, version: 2 })
      expect(await store.matches.attend('m', 2, 'late', null)).toBe(false)
      expect(await store.matches.append(entry('m', 1, { version: 2 }))).toBe(false)
      expect(await store.matches.attend('n', 2, 'nowhere', null)).toBe(false)
      expect(await store.matches.find('m')).toMatchObject({ attendance: 'away', due: 9, version: 2, last: 0 })
    })

    test('what others wrote is told with the attendance of the same moment', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      await store.matches.append(entry('m', 1, { entries: [written(1, { command: '0 a' }), written(2)] }))
      await store.matches.attend('m', 3, 'away', null)
      const all = { version: 3, last: 2, attendance: 'away' }
      const second = { seq: 1, line: '{"seq":1}', command: '0 a' }
      await store.matches.begin(record('k'), entry('k', 0))
      const [some, none, nowhere, other] = await Promise.all([
        store.matches.newer('m', 1),
        store.matches.newer('m', 3),
        store.matches.newer('n', 0),
        store.matches.newer('k', 0),
      ])
      expect(some).toEqual({ ...all, lines: [second, written(2)] })
      expect(none).toEqual({ ...all, lines: [] })
      expect(nowhere).toBe(null)
      expect(other).toMatchObject({ version: 1, last: 0, lines: [written(0)] })
      expect(await store.matches.versions(['m', 'n'])).toEqual(new Map([['m', 3]]))
      expect(await store.matches.versions([])).toEqual(new Map())
    })

    test('due matches are claimed once, the longest due first, and again when the claim is over', async () => {
      for (const [id, due] of [
        ['a', 30],
        ['b', 10],
        ['c', 20],
        ['d', null],
      ] as const)
        await store.matches.begin(record(id), entry(id, 0, { due }))
      expect(await store.matches.claim(9, 10, 50)).toEqual([])
      expect(await store.matches.claim(20, 1, 50)).toEqual(['b'])
      expect(await store.matches.claim(20, 10, 50)).toEqual(['c'])
      expect(await store.matches.claim(49, 10, 60)).toEqual(['a'])
      expect(await store.matches.claim(50, 10, 70)).toEqual(['b', 'c'])
      await store.matches.append(entry('b', 1, { due: 40 }))
      expect(await store.matches.claim(50, 10, 70)).toEqual(['b'])
      await store.matches.attend('b', 3, '{}', 41)
      expect(await store.matches.claim(50, 10, 70)).toEqual(['b'])
    })

    test('the last commands are known, with the entries they made', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      await store.matches.append(entry('m', 1, { entries: [written(1, { command: '0 a' }), written(2)] }))
      await store.matches.append(entry('m', 3, { version: 3, entries: [written(3, { command: '1 b' })] }))
      expect(await store.matches.commands('m', 9)).toEqual([
        { command: '0 a', seq: 1 },
        { command: '1 b', seq: 3 },
      ])
      expect(await store.matches.commands('m', 1)).toEqual([{ command: '1 b', seq: 3 }])
    })

    test('the snapshot is the last one stored', async () => {
      await store.matches.begin(record('m'), entry('m', 0))
      expect(await store.matches.snapshot('m')).toBe(null)
      for (const next of [2, 3]) {
        const page = { next, at: 1, state: { next } }
        expect(await store.matches.append(entry('m', next - 1, { page }))).toBe(true)
      }
      await store.matches.append(entry('m', 3))
      await store.matches.append(entry('m', 3, { page: { next: 9, at: 1, state: {} } }))
      expect(await store.matches.snapshot('m')).toEqual({ next: 3, at: 1, state: { next: 3 } })
    })

    test('a table is put version by version', async () => {
      const keys = { id: 't', listed: true, people: ['p', 'p', 'q'], code: null, changed: 1 }
      expect(await store.tables.put(keys, 2, { says: 'too early' })).toBe(false)
      expect(await store.tables.put(keys, 1, { says: 'one' })).toBe(true)
      expect(await store.tables.put(keys, 1, { says: 'again' })).toBe(false)
      expect(await store.tables.find('t')).toEqual({ version: 1, doc: { says: 'one' } })
      expect(await store.tables.put({ ...keys, people: ['q'], listed: false }, 2, { says: 'two' })).toBe(true)
      expect(await store.tables.put(keys, 2, { says: 'late' })).toBe(false)
      expect(await store.tables.find('t')).toEqual({ version: 2, doc: { says: 'two' } })
      expect(await store.tables.listed(9)).toEqual([])
      expect(await store.tables.of('p', 9)).toEqual([])
      expect(await store.tables.of('q', 9)).toEqual([{ says: 'two' }])
      expect(await store.tables.find('u')).toBe(null)
      expect(await store.tables.versions(['t', 'u'])).toEqual(new Map([['t', 2]]))
      expect(await store.tables.versions([])).toEqual(new Map())
    })

    test('tables are listed by their last change', async () => {
      for (const [id, changed] of [
        ['a', 2],
        ['b', 3],
        ['c', 1],
      ] as const)
        await store.tables.put({ id, listed: true, people: ['p'], code: null, changed }, 1, { says: id })
      expect((await store.tables.listed(2)).map(doc => doc.says)).toEqual(['b', 'a'])
      expect((await store.tables.of('p', 9)).map(doc => doc.says)).toEqual(['b', 'a', 'c'])
    })

    test('a table is found by its code while it has one, and no two have the same', async () => {
      const keys = { listed: false, people: [], changed: 1 }
      expect(await store.tables.put({ ...keys, id: 'a', code: 'AMBER FOX 27' }, 1, { says: 'a' })).toBe(true)
      expect(await store.tables.put({ ...keys, id: 'b', code: 'AMBER FOX 27' }, 1, { says: 'b' })).toBe(false)
      expect(await store.tables.find('b')).toBe(null)
      expect(await store.tables.put({ ...keys, id: 'b', code: null }, 1, { says: 'b' })).toBe(true)
      expect(await store.tables.put({ ...keys, id: 'c', code: null }, 1, { says: 'c' })).toBe(true)
      expect(await store.tables.put({ ...keys, id: 'b', code: 'AMBER FOX 27' }, 2, { says: 'b' })).toBe(false)
      expect(await store.tables.put({ ...keys, id: 'a', code: 'AMBER FOX 27' }, 2, { says: 'again' })).toBe(true)
      expect(await store.tables.byCode('AMBER FOX 27')).toEqual({ says: 'again' })
      expect(await store.tables.put({ ...keys, id: 'a', code: null }, 3, { says: 'over' })).toBe(true)
      expect(await store.tables.byCode('AMBER FOX 27')).toBe(null)
      expect(await store.tables.put({ ...keys, id: 'b', code: 'AMBER FOX 27' }, 2, { says: 'b' })).toBe(true)
      expect(await store.tables.byCode('AMBER FOX 27')).toEqual({ says: 'b' })
    })

    test('what is said in a room is returned from a number on', async () => {
      const first = await store.chat.say('r', { at: 1, by: 'p', text: 'hi' })
      await store.chat.say('s', { at: 2, by: 'p', text: 'elsewhere' })
      const second = await store.chat.say('r', { at: 3, by: 'q', text: 'ho' })
      expect(second).toBeGreaterThan(first)
      expect((await store.chat.since('r', 0, 9)).map(said => said.text)).toEqual(['hi', 'ho'])
      expect(await store.chat.since('r', first, 9)).toEqual([{ number: second, at: 3, by: 'q', text: 'ho' }])
      expect((await store.chat.since('r', 0, 1)).map(said => said.text)).toEqual(['ho'])
      expect((await store.chat.lasts(['r', 'nowhere'])).get('r')).toBe(second)
      expect((await store.chat.lasts(['r', 's', 'nowhere'])).size).toBe(2)
      expect(await store.chat.lasts([])).toEqual(new Map())
    })

    test('each person has their own list of muted people', async () => {
      for (const [whom, name] of [
        ['q', 'Quinn'],
        ['r', ''],
        ['q', 'Another'],
      ] as const)
        await store.mutes.mute('p', whom, name)
      await store.mutes.mute('q', 'p', 'Pia')
      const all = [...(await store.mutes.of('p'))].sort((a, b) => a.person.localeCompare(b.person))
      expect(all).toEqual([
        { person: 'q', name: 'Quinn' },
        { person: 'r', name: '' },
      ])
      await store.mutes.unmute('p', 'q')
      await store.mutes.unmute('p', 'x')
      expect(await store.mutes.of('p')).toEqual([{ person: 'r', name: '' }])
      expect(await store.mutes.of('q')).toEqual([{ person: 'p', name: 'Pia' }])
      expect(await store.mutes.of('r')).toEqual([])
    })

    test('the crest a person chose is kept, and none before', async () => {
      const guest = { id: 'p', name: 'Ana', account: 'anonymous', since: 1 }
      await store.people.put(guest)
      expect(await store.people.find('p')).toEqual(guest)
      const chosen = { ...guest, crest: { face: 'fox', colour: 'sky' } } as const
      await store.people.put(chosen)
      expect(await store.people.find('p')).toEqual(chosen)
      await store.people.put({ ...chosen, crest: { face: 'owl', colour: 'sun' } })
      expect((await store.people.byAccount('anonymous'))?.crest).toEqual({ face: 'owl', colour: 'sun' })
    })

    test('people keep their id when name and account change; tokens identify them', async () => {
      const guest = { id: 'p', name: 'Ana', account: 'anonymous', since: 1 }
      await store.people.put(guest)
      await store.people.put({ ...guest, name: 'Anna', account: 'anna' })
      expect(await store.people.find('p')).toEqual({ ...guest, name: 'Anna', account: 'anna' })
      expect(await store.people.byAccount('anonymous')).toBe(null)
      expect((await store.people.byAccount('anna'))?.id).toBe('p')
      await store.people.addToken('h', 'p', 'my bot', 2)
      expect((await store.people.byToken('h'))?.name).toBe('Anna')
      await store.people.addToken('g', 'p', 'another', 1)
      await store.people.addToken('o', 'q', 'not mine', 1)
      expect(await store.people.tokensOf('p')).toEqual([
        { hash: 'g', name: 'another', at: 1 },
        { hash: 'h', name: 'my bot', at: 2 },
      ])
      expect(await store.people.dropToken('h', 'q')).toBe(false)
      expect(await store.people.dropToken('h', 'p')).toBe(true)
      expect(await store.people.byToken('h')).toBe(null)
      await store.people.dropTokens('p')
      expect(await store.people.tokensOf('p')).toEqual([])
      expect(await store.people.tokensOf('q')).toHaveLength(1)
    })

    test('it knows the epoch of its logs', async () => {
      expect(store.matches.epoch).toMatch(/^[\w-]{8}$/)
      await store.touch()
    })

    if (reopen !== null)
      test('old pages and editions are deleted, unless a match was begun with them', async () => {
        for (const [name, at] of [
          ['e', 1],
          ['f', 1],
          ['g', 9],
        ] as const)
          await store.editions.put(name, 'auction', name, at)
        await store.matches.begin({ ...record('m'), header: { ...header, edition: 'e' } }, entry('m', 0))
        await store.pages.put(page('used', ['e'], '/assets/used.js'), 1)
        await store.pages.put(page('unused', ['f'], '/assets/unused.js'), 1)
        await store.pages.put(page('recent', ['g'], '/assets/recent.js'), 9)
        await store.pages.forget(5)
        const kept = async (edition: string): Promise<boolean> => (await store.pages.document(edition)) !== null
        expect(await Promise.all(['e', 'f', 'g'].map(kept))).toEqual([true, false, true])
        expect(await Promise.all(['e', 'f', 'g'].map(store.editions.find))).toEqual(['e', null, 'g'])
        const parts = ['shared', 'used', 'unused', 'recent'].map(name => store.pages.part(`/assets/${name}.js`))
        expect((await Promise.all(parts)).map(part => part !== null)).toEqual([true, true, false, true])
      })

    if (reopen !== null)
      test('stored data is there when it is opened again', async () => {
        await store.matches.begin(record('m'), entry('m', 0))
        await store.matches.append(entry('m', 1))
        await store.tables.put({ id: 't', listed: true, people: [], code: null, changed: 1 }, 1, { says: 'one' })
        const { epoch } = store.matches
        await store.close()
        store = await reopen()
        expect(store.matches.epoch).toBe(epoch)
        expect(await store.matches.lines('m', 0)).toHaveLength(2)
        expect(await store.tables.listed(9)).toEqual([{ says: 'one' }])
      })
  })
}

keepsTheContract('the store in memory', async () => memoryStore<Doc>(), null)

let file = ''
const onDisk = (): Promise<Store<Doc>> => sqliteStore<Doc>(openSqlite(file))
keepsTheContract(
  'the store in SQLite',
  () => {
    file = join(mkdtempSync(join(tmpdir(), 'store-')), 'data', 'wyrmtavern.db')
    return onDisk()
  },
  onDisk,
)

let url = ''
const onServer = (): Promise<Store<Doc>> => postgresStore<Doc>(openPostgres(url))
keepsTheContract(
  'the store in PostgreSQL',
  async () => {
    url = await freshDatabase()
    return onServer()
  },
  onServer,
  hasPostgres,
)
