import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import type { CardTold, GalleryAnswer } from '#protocol/gallery'
import type { Table } from '#server/tables/table'
import { begun } from '../leaks/evening.ts'
import { Visitor } from '../leaks/visitor.ts'
import { type Aim, bidding, bySeats, byStrangers } from './aimed.ts'
import { type Attacked, manyHouse, oneHouse } from './attacked.ts'
import { audit } from './audit.ts'
import { formerSessions } from './former.ts'
import { bytes, deep, garbage, polluting, wrongShapes } from './nonsense.ts'
import { fromTheBlocked, type Refuge, volleyOfTheBlocked, withoutSession } from './outsiders.ts'
import { Regulars } from './regulars.ts'
import {
  advances,
  bids,
  forbidden,
  forged,
  forgeries,
  guesses,
  histories,
  malformed,
  misplaced,
  oversized,
  publications,
  type Shot,
} from './requests.ts'
import { farewellTo, isCut, isDeafDropped, rawSocket, rudeFrames } from './rude-sockets.ts'
import { inParallel, problemIn, shoot } from './shooting.ts'
import { pulse } from './vitals.ts'
import { fire, poured, type Volley } from './volley.ts'

/*
 * The real house as a separate process, or with MANY=yes on many machines: honest people play, and ten thousand messages
 * try to stop them.
 */

const WAVES = 2
const A_WAVE = 4
/** How long all of it may take, in milliseconds: many machines share this one. */
const PATIENCE = 300_000
const isMany = process.env.MANY === 'yes'
let [address, url] = ['', '']
let house: Attacked
let regulars: readonly Regulars[]
/** Guests who attack, several per wave: a single one would be slowed down for coming too often. */
let mallories: readonly Visitor[]
/** A match that has begun and goes no further, because its people do not answer. */
let parked: { readonly id: string; readonly match: string; readonly code: string }
/** Somebody who has answered there once. Anything they send after that is refused. */
let bidder: Visitor
/** Somebody whom the bidder was a friend of, and has blocked; and where the bidder is. */
let blocked: Visitor
let refuge: Refuge
/** Headers of sessions and tokens that have ended, by how they did. */
let former: Readonly<Record<string, Volley['headers']>>
/** A card of somebody honest. */
let honest: CardTold
const bid = { id: 'the bid', asked: 0, name: 'bid', answer: { fairy: 1 } }

const boxed = (game: string): Boxed => shelf[game] as Boxed
/** Each volley comes from new addresses. */
let addresses = 0
const elsewhere = () => ({ 'x-forwarded-for': `10.66.${addresses >> 8}.${addresses++ & 255}` })

beforeAll(async () => {
  house = await (isMany ? manyHouse() : oneHouse())
  ;[address, url] = [house.address, `${house.address.replace('http', 'ws')}/socket`]
  const games = [
    ['fist', {}],
    ['gold', { clock: 'none', division: 'divideAndChoose' }],
    ['dwarves', { clock: 'none' }],
  ] as const
  regulars = await Promise.all(games.map(([game, options]) => new Regulars(boxed(game), address, options).enter()))
  const guests = Array.from({ length: WAVES * A_WAVE }, (_, n) => new Visitor(`Mallory ${n}`, address, Date.now))
  for (const guest of guests) await guest.enter('cookie')
  mallories = guests
  const plan = { box: boxed('fist'), seats: 3, bots: 0, options: {}, pace: { kind: 'untimed' } } as const
  parked = await begun(regulars[1]?.people ?? [], plan)
  bidder = regulars[1]?.people[0] as Visitor
  await bidder.does(`/api/matches/${parked.match}/answers`, bid)
  blocked = await new Visitor('Oscar', address, Date.now).enter('cookie')
  const person = bidder.id ?? ''
  await blocked.does(`/api/friends/people/${person}`, { do: 'ask' })
  for (const deed of [{ do: 'accept' }, { do: 'block', on: true }])
    await bidder.does(`/api/friends/people/${blocked.id}`, deed)
  refuge = { person, table: parked.id, match: parked.match, code: parked.code }
  former = await formerSessions(address, elsewhere)
  const steps = [{ do: 'gain', gain: { silver: 3 } }]
  const card = { kind: 'character', names: { en: 'Honest Work' }, picture: 'cowled', light: 'candle', copies: 1, steps }
  honest = await bidder.does<CardTold>('/api/gallery', { game: 'fist', card, language: 'en' })
})
afterAll(async () => {
  for (const { people } of regulars) for (const person of people) person.leave()
  await house.remove()
})

/** The attacks on each table: by strangers, by a spectator, and by somebody who sits there. */
function volleys(wave: number): readonly Volley[] {
  const [by, ...others] = mallories.slice(wave * A_WAVE, (wave + 1) * A_WAVE).map(({ headers }) => ({ ...headers }))
  const again = JSON.stringify({ t: 'answer', match: parked.match, ...bid })
  const nonsense = [...wrongShapes, ...polluting, ...deep]
  const seed = 1000 * wave
  return [
    { what: 'nonsense', headers: elsewhere(), shots: [...nonsense, ...garbage(400, seed)], codes: ['not a message'] },
    { what: 'nonsense of a guest', headers: by ?? {}, shots: garbage(300, seed + 1), codes: ['not a message'] },
    { what: 'bytes', headers: elsewhere(), shots: bytes(100, seed), codes: ['not a message'] },
    bidding('a second bid', bidder.headers, parked.match, 'not asked'),
    { ...bidding('the same bid', bidder.headers, parked.match, 'done'), shots: Array(20).fill(again) },
    ...volleyOfTheBlocked(blocked.headers, refuge),
    ...[by ?? {}, ...forgeries, ...Object.values(former)].map(headers =>
      bidding('a bid of another', headers, parked.match, 'no seat'),
    ),
    ...regulars.flatMap((each, n) => {
      const other = regulars[(n + 1) % regulars.length] as Regulars
      const own = { ...(each.people[2] as Visitor).headers }
      const at = (them: Regulars) => them.matches.at(-1) ?? { id: '', table: '' }
      const names = (m: number) => Object.keys(boxed(['fist', 'gold', 'dwarves'][m % 3] as string).game.asked)
      const overheard = (seat: number) => [...each.acknowledged(seat).values()].slice(-60).map(({ text }) => text)
      const aim: Omit<Aim, 'overheard'> = {
        match: at(each).id,
        table: at(each).table,
        have: each.have(2),
        names: names(n),
        elsewhere: { match: at(other).id, table: at(other).table, names: names(n + 1) },
      }
      return [
        ...byStrangers(elsewhere(), { ...aim, overheard: overheard(0) }),
        ...byStrangers(others[n] ?? {}, { ...aim, overheard: overheard(1) }),
        ...bySeats(own, { ...aim, overheard: overheard(2) }),
        { what: 'nonsense of a seat', headers: own, shots: garbage(100, seed + 2 + n), codes: ['not a message'] },
      ]
    }),
  ]
}

/** The same over HTTP. */
function requests(wave: number, gathering: Table): readonly Shot[] {
  const { id: table, match } = parked
  const doors = [
    '/api/tables',
    `/api/tables/${gathering.id}/commands`,
    `/api/matches/${match}/answers`,
    '/api/people/guest',
    '/api/gallery',
    '/api/order/reports',
    `/api/friends/people/${gathering.host}`,
    '/api/notices/devices',
    '/api/notices/hooks',
    '/api/notices/read',
    '/api/history',
    '/api/people/mail',
    '/api/people/recovered',
    '/api/people/leave',
  ]
  const guest = (mallories[wave] as Visitor).headers
  const somebody = gathering.host ?? ''
  return [
    ...malformed(doors, elsewhere(), 40, wave),
    ...malformed(doors.slice(0, 3).concat(doors.slice(4)), { ...guest, ...elsewhere() }, 40, wave + 50),
    ...forbidden(gathering.id, elsewhere(), somebody, [401]),
    ...forbidden(gathering.id, { ...guest, ...elsewhere() }, somebody, [409]),
    ...forbidden(table, { ...guest, ...elsewhere() }, somebody, [409]),
    ...advances(somebody, elsewhere(), [400, 401]),
    ...advances(somebody, { ...guest, ...elsewhere() }, [400, 403, 404, 409, 429]),
    ...misplaced(match, elsewhere()),
    ...misplaced(match, { ...guest, ...elsewhere() }),
    ...forged(match, gathering.id).map(shot => ({ ...shot, headers: { ...shot.headers, ...elsewhere() } })),
    ...bids('a second bid', match, bidder.headers, 409),
    ...bids('a bid of another', match, guest, 403),
    ...publications(elsewhere(), honest.id, [400, 401]),
    ...publications({ ...guest, ...elsewhere() }, honest.id, [400, 403, 404, 409]),
    ...histories(elsewhere(), match, [400, 401, 413]),
    ...histories({ ...guest, ...elsewhere() }, match, [400, 404, 413]),
    ...Object.entries({ 'a stranger': {}, 'a forged session': forgeries[4], ...former }).flatMap(([what, headers]) =>
      withoutSession(what, { ...headers, ...elsewhere() }, refuge.person),
    ),
    ...fromTheBlocked({ ...blocked.headers, ...elsewhere() }, refuge),
    ...oversized(elsewhere()),
    ...guesses(elsewhere(), `ana_${wave}`),
  ]
}

/** What somebody has in this house, besides whom they played with. Nobody else may add to it. */
const ownOf = async (who: Visitor): Promise<readonly unknown[]> =>
  Promise.all(
    ['friends', 'friends/here', 'notices', 'notices/wishes', 'people/account', 'people/tokens'].map(async path => {
      const { status, body } = await who.asks(`/api/${path}`)
      return [path, status, { ...JSON.parse(body), played: null }]
    }),
  )

/** A full table at which no match has begun. */
async function gathering(): Promise<Table> {
  const [host, guest] = (regulars[0] as Regulars).people as [Visitor, Visitor]
  const terms = { game: 'fist', seats: 3, options: {}, pace: { kind: 'untimed' }, listed: true }
  const { id } = await host.does<Table>('/api/tables', terms)
  await guest.does(`/api/tables/${id}/commands`, { command: { do: 'sit' } })
  return host.does<Table>(`/api/tables/${id}/commands`, { command: { do: 'addBot' } })
}

test(
  'ten thousand hostile messages: no crash, no effect, the right codes, and honest people play on',
  async () => {
    const waiting = await gathering()
    for (const each of regulars) await each.begin()
    await pause(500)
    const own = await ownOf(bidder)
    const heart = pulse(url)
    const problems: string[] = []
    const counts: Record<string, number> = {}
    const count = (what: string, n = 1): void => {
      counts[what] = (counts[what] ?? 0) + n
    }
    for (let wave = 0; wave < WAVES; wave++) {
      const echoes = await inParallel(6, volleys(wave), volley => fire(url, volley, elsewhere))
      for (const { what, sent: n, problem } of echoes) {
        count(what, n)
        if (problem !== null) problems.push(`${what}: ${problem}`)
      }
      await inParallel(6, requests(wave, waiting), async shot => {
        count(shot.what)
        const problem = problemIn(shot, await shoot(address, shot))
        if (problem !== null) problems.push(problem)
      })
      await inParallel(5, rudeFrames, async ([what, code, load]) => {
        count(what)
        const farewell = await farewellTo(address, load)
        if (farewell !== code) problems.push(`${what}: ended by ${farewell}, expected ${code}`)
      })
    }
    const times = heart.end()
    for (const each of regulars) await each.end()

    expect([...new Set(problems)].slice(0, 20)).toEqual([])
    expect(Object.values(counts).reduce((sum, n) => sum + n)).toBeGreaterThan(10_000)
    expect(Object.keys(counts).filter(what => counts[what] === 0)).toEqual([])
    const store = await house.openStore()
    expect(await audit(store.matches, regulars)).toEqual([])
    expect(await store.matches.lines(parked.match, 0)).toHaveLength(2)
    await store.close()
    expect(await (await fetch(`${address}/api/tables/${waiting.id}`)).json()).toEqual(waiting)
    const { cards } = (await (await fetch(`${address}/api/gallery`)).json()) as GalleryAnswer
    expect(cards).toEqual([honest])
    expect(await ownOf(bidder)).toEqual(own)
    expect(regulars.every(({ matches }) => matches.length > 0)).toBe(true)
    expect(times[times.length >> 1]).toBeLessThan(250)
    await isWell()
  },
  PATIENCE,
)

/** Nothing has failed, nothing was logged as an error, and everybody who left is forgotten. */
async function isWell(): Promise<void> {
  for (let n = 0; n < 20 && (await house.figures()).house_sockets !== 0; n++) await pause(250)
  const { house_failures_total, house_sockets } = await house.figures()
  expect(house.complaints()).toEqual([])
  expect({ house_failures_total, house_sockets }).toEqual({ house_failures_total: 0, house_sockets: 0 })
}

test('a flood is refused by id and then shown out, and others are heard in between', async () => {
  const heart = pulse(url)
  const flood = [...Array(3000).keys()].map(n => JSON.stringify({ t: 'ping', id: `flood ${n}` }))
  const lists = Array(60).fill(JSON.stringify(Array(50).fill({ t: 'ping', id: 'i' })))
  await pause(300) // so that it beats before, and after: nodes that are flooded apart end it within a moment
  const answers = await Promise.all([flood, flood, lists].map(shots => poured(url, shots)))
  await pause(300)
  for (const counts of answers.slice(0, 2)) {
    expect(Object.keys(counts).toSorted()).toEqual(['closed 4008', 'pong', 'too fast'])
    expect(counts.pong).toBeLessThan(1000)
  }
  expect(answers[2]?.pong).toBeLessThan(500) // out of three thousand, in lists
  expect(heart.end().at(-1)).toBeLessThan(5000)
  await isWell()
})

test('a client that asks without end and reads nothing is dropped; rude connections leave nothing behind', async () => {
  const { id: match = '' } = regulars[1]?.matches[0] ?? {}
  const headers = elsewhere() // strangers at our own address were just shown out, at whichever node, and might not be let in
  const heart = pulse(url, headers)
  const deaf = [1, 2, 3, 4].map(() => isDeafDropped(address, match, headers))
  const half = await Promise.all(Array.from({ length: 20 }, () => rawSocket(address, '/nowhere')))
  for (let n = 0; n < 100; n++) {
    const line = await rawSocket(address, '/socket', headers)
    if (n % 2 === 0) line.write(Buffer.from([0x81, 0xff, 0, 0])) // the beginning of a frame
    line.resetAndDestroy()
  }
  expect(await Promise.all(half.map(line => isCut(line, 5000)))).not.toContain(false)
  expect(await Promise.all(deaf)).not.toContain(false)
  expect(heart.end().at(-1)).toBeLessThan(5000)
  await isWell()
})
