import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { nameOf } from '#editions/press'
import type { Boxed } from '#games/boxed'
import { box } from '#testkit/auction/box'
import { ana } from '#testkit/table'
import { LiveMatches } from '../matches/live-matches.ts'
import { memoryStore } from '../storage/memory.ts'
import { BotThreads } from './bot-threads.ts'
import { ThinkingHere } from './thinking-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'noting-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const here = (path: string): string => JSON.stringify(new URL(`../../${path}`, import.meta.url).href)
const decision = { unit: 'points', candidates: [{ answer: 2, value: 1.5 }], chosen: 0, facts: { lots: 1 } }
/** An edition of the toy auction with a bot that says why. */
const edition = `import { editionOf } from ${here('editions/edition.ts')}
import { box } from ${here('testkit/auction/box.ts')}
const because = (sight, rng, note) => { note?.(${JSON.stringify(decision)}); return 2 }
export const edition = { ...editionOf(box), bots: { 'because@1': because } }`

test('what a bot notes in its thread is stored with its answer', async () => {
  const file = join(folder, `${nameOf(edition)}.mjs`)
  writeFileSync(file, edition)
  const store = memoryStore().matches
  const failed = (_what: string, error: unknown): void => expect.fail(String(error))
  const editions = shelfEditions({ auction: box as unknown as Boxed })
  const liveMatches = new LiveMatches({ store, editions, now: Date.now, asked: () => {}, failed })
  const live = await liveMatches.begin({
    table: 't',
    game: 'auction',
    options: { gold: 9, lots: 1, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ bot: 'because@1' }, { person: 'b' }],
    pace: { kind: 'untimed' },
  })
  const threads = new BotThreads(1, { fileOf: async () => file })
  await new ThinkingHere(threads, Date.now).answer({ live, seat: ana, tries: 0, ahead: 0, isLast: false })
  const [stored, ...more] = await store.thoughts(live.id)
  expect(more).toEqual([])
  expect(stored?.seq).toBe(1)
  expect(JSON.parse(stored?.thought ?? '')).toEqual({ seat: ana, bot: 'because@1', decision })
  await threads.close()
  await liveMatches.close()
})
