import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { thoughtsAnswer } from '#protocol/http'
import { ana, ben } from '#testkit/table'
import { auctionOf } from '../matches/testing.ts'
import { recordRoutes } from './record-routes.ts'

test('what bots weighed is refused before the end, and told to everybody after it', async () => {
  const { live, liveMatches, editions } = await auctionOf([{ bot: 'random@1' }, { person: 'b' }])
  const app = Fastify()
  await app.register(recordRoutes, { liveMatches, editions, whoIs: async () => null })
  const answer = (seat: Seat, bid: number, thought?: string) =>
    live.answer(seat, { id: `${seat}`, asked: live.next - 1, name: 'bid', answer: bid }, 'bot', thought)
  const asked = async (match: string) => {
    const reply = await app.inject(`/api/matches/${match}/thoughts`)
    return [reply.statusCode, reply.json()]
  }
  const decision = { unit: 'points', candidates: [{ answer: 1, value: 2.5, share: 1 }], chosen: 0, facts: { lots: 1 } }
  await answer(ana, 1, JSON.stringify({ seat: ana, bot: 'random@1', decision }))
  const expected = 'a match that is over: until then what its bots weigh is told to nobody'
  expect(await asked(live.id)).toEqual([409, { code: 'not over', rule: null, expected }])
  await answer(ben, 0)
  const [status, told] = await asked(live.id)
  expect([status, told]).toEqual([200, [{ seq: 1, seat: ana, bot: 'random@1', decision }]])
  expect(thoughtsAnswer.safeParse(told).success).toBe(true)
  expect(await asked('nowhere')).toMatchObject([404, { code: 'no match' }])
  await app.close()
  await liveMatches.close()
})
