import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { thoughtsAnswer } from '#protocol/http'
import { box as auctionBox } from '#testkit/auction/box'
import { ana, ben } from '#testkit/table'
import { LiveMatches } from '../matches/live-matches.ts'
import { memoryStore } from '../storage/memory.ts'
import { recordRoutes } from './record-routes.ts'

test('what bots weighed is refused before the end, and told to everybody after it', async () => {
  const failed = (_what: string, error: unknown): void => expect.fail(String(error))
  const editions = shelfEditions({ auction: auctionBox as unknown as Boxed })
  const liveMatches = new LiveMatches({
    store: memoryStore().matches,
    editions,
    now: Date.now,
    asked: () => {},
    failed,
  })
  const app = Fastify()
  await app.register(recordRoutes, { liveMatches, editions, whoIs: async () => null })
  const { id, answer } = await begun(liveMatches)
  const asked = async (match: string) => {
    const reply = await app.inject(`/api/matches/${match}/thoughts`)
    return [reply.statusCode, reply.json()]
  }
  const decision = { unit: 'points', candidates: [{ answer: 1, value: 2.5, share: 1 }], chosen: 0, facts: { lots: 1 } }
  await answer(ana, 1, JSON.stringify({ seat: ana, bot: 'random@1', decision }))
  const expected = 'a match that is over: until then what its bots weigh is told to nobody'
  expect(await asked(id)).toEqual([409, { code: 'not over', rule: null, expected }])
  await answer(ben, 0)
  const [status, told] = await asked(id)
  expect([status, told]).toEqual([200, [{ seq: 1, seat: ana, bot: 'random@1', decision }]])
  expect(thoughtsAnswer.safeParse(told).success).toBe(true)
  expect(await asked('nowhere')).toMatchObject([404, { code: 'no match' }])
  await app.close()
  await liveMatches.close()
})

/** A match of one lot between a bot and a person. */
async function begun(liveMatches: LiveMatches) {
  const live = await liveMatches.begin({
    table: 't',
    game: 'auction',
    options: { gold: 9, lots: 1, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ bot: 'random@1' }, { person: 'b' }],
    pace: { kind: 'untimed' },
  })
  const answer = (seat: typeof ana, bid: number, thought?: string) =>
    live.answer(seat, { id: `${seat}`, asked: live.next - 1, name: 'bid', answer: bid }, 'bot', thought)
  return { id: live.id, answer }
}
