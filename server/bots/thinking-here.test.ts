import { expect, test } from 'vitest'
import { superstitious } from '#engine/testing'
import type { Decision } from '#kernel/bot'
import { ana, ben } from '#testkit/table'
import { auctionOf } from '../matches/testing.ts'
import type { BotThreads } from './bot-threads.ts'
import { ThinkingHere } from './thinking-here.ts'

test('whatever ids somebody gave their answers, a bot can answer when they have left', async () => {
  const { live, liveMatches } = await auctionOf([{ person: 'a' }, { person: 'b' }], 60, superstitious)
  const bid = (id: string) => ({ id, asked: live.next - 1, name: 'bid', answer: 0 })
  const last = 6 // when the bot answers
  for (const id of [`${last}`, `bot ${last}`, `bot ${ana} ${last}`]) {
    await live.answer(ana, bid(id))
    await live.answer(ben, bid(id))
  }
  expect(live.next - 1).toBe(last)
  await live.mind(ana, 'left')
  const threads = { think: async () => ({ name: 'bid', answer: 0 }) } as Partial<BotThreads> as BotThreads
  const bots = new ThinkingHere(threads, Date.now)
  await bots.answer({ live, seat: ana, tries: 0, ahead: 0, isLast: false })
  expect(live.next - 1).toBe(last + 1)
  await liveMatches.close()
})

test('what a bot weighed is stored with its answer, and told to nobody before the match is over', async () => {
  const { live, liveMatches, store } = await auctionOf([{ bot: 'random@1' }, { person: 'b' }])
  const decision: Decision = { unit: 'chance', candidates: [{ answer: 0, value: 0.5 }], chosen: 0, facts: { left: 1 } }
  const threads = { think: async () => ({ name: 'bid', answer: 0, decision }) } as Partial<BotThreads> as BotThreads
  await new ThinkingHere(threads, Date.now).answer({ live, seat: ana, tries: 0, ahead: 0, isLast: false })
  const stored = [{ seq: 1, thought: JSON.stringify({ seat: ana, bot: 'random@1', decision }) }]
  expect(await store.thoughts(live.id)).toEqual(stored)
  expect((await live.lines(0)).join()).not.toContain('chosen')
  expect(await live.thoughts()).toBe(null)
  await live.answer(ben, { id: 'b', asked: 1, name: 'bid', answer: 1 })
  expect([live.isOver, await live.thoughts()]).toEqual([true, stored])
  await liveMatches.close()
})
