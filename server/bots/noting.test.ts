import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameOf } from '#editions/press'
import { temporaryFolder } from '#testkit/folder'
import { ana } from '#testkit/table'
import { auctionOf } from '../matches/testing.ts'
import { BotThreads } from './bot-threads.ts'
import { ThinkingHere } from './thinking-here.ts'

const folder = temporaryFolder()

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
  const { live, liveMatches, store } = await auctionOf([{ bot: 'because@1' }, { person: 'b' }])
  const threads = new BotThreads(1, { fileOf: async () => file })
  await new ThinkingHere(threads, Date.now).answer({ live, seat: ana, tries: 0, ahead: 0, isLast: false })
  const [stored, ...more] = await store.thoughts(live.id)
  expect(more).toEqual([])
  expect(stored?.seq).toBe(1)
  expect(JSON.parse(stored?.thought ?? '')).toEqual({ seat: ana, bot: 'because@1', decision })
  await threads.close()
  await liveMatches.close()
})
