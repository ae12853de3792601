import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { box as auctionBox } from '#testkit/auction/box'
import { memoryStore } from '../storage/memory.ts'
import { LiveMatches } from './live-matches.ts'

const box = auctionBox as unknown as Boxed
const old: Boxed = { ...box, game: { ...box.game, id: 'old' } }

/** Matches of which the first ones wait for a bot that never answers, and the last has a hammer of half a minute. */
async function crowded(waiting: number) {
  const store = memoryStore().matches
  let ahead = 0
  const failures: unknown[] = []
  const around = {
    store,
    now: () => Date.now() + ahead,
    asked: () => {},
    failed: (_what: string, error: unknown) => void failures.push(error),
  }
  const before = new LiveMatches({ ...around, editions: shelfEditions({ auction: box, old }) })
  const begin = (game: string, hammer: number, sitter: { bot: string } | { person: string }) =>
    before.begin({
      table: 't',
      game,
      options: { gold: 9, lots: 3, hammer },
      names: ['Ana', 'Ben'],
      words: [],
      sitters: [sitter, { person: 'b' }],
      pace: { kind: 'untimed' },
    })
  for (let n = 0; n < waiting; n++) await begin(n % 2 === 0 ? 'auction' : 'old', 0, { bot: 'random@1' })
  const { id } = await begin('auction', 30, { person: 'a' })
  await before.close()
  ahead = 3_600_000
  const isRung = async (): Promise<boolean> => (await store.lines(id, 1)).length > 0
  const later = (milliseconds: number): void => {
    ahead += milliseconds
  }
  return { around, isRung, later, failures }
}

test('matches with waiting bots or a missing game do not keep others from being woken', async () => {
  const { around, isRung, failures } = await crowded(1200)
  const liveMatches = new LiveMatches({ ...around, editions: shelfEditions({ auction: box }) })
  await liveMatches.sweep()
  expect(await isRung()).toBe(false) // one sweep wakes a thousand
  await liveMatches.sweep()
  expect(await isRung()).toBe(true)
  await liveMatches.close()
  for (const failure of failures) expect(String(failure)).toContain('of old, which is not available')
})

test('a match that cannot be loaded is tried again, but not all the time', async () => {
  const { around, later } = await crowded(2)
  let tries = 0
  const find: typeof around.store.find = id => {
    tries++
    return around.store.find(id)
  }
  const liveMatches = new LiveMatches({ ...around, editions: shelfEditions({}), store: { ...around.store, find } })
  for (let n = 0; n < 5; n++) await liveMatches.sweep()
  expect(tries).toBe(3)
  later(601_000)
  await liveMatches.sweep()
  expect(tries).toBe(6)
  await liveMatches.close()
})

test('due matches are woken a few at a time, so that others are served meanwhile', async () => {
  const { around } = await crowded(200)
  const liveMatches = new LiveMatches({ ...around, editions: shelfEditions({ auction: box, old }) })
  let [turns, isDone] = [0, false]
  const turn = (): void => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await liveMatches.sweep()
  isDone = true
  expect(liveMatches.size).toBe(201)
  expect(turns).toBeGreaterThan(40)
  await liveMatches.close()
})
