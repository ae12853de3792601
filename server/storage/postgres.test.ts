import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres } from '#testkit/postgres'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { openAccounts } from '../people/accounts.ts'
import { migrate, NewerDatabase } from './migrations.ts'
import type { Appended, Store } from './port.ts'
import { openPostgres, type Postgres, postgresStore } from './postgres.ts'
import { entry as following, record, written } from './testing.ts'

const entry = (match: string, seq: number, line = `{"seq":${seq}}`, due: number | null = null): Appended =>
  following(match, seq, { entries: [written(seq, { line })], due })

describe.skipIf(!hasPostgres)('two stores in one database', () => {
  let [one, other]: Postgres[] = []
  let stores: readonly Store[] = []
  const both = (): readonly [Store, Store] => stores as [Store, Store]
  beforeEach(async () => {
    const url = await freshDatabase()
    ;[one, other] = [openPostgres(url), openPostgres(url)]
    stores = [await postgresStore(one), await postgresStore(other)]
  })
  afterEach(() => Promise.all(stores.map(store => store.close())))

  test('of two that append the same entry exactly one succeeds, two hundred times', async () => {
    const matches = ['a', 'b', 'c']
    for (const id of matches) await both()[0].matches.begin(record(id), entry(id, 0))
    for (let seq = 1; seq <= 200; seq++) {
      const racing = stores.map(({ matches: its }, n) => {
        const order = n === 0 ? matches : matches.toReversed() // locks in any other order than by id would block
        return Promise.all(order.map(id => its.append(entry(id, seq, `{"by":${n}}`)))).then(done =>
          n === 0 ? done : done.toReversed(),
        )
      })
      const [first = [], second = []] = await Promise.all(racing)
      for (const [i, id] of matches.entries()) {
        expect([first[i], second[i]].filter(Boolean)).toHaveLength(1)
        expect(await both()[seq % 2]?.matches.lines(id, seq)).toEqual([first[i] ? '{"by":0}' : '{"by":1}'])
      }
    }
  }, 60_000)

  test('a stream of changes by two writers loses none and repeats none', async () => {
    const [a, b] = both()
    await a.matches.begin(record('m'), entry('m', 0))
    const written = async (store: Store, name: string): Promise<number> => {
      let count = 0
      while (count < 60) {
        const match = await store.matches.find('m')
        if (match === null) throw new Error('it is gone')
        const next = { ...entry('m', match.last + 1, `{"by":"${name}"}`), version: match.version + 1 }
        const isWritten =
          count % 3 === 2
            ? await store.matches.attend('m', match.version + 1, name, null)
            : await store.matches.append(next)
        if (isWritten) count++
      }
      return count
    }
    await Promise.all([written(a, 'a'), written(b, 'b')])
    expect(await a.matches.find('m')).toMatchObject({ version: 121, last: 80 })
    expect(await b.matches.lines('m', 0)).toHaveLength(81)
  }, 60_000)

  test('nothing is claimed by both', async () => {
    const ids = Array.from({ length: 120 }, (_, i) => `m${i}`)
    await Promise.all(ids.map((id, i) => both()[0].matches.begin(record(id), entry(id, 0, '{}', i))))
    const claimed = await Promise.all(
      Array.from({ length: 40 }, (_, i) => both()[i % 2 === 0 ? 0 : 1].matches.claim(1000, 7, 2000)),
    )
    for (const some of claimed) expect(some.length).toBeLessThanOrEqual(7)
    const rest = await both()[1].matches.claim(1000, 1000, 2000)
    const all = [...claimed.flat(), ...rest]
    expect(all.toSorted()).toEqual(ids.toSorted())
  })

  test('whoever reads a room up to a number has missed nothing before it', async () => {
    let isOver = false
    const speaking = stores.flatMap(({ chat }, n) =>
      Array.from({ length: 8 }, async () => {
        for (let i = 0; i < 15; i++) await chat.say('r', { at: i, by: `${n}`, text: 'ho' })
      }),
    )
    const heard: number[] = []
    const hearing = (async () => {
      while (!isOver) {
        const more = await both()[1].chat.since('r', heard.at(-1) ?? 0, 1000)
        heard.push(...more.map(({ number }) => number))
      }
    })()
    await Promise.all(speaking)
    isOver = true
    await hearing
    const all = (await both()[0].chat.since('r', 0, 1000)).map(({ number }) => number)
    expect(all).toHaveLength(240)
    expect(all.slice(0, heard.length)).toEqual(heard)
  })

  test('of two tables that want the same code one gets it, new or not', async () => {
    const keys = { listed: true, people: ['p'], changed: 1 }
    for (let i = 0; i < 20; i++) {
      const two = stores.map(({ tables }, n) => tables.put({ ...keys, id: `${i} ${n}`, code: `A ${i}` }, 1, {}))
      expect((await Promise.all(two)).filter(Boolean)).toHaveLength(1)
      for (const n of [0, 1]) await both()[0].tables.put({ ...keys, id: `x ${i} ${n}`, code: null }, 1, {})
      const again = stores.map(({ tables }, n) => tables.put({ ...keys, id: `x ${i} ${n}`, code: `B ${i}` }, 2, {}))
      expect((await Promise.all(again)).filter(Boolean)).toHaveLength(1)
      const same = stores.map(({ tables }) => tables.put({ ...keys, id: `y ${i}`, code: null }, 1, {}))
      expect((await Promise.all(same)).filter(Boolean)).toHaveLength(1)
    }
  })

  test('ten houses store and forget pages at once', async () => {
    const parts = Array.from({ length: 30 }, (_, i) => [`/assets/${i}.js`, new Uint8Array([i])] as const)
    const page = (build: string, shared: typeof parts) => ({
      build,
      editions: ['e'],
      document: new Uint8Array([1]),
      parts: new Map(shared),
    })
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const { pages } = both()[i % 2 === 0 ? 0 : 1]
        await pages.put(page(`build ${i % 3}`, i % 2 === 0 ? parts : parts.toReversed()), 5)
        await pages.forget(1)
      }),
    )
    for (const [path] of parts) expect(await both()[0].pages.part(path)).not.toBeNull()
  })

  test('a character that PostgreSQL cannot store harms nobody', async () => {
    const [{ matches, people }] = both()
    for (const id of ['m', 'n']) await matches.begin(record(id), entry(id, 0))
    const odd = { ...entry('m', 1), entries: [{ seq: 1, line: '{}', command: '0 \0' }] as const }
    expect(await Promise.all([matches.append(odd), matches.append(entry('n', 1))])).toEqual([true, true])
    expect(await people.find('a\0')).toBeNull()
  })

  test('what belongs to a stopped process is free again after a few seconds', async () => {
    await both()[0].matches.begin(record('m'), entry('m', 0))
    const stuck = await one?.pool.connect()
    await stuck?.query('BEGIN')
    await stuck?.query("SELECT 1 FROM matches WHERE id = 'm' FOR UPDATE")
    expect(await both()[1].matches.append(entry('m', 1))).toBe(true)
    await expect(stuck?.query('COMMIT')).rejects.toThrow()
    stuck?.release()
    expect(await both()[0].matches.append(entry('m', 2))).toBe(true)
  })

  test('connections that were ended are replaced', async () => {
    const [{ matches }] = both()
    await matches.begin(record('m'), entry('m', 0))
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid() and datname = current_database()`
    for (let seq = 1; seq <= 5; seq++) {
      if (other !== undefined) await end.execute(other.db)
      await sleep(20)
      expect(await matches.append(entry('m', seq))).toBe(true)
    }
  })

  test('a database of a newer house is refused in one sentence', async () => {
    if (one === undefined) return
    await sql`insert into kysely_migration values ('999-later', '2999')`.execute(one.db)
    await expect(migrate(one.db)).rejects.toThrow(NewerDatabase)
  })
})

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  test('ten houses open an empty database at once', async () => {
    const url = await freshDatabase()
    const opened = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const postgres = openPostgres(url, { size: 2 })
        const store = await postgresStore(postgres)
        const terms = { baseUrl: 'http://localhost:3000', secret: 'x'.repeat(32), log: () => {} }
        const accounts = await openAccounts({ db: postgres.db, engine: 'postgres', ...terms })
        return { store, account: (await accounts.guest()).account }
      }),
    )
    expect(new Set(opened.map(({ store }) => store.matches.epoch)).size).toBe(1)
    expect(new Set(opened.map(({ account }) => account)).size).toBe(10)
    await Promise.all(opened.map(({ store }) => store.close()))
  })

  test('a server that is killed and started again goes on serving, with everything it acknowledged', async () => {
    const server = await startPostgres()
    const store = await postgresStore(openPostgres(await server.makeDatabase()))
    await store.matches.begin(record('m'), entry('m', 0))
    let acknowledged = 0
    const writing = (async () => {
      for (let seq = 1; seq < 100_000; seq++) {
        if (!(await store.matches.append(entry('m', seq)))) throw new Error('refused')
        acknowledged = seq
      }
    })()
    writing.catch(() => {})
    await sleep(200)
    await server.kill('SIGKILL')
    await expect(writing).rejects.toThrow()
    await expect(store.matches.find('m')).rejects.toThrow()
    await server.start()
    const { last = -1 } = (await store.matches.find('m')) ?? {}
    expect(last).toBeGreaterThanOrEqual(acknowledged)
    expect(last).toBeLessThanOrEqual(acknowledged + 1)
    expect(await store.matches.append(entry('m', last + 1))).toBe(true)
    await store.close()
    await server.stop()
  })

  test('a server that does not answer any more is given up, and used again when it does', async () => {
    const server = await startPostgres()
    const postgres = openPostgres(await server.makeDatabase())
    const store = await postgresStore(postgres)
    const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(postgres.db)
    const backend = rows[0]?.pid ?? 0
    process.kill(backend, 'SIGSTOP')
    const began = Date.now()
    await expect(store.tables.find('t')).rejects.toThrow()
    expect(Date.now() - began).toBeLessThan(12_000)
    expect(await store.tables.find('t')).toBeNull()
    process.kill(backend, 'SIGCONT')
    await store.close()
    await server.stop()
  })
})
