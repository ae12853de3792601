import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { defaultsOf } from '#kernel/options'
import { temporaryFolder } from '#testkit/folder'
import type { LiveMatch } from '../matches/live-match.ts'
import { LiveMatches } from '../matches/live-matches.ts'
import type { MatchStore } from '../storage/port.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import { boxes } from '../testing.ts'
import { BotRunner } from './bot-runner.ts'
import { BotThreads } from './bot-threads.ts'
import { ThinkingHere } from './thinking-here.ts'

const file = join(temporaryFolder(), 'house.db')

/** A liveMatches with bots on a file, and a list of every log read: which match, and from which entry. */
async function opened() {
  const store = await sqliteStore(openSqlite(file))
  const readings: string[] = []
  const lines: MatchStore['lines'] = (id, from, most) => {
    readings.push(`${id} ${from}`)
    return store.matches.lines(id, from, most)
  }
  const newer: MatchStore['newer'] = (id, from) => {
    readings.push(`${id} ${from}`)
    return store.matches.newer(id, from)
  }
  const threads = new BotThreads(1, shelfEditions(boxes))
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const botRunner = new BotRunner(new ThinkingHere(threads, Date.now), { least: 0, most: 0 }, Date.now, failed)
  const asked = (live: LiveMatch): void => botRunner.asked(live)
  const liveMatches = new LiveMatches({
    editions: shelfEditions(boxes),
    store: { ...store.matches, lines, newer },
    now: Date.now,
    failed,
    asked,
  })
  const close = async (): Promise<void> => {
    await liveMatches.close()
    await threads.close()
    await store.close()
  }
  return { liveMatches, threads, readings, failures, close }
}

const begin = (liveMatches: LiveMatches, options: object): Promise<LiveMatch> =>
  liveMatches.begin({
    table: 't',
    game: 'fist',
    options: { ...defaultsOf(boxes.fist?.game.options ?? {}), ...options },
    names: ['A', 'B', 'C', 'D', 'E', 'F'],
    words: [],
    sitters: [{ person: 'a' }, ...Array(5).fill({ bot: 'greedy@1' })],
    pace: { kind: 'untimed' },
  })

test('a log is read once for all the bots of a match, whichever of them is asked', async () => {
  const first = await opened()
  const { id, seats } = await begin(first.liveMatches, {})
  await first.close()

  const { liveMatches, readings, failures, close } = await opened()
  const live = await liveMatches.find(id)
  while (seats.slice(1).some(seat => live?.attendance.asked[seat] != null)) await pause(10)
  expect(live?.next).toBe(6) // all five have closed their fists
  expect(readings.filter(each => each === `${id} 0`)).toHaveLength(2) // the liveMatches and the bots' thread
  await live?.away(seats[0] ?? expect.fail())
  while ((live?.next ?? 0) < 12) await pause(10)
  expect(readings.filter(each => each === `${id} 0`)).toHaveLength(3) // the new seat needs the whole log
  expect(failures).toEqual([])
  await close()
})

test('a match that is over is forgotten', async () => {
  const { liveMatches, threads, failures, close } = await opened()
  const live = await begin(liveMatches, { roundLimit: 1 })
  await live.away(live.seats[0] ?? expect.fail())
  while (live.next < 5) await pause(5)
  expect(threads.size).toBe(1)
  while (!live.isOver) await pause(20)
  await pause(50)
  expect([threads.size, failures]).toEqual([0, []])
  await close()
})
