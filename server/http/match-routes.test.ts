import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { box as auctionBox } from '#testkit/auction/box'
import { ana, ben } from '#testkit/table'
import type { LiveMatch } from '../matches/live-match.ts'
import { LiveMatches } from '../matches/live-matches.ts'
import { memoryStore } from '../storage/memory.ts'
import { matchRoutes } from './match-routes.ts'

let app: FastifyInstance
let liveMatches: LiveMatches
let live: LiveMatch
let disk: Promise<void>
let address: string

beforeEach(async () => {
  const { matches } = memoryStore()
  const append: typeof matches.append = async entries => {
    await disk
    return matches.append(entries)
  }
  const failed = (_what: string, error: unknown): void => expect.fail(String(error))
  disk = Promise.resolve()
  const editions = shelfEditions({ auction: auctionBox as unknown as Boxed })
  liveMatches = new LiveMatches({ store: { ...matches, append }, editions, now: Date.now, asked: () => {}, failed })
  app = Fastify()
  const whoIs = async (request: { headers: Record<string, unknown> }) => {
    const id = String(request.headers.person)
    return { id, name: id, account: id, since: 0 }
  }
  await app.register(matchRoutes, { liveMatches, whoIs })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  live = await liveMatches.begin({
    table: 't',
    game: 'auction',
    options: { gold: 9, lots: 1, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ person: 'Ana' }, { person: 'Ben' }],
    pace: { kind: 'untimed' },
  })
})
afterEach(async () => {
  await app.close()
  await liveMatches.close()
})

const question = async (person: string): Promise<unknown> =>
  (await fetch(`${address}/api/matches/${live.id}/question`, { headers: { person } })).json()
const bid = { asked: 0, name: 'bid', answer: 1 }

test('a question is as of the last entry on disk, and so is the number to answer it with', async () => {
  expect(await question('Ana')).toMatchObject({
    asked: 0,
    question: { name: 'bid' },
    mine: { since: live.kept.began, until: null },
  })
  const held = Promise.withResolvers<void>()
  disk = held.promise
  const answered = live.answer(ana, { id: 'a', ...bid })
  await new Promise(done => setTimeout(done, 20))
  const asked = question('Ana') // decided but not on disk
  await new Promise(done => setTimeout(done, 50))
  held.resolve()
  expect(await answered).toEqual({ seq: 1 })
  expect(await asked).toEqual({
    asked: 1,
    question: null,
    since: [null, expect.any(Number)],
    until: [null, null],
    mine: null,
  })
})

test('when the match is over there are no questions', async () => {
  await live.answer(ana, { id: 'a', ...bid })
  await live.answer(ben, { id: 'b', ...bid })
  expect(live.isOver).toBe(true)
  expect(await question('Ben')).toEqual({
    asked: 2,
    question: null,
    since: [null, null],
    until: [null, null],
    mine: null,
  })
})

const mine = async (person: string, more = ''): Promise<unknown> =>
  (await fetch(`${address}/api/matches/mine${more}`, { headers: { person } })).json()

test('the crests of a match are told over HTTP as over a socket', async () => {
  const told = await (await fetch(`${address}/api/matches/${live.id}`)).json()
  expect(told).toMatchObject({ crests: live.crests })
  expect(live.crests).toHaveLength(2)
})

test('a match that is over is among those of everybody who played it', async () => {
  await live.answer(ana, { id: 'a', ...bid })
  expect(await mine('Ana')).toEqual([])
  await live.answer(ben, { id: 'b', ...bid })
  const { id, table, header, began } = live.kept
  const told = { id, table, header, began, ended: expect.any(Number), winners: [0, 1] }
  expect(await mine('Ana')).toEqual([{ ...told, seat: 0 }])
  expect(await mine('Ben', '?most=1')).toEqual([{ ...told, seat: 1 }])
  expect(await mine('Cleo')).toEqual([])
  expect(await mine('Ana', '?most=1000')).toMatchObject({ statusCode: 400 })
})
