import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { MaybeWritten } from '#engine/maybe-written'
import { superstitious } from '#engine/testing'
import { temporaryFolder } from '#testkit/folder'
import { ana, ben } from '#testkit/table'
import type { MatchStore, Person } from '../storage/port.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import type { LiveMatch } from './live-match.ts'
import { LiveMatches } from './live-matches.ts'
import { answererOf } from './viewer.ts'

/* Everything that arrives in one turn of the event loop is decided and written together. */

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function house(file = join(temporaryFolder(), 'house.db')) {
  const store = await sqliteStore(openSqlite(file))
  const disk = { isAway: false, isMute: false }
  const ifThere = (): void => {
    if (disk.isAway) throw new Error('the disk is away')
    if (disk.isMute) throw new Error('the disk does not answer')
  }
  const [writings, failures]: [number[], unknown[]] = [[], []]
  const matches: MatchStore = {
    ...store.matches,
    async append(entries) {
      if (disk.isMute) throw new MaybeWritten(await store.matches.append(entries))
      ifThere()
      writings.push(entries.entries.length)
      return store.matches.append(entries)
    },
    async newer(match, from) {
      ifThere()
      return store.matches.newer(match, from)
    },
    async lines(...which) {
      ifThere()
      return store.matches.lines(...which)
    },
  }
  const liveMatches = new LiveMatches({
    store: matches,
    editions: shelfEditions({ auction: superstitious }),
    now: Date.now,
    asked: () => {},
    failed: (_what, error) => void failures.push(error),
  })
  closing.push(async () => {
    await liveMatches.close()
    await store.close()
  })
  return { file, liveMatches, store: store.matches, writings, failures, disk }
}

const begin = (liveMatches: LiveMatches): Promise<LiveMatch> =>
  liveMatches.begin({
    table: 't',
    game: 'auction',
    options: { gold: 20, lots: 60, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ person: 'a' }, { person: 'b' }],
    pace: { kind: 'untimed' },
  })
const bid = (id: string, asked: number, answer: number) => ({ id, asked, name: 'bid', answer })

test('answers of one turn are written together, and each is told and acknowledged with its own number', async () => {
  const { liveMatches, store, writings } = await house()
  const live = await begin(liveMatches)
  const [told, waited]: [number[], number[]] = [[], []]
  const attend = (): void => void waited.push(told.length)
  await live.follow({ viewer: 'table', tell: telling => void told.push(telling.seq), attend }, -1)
  const replies = await Promise.all([live.answer(ana, bid('a', 0, 1)), live.answer(ben, bid('b', 0, 0))])
  expect(replies).toEqual([{ seq: 1 }, { seq: 2 }])
  expect(writings).toEqual([2])
  expect(told).toEqual([0, 1, 2])
  expect(waited).toEqual([1, 3])
  expect(await store.lines(live.id, 0)).toHaveLength(3)
})

test('if a second house was faster, all of them try again', async () => {
  const one = await house()
  const other = await house(one.file)
  const live = await begin(one.liveMatches)
  const twin = await other.liveMatches.find(live.id)
  const told: number[] = []
  await live.follow({ viewer: 'table', tell: telling => void told.push(telling.seq), attend: () => {} }, -1)
  expect(await twin?.answer(ben, bid('b', 0, 1))).toEqual({ seq: 1 })
  const replies = await Promise.all([live.answer(ben, bid('b', 0, 1)), live.answer(ana, bid('a', 0, 1))])
  expect(replies).toEqual([{ seq: 1 }, { seq: 2 }])
  expect(told).toEqual([0, 1, 2])
  expect(await one.store.lines(live.id, 0)).toHaveLength(3)
})

test('a snapshot is stored with the entries that complete it', async () => {
  const { liveMatches, store } = await house()
  const live = await begin(liveMatches)
  for (let n = 0; n < 40; n += 2)
    await Promise.all([live.answer(ana, bid(`a${n}`, n, 0)), live.answer(ben, bid(`b${n}`, n, 0))])
  expect((await store.snapshot(live.id))?.next).toBe(41)
})

test('what could neither be stored nor read again is not counted as said', async () => {
  const { liveMatches, disk } = await house()
  const live = await begin(liveMatches)
  disk.isAway = true
  expect(await live.answer(ana, bid('a', 0, 1))).toMatchObject({ code: 'broken' })
  await expect(live.answer(ana, bid('a', 0, 1))).rejects.toThrow()
  disk.isAway = false
  expect(await live.answer(ana, bid('other', 0, 1))).toEqual({ seq: 1 })
})

test('where nobody knows whether an answer was written, nobody says that it was not; sent again, it is written once', async () => {
  const { liveMatches, store, disk } = await house()
  const live = await begin(liveMatches)
  disk.isMute = true
  expect(await live.answer(ana, bid('a', 0, 1))).toMatchObject({ code: 'unsure' })
  disk.isMute = false
  expect(await live.answer(ana, bid('a', 0, 1))).toEqual({ seq: 1 })
  expect(await store.lines(live.id, 0)).toHaveLength(2)
})

test('who sends an answer again after leaving is told that it was stored', async () => {
  const { liveMatches } = await house()
  const live = await begin(liveMatches)
  await live.answer(ana, bid('a', 0, 1))
  await live.mind(ana, 'left')
  const person = { id: 'a' } as Person
  expect(await answererOf(live, person, bid('a', 0, 1))).toBe(ana)
  expect(await answererOf(live, person, bid('another', 0, 1))).toMatchObject({ code: 'left' })
})

test('two houses that answer by turns and at once read each other, and agree', async () => {
  const one = await house()
  const other = await house(one.file)
  const live = await begin(one.liveMatches)
  const twin = await other.liveMatches.find(live.id)
  if (twin === null) throw new Error('the match is gone')
  const told: number[] = []
  await live.follow({ viewer: 'table', tell: telling => void told.push(telling.seq), attend: () => {} }, -1)
  for (let n = 0; n < 20; n += 2) {
    await Promise.all([live.catchUp(), twin.catchUp()])
    const replies = await Promise.all([live.answer(ana, bid(`a${n}`, n, 0)), twin.answer(ben, bid(`b${n}`, n, 0))])
    expect(replies.map(reply => ('seq' in reply ? reply.seq : reply)).sort()).toEqual([n + 1, n + 2].sort())
  }
  await Promise.all([live.catchUp(), twin.catchUp()])
  expect(told).toEqual(Array.from({ length: 21 }, (_, n) => n))
  expect(live.version).toBe(twin.version)
  expect([one.failures, other.failures]).toEqual([[], []])
})
