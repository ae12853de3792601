import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { box as goldBox } from '#games/gold/box'
import type { GoldEvent } from '#games/gold/events'
import { fight, on } from '#games/gold/position'
import { later } from '#games/gold/screen/testing/later'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import { posed } from '#testkit/posed'
import type { LiveMatch } from '../matches/live-match.ts'
import { LiveMatches } from '../matches/live-matches.ts'
import { memoryStore } from '../storage/memory.ts'
import { boxes } from '../testing.ts'
import { BotRunner } from './bot-runner.ts'
import { BotThreads } from './bot-threads.ts'
import { ThinkingHere } from './thinking-here.ts'

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise(done => setTimeout(done, 5))
}

test('a match of bots that leaves memory is released, and continues where somebody finds it again', async () => {
  const threads = new BotThreads(1, shelfEditions(boxes))
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const botRunner = new BotRunner(new ThinkingHere(threads, Date.now), { least: 1, most: 5 }, Date.now, failed)
  const asked = (live: LiveMatch): void => botRunner.asked(live)
  const around = { store: memoryStore().matches, editions: shelfEditions(boxes), now: Date.now, failed, asked }
  const liveMatches = new LiveMatches(around, 0)
  const first = await liveMatches.begin({
    table: 't',
    game: 'fist',
    options: defaultsOf(boxes.fist?.game.options ?? {}),
    names: ['A', 'B', 'C'],
    words: [],
    sitters: [{ person: 'a' }, ...Array(2).fill({ bot: 'random@1' })],
    pace: { kind: 'untimed' },
  })
  await first.away(first.seats[0] ?? expect.fail())
  await until(() => first.next > 5)
  await liveMatches.sweep()
  expect([liveMatches.size, first.isClosed]).toEqual([0, true])
  await new Promise(done => setTimeout(done, 100))
  const written = async (): Promise<number> => (await around.store.lines(first.id, 0)).length
  const before = await written()
  await new Promise(done => setTimeout(done, 100))
  expect(await written()).toBe(before)

  const again = await liveMatches.find(first.id)
  const told: number[] = []
  await again?.follow({ viewer: 'table', tell: ({ seq }) => told.push(seq), attend: () => {} }, before - 1)
  await until(() => told.length > 10)
  expect(told).toEqual(told.map((_, i) => before + i))
  expect(failures).toEqual([])
  await liveMatches.close()
  await threads.close()
})

/** A minute passes in half a minute: faster, and the bots' own time on a busy machine would count for too much. */
const FASTER = 2

test('R5.18 where only bots bargain, the person who waits for them waits for seconds', async () => {
  const [ben, cleo] = [1 as Seat, 2 as Seat]
  const began = Date.now()
  const now = (): number => began + (Date.now() - began) * FASTER
  const table = fight([...on(ben, 'knight'), ...on(cleo, 'dame')], { gold: 3, silver: 3, green: 2 }).wait()
  const games = posed(goldBox as unknown as Boxed)
  games.pose({ events: table.events.map(event => later(event, began)) })
  const editions = shelfEditions(games.shelf)
  const threads = new BotThreads(1, editions)
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const botRunner = new BotRunner(new ThinkingHere(threads, now), { least: 20, most: 40 }, now, failed)
  const asked = (live: LiveMatch): void => botRunner.asked(live)
  const around = { store: memoryStore().matches, editions, now, failed, asked }
  const liveMatches = new LiveMatches(around, 0)
  const live = await liveMatches.begin({
    table: 't',
    game: 'gold',
    options: defaultsOf(goldBox.game.options),
    names: ['A', 'B', 'C'],
    words: [],
    sitters: [{ person: 'a' }, ...Array(2).fill({ bot: 'greedy@1' })],
    pace: { kind: 'untimed' },
  })
  const told: Entry<GoldEvent>[] = []
  const tell = (telling: Telling): void => void told.push(JSON.parse(telling.to('table')))
  await live.follow({ viewer: 'table', tell, attend: () => {} }, -1)
  const end = () =>
    told.find(({ events }) => events.some(({ type }) => type === 'dealStruck' || type === 'talksFailed'))
  await until(() => end() !== undefined)
  // From the first offer on: before it, a thread may still be loading the game.
  const first = told.find(({ events }) => events.some(({ type }) => type === 'offerMade'))
  expect((end()?.at ?? 0) - (first?.at ?? Number.NaN)).toBeLessThanOrEqual(15_000)
  expect(failures).toEqual([])
  await liveMatches.close()
  await threads.close()
})
