import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { defaultsOf } from '#kernel/options'
import type { LiveMatch } from '../matches/live-match.ts'
import { LiveMatches } from '../matches/live-matches.ts'
import { memoryStore } from '../storage/memory.ts'
import { boxes } from '../testing.ts'
import { BotRunner } from './bot-runner.ts'
import { BotThreads } from './bot-threads.ts'

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise(done => setTimeout(done, 5))
}

test('a match of bots that leaves memory is released, and continues where somebody finds it again', async () => {
  const threads = new BotThreads(1, shelfEditions(boxes))
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const botRunner = new BotRunner(threads, { least: 1, most: 5 }, Date.now, failed)
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
