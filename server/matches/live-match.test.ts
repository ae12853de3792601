import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { Replica } from '#client/replica'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { textOf } from '#kernel/laws/law'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import type { Viewer } from '#kernel/seat'
import { box as auctionBox } from '#testkit/auction/box'
import { temporaryFolder } from '#testkit/folder'
import { ana, ben } from '#testkit/table'
import { BotRunner } from '../bots/bot-runner.ts'
import { BotThreads } from '../bots/bot-threads.ts'
import { ThinkingHere } from '../bots/thinking-here.ts'
import type { MatchStore } from '../storage/port.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import type { Follower, LiveMatch } from './live-match.ts'
import { LiveMatches } from './live-matches.ts'
import { loadMatch } from './loading.ts'
import type { Pace } from './pace.ts'

const boxes: Readonly<Record<string, Boxed>> = { ...shelf, auction: auctionBox as unknown as Boxed }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A liveMatches without a server: SQLite on disk, and a clock that tests can set. */
async function house(file = join(temporaryFolder(), 'house.db'), withBots = false, idle = 60_000) {
  const store = await sqliteStore(openSqlite(file))
  const clock = { ahead: 0 }
  const now = (): number => Date.now() + clock.ahead
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const desk = withBots ? new BotThreads(1, shelfEditions(boxes)) : null
  const botRunner =
    desk === null ? null : new BotRunner(new ThinkingHere(desk, now), { least: 0, most: 0 }, now, failed)
  const asked = (live: LiveMatch): void => botRunner?.asked(live)
  const liveMatches = new LiveMatches(
    { store: store.matches, editions: shelfEditions(boxes), now, asked, failed },
    idle,
  )
  const close = async (): Promise<void> => {
    await liveMatches.close()
    await desk?.close()
    await store.close()
  }
  closing.push(close)
  return { file, store: store.matches as MatchStore, liveMatches, clock, failures, close }
}

const untimed: Pace = { kind: 'untimed' }
const begin = (liveMatches: LiveMatches, game: string, seats: number, more: object = {}): Promise<LiveMatch> =>
  liveMatches.begin({
    table: 't',
    game,
    options: defaultsOf(boxes[game]?.game.options ?? {}),
    names: ['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, seats),
    words: [],
    sitters: Array.from({ length: seats }, (_, i) => ({ person: `p${i}` })),
    pace: untimed,
    ...more,
  })

/** Follows with a replica, like a client. */
function follower(live: LiveMatch, viewer: Viewer): Follower & { readonly replica: Replica } {
  const { header } = live.kept
  const replica = new Replica(live.edition.game, header.names.length, header.options, viewer)
  return { viewer, replica, tell: telling => void replica.take(JSON.parse(telling.to(viewer))), attend: () => {} }
}
const bid = (id: string, asked: number, answer: number) => ({ id, asked, name: 'bid', answer })

describe('a live match', () => {
  test('a follower from any number on has exactly what its viewer may know', async () => {
    const { liveMatches, failures } = await house(undefined, true)
    const live = await begin(liveMatches, 'dwarves', 3, {
      sitters: [0, 1, 2].map(() => ({ bot: 'random@1' })),
      options: { ...defaultsOf(boxes.dwarves?.game.options ?? {}), clock: 'none', goldToWin: 10 },
    })
    const all = [0, 1, 2, 'table'].map(viewer => follower(live, viewer as Viewer))
    for (const each of all) await live.follow(each, -1)
    while (!live.isOver) await new Promise(done => setTimeout(done, 20))
    expect(failures).toEqual([])
    for (const { replica, viewer } of all) {
      const late = follower(live, viewer)
      await live.follow(late, -1)
      expect(textOf(replica.view)).toBe(textOf(late.replica.view))
      expect(replica.isOver).toBe(true)
    }
  })

  test('a second house that has written the next entry wins; the first reads it and goes on', async () => {
    const one = await house()
    const other = await house(one.file)
    const live = await begin(one.liveMatches, 'auction', 2)
    const twin = await other.liveMatches.find(live.id)
    const watcher = follower(live, 'table')
    await live.follow(watcher, -1)
    expect(await twin?.answer(ben, bid('b', 0, 1))).toEqual({ seq: 1 })
    expect(await live.answer(ana, bid('a', 0, 1))).toEqual({ seq: 2 })
    expect(watcher.replica.have).toBe(2)
    expect(await twin?.answer(ben, bid('b', 0, 1))).toEqual({ seq: 1 })
  })
})

describe('time', () => {
  test('a seat that runs out of time gives its idle answer; after the second time a bot minds it until its person is back', async () => {
    const { liveMatches, clock } = await house()
    const pace: Pace = { kind: 'live', bank: 10, increment: 0, cap: 10 }
    const live = await begin(liveMatches, 'auction', 2, { pace })
    clock.ahead += 9_000
    await live.wake()
    expect(live.next).toBe(1)
    clock.ahead += 1_001
    await live.wake()
    expect(live.attendance.missed).toEqual([1, 1])
    const next = live.next
    await live.wake()
    expect(live.next).toBe(next) // who has no time left has a second
    clock.ahead += 1_000
    await live.wake()
    expect(live.next).toBeGreaterThan(next)
    expect(live.attendance.minded).toEqual(['away', 'away'])
    await live.back(ana)
    expect(live.attendance.minded).toEqual([null, 'away'])
  })

  test('a deadline of the rules that fell due while the house was closed fires once when it opens', async () => {
    const first = await house()
    const live = await begin(first.liveMatches, 'auction', 2, { options: { gold: 9, lots: 3, hammer: 60 } })
    const due = (await first.store.find(live.id))?.due
    expect(due).toBe(live.kept.began + 60_000)
    await first.close()
    closing.length = 0
    const second = await house(first.file)
    second.clock.ahead = 3_600_000
    await second.liveMatches.sweep()
    await second.liveMatches.sweep()
    const found = await second.liveMatches.find(live.id)
    expect(found?.next).toBe(2)
    expect(await second.store.lines(live.id, 1)).toEqual([expect.stringContaining('"by":"clock"')])
  })
})

test('a match that nobody follows leaves memory, and is loaded from its last snapshot and the entries after it', async () => {
  const { liveMatches, store, failures } = await house(undefined, false, 0)
  const live = await begin(liveMatches, 'auction', 2, { options: { gold: 99, lots: 60, hammer: 0 } })
  for (let n = 0; n < 100; n += 2) {
    await live.answer(ana, bid(`a${n}`, n, 1))
    await live.answer(ben, bid(`b${n}`, n, 0))
  }
  const watcher = follower(live, 'table')
  await live.follow(watcher, -1)
  await liveMatches.sweep()
  expect(liveMatches.size).toBe(1)
  live.unfollow(watcher)
  await new Promise(done => setTimeout(done, 5))
  await liveMatches.sweep()
  expect(liveMatches.size).toBe(0)
  expect((await store.snapshot(live.id))?.next).toBeGreaterThan(50)
  const back = await liveMatches.find(live.id)
  expect(back?.next).toBe(live.next)
  expect(await back?.answer(ana, bid('z', 100, 0))).toEqual({ seq: 101 })
  expect(failures).toEqual([])
})

test('what a replica holds is the redacted state, secret by secret', async () => {
  const { liveMatches, store } = await house()
  const live = await begin(liveMatches, 'fist', 3)
  const watcher = follower(live, ben)
  await live.follow(watcher, -1)
  await live.answer(ana, { id: 'a', asked: 0, name: 'bid', answer: { fairy: 1 } })
  const kept = await store.find(live.id)
  if (kept === null) throw new Error('not kept')
  const { match } = await loadMatch(store, shelfEditions(boxes), kept)
  expect(textOf(watcher.replica.view)).toBe(textOf(redact(match.state, ben)))
})
