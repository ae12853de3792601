import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { answerFrom } from '#bots/answering'
import { Client, type ClientParams } from '#client/connection'
import { shelf } from '#games/shelf'
import type { Guest } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import type { Bot } from '#kernel/bot'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { CardTold, CardWithVersions } from '#protocol/gallery'
import type { Refused } from '#protocol/refused'
import type { Table } from '#protocol/table'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { character, salesOf, visitor } from './testing.ts'

type Visitor = Awaited<ReturnType<typeof visitor>>
let house: House
let ana: Visitor
let ben: Visitor
let cards: readonly CardTold[]
const guests = (): readonly Guest[] => cards.map(({ card }) => card as unknown as Guest)

beforeAll(async () => {
  house = await wholeHouse()
  ana = await visitor(house, 'Ana')
  ben = await visitor(house, 'Ben')
  const made = ['Tinker', 'Baker', 'Cobbler'].map(async (name, n) => {
    const steps = [
      { do: 'gain', gain: { fairy: 1, silver: n + 1 } },
      { do: 'score', points: 1 },
    ]
    return (await ana.hang<CardTold>(character(name, { steps }))).body
  })
  cards = await Promise.all(made)
})
afterAll(() => house.close())

const make = async (options: object): Promise<{ status: number; body: Table }> =>
  ana.send<Table>('POST', '/api/tables', { game: 'fist', seats: 4, options, pace: { kind: 'untimed' } })
const full = async (options: object): Promise<Table> => {
  const { id } = (await make(options)).body
  await ben.command(id, { do: 'sit' })
  for (const _ of [1, 2]) await ana.command(id, { do: 'addBot', bot: 'random@1' })
  return (await ben.command(id, { do: 'ready' })).body
}
const told = async (card: CardTold): Promise<CardWithVersions> =>
  (await ben.send<CardWithVersions>('GET', `/api/gallery/${card.id}`)).body

/** Plays a seat like a bot, with what its person is told. */
function plays({ cookie }: Visitor, seat: Seat, match: string): Client {
  const bot = shelf.fist?.bots['knight@1'] as Bot
  const dice = diceOf(seedFrom(`${match} ${seat}`))
  let asked = -1
  const look = (): void => {
    const replica = client.replica(match)
    if (replica === null || replica.question === null || asked === replica.have) return
    asked = replica.have
    const given = answerFrom(bot, seat, replica, Date.now(), dice(asked))
    if (given !== null) void client.answer(match, given.name, given.answer)
  }
  const client = new Client({
    dial: (() =>
      new WebSocket(`${house.address.replace('http', 'ws')}/socket`, {
        headers: { cookie: cookie() },
      })) as unknown as ClientParams['dial'],
    games: id => shelf[id]?.game,
    patience: () => 20,
    changed: look,
  })
  client.follow(match)
  return client
}

test('two people and two bots play with guests to the end; it is verified and counted once, though a card was taken down meanwhile', async () => {
  const options = { guests: guests(), specialsPerRound: 3, roundLimit: 6 }
  const table = await full(options)
  expect(table.options.guests).toEqual(guests())
  const started = await ana.command(table.id, { do: 'start' })
  const match = started.body.match ?? expect.fail()
  const [first, ...rest] = cards as [CardTold, ...CardTold[]]
  await ana.send('DELETE', `/api/gallery/${first.id}`, { reason: 'second thoughts' })
  const clients = [ana, ben].map((who, seat) => plays(who, seat as Seat, match))
  await expect.poll(() => clients.every(it => it.replica(match)?.isOver), { timeout: 60_000, interval: 50 }).toBe(true)
  for (const client of clients) client.close()
  expect((await ben.send('GET', `/api/matches/${match}/verify`)).body).toEqual({ verified: true, problem: null })
  await expect.poll(async () => (await told(rest[0] ?? first)).played).toBe(1)

  const file = await fetch(`${house.address}/api/matches/${match}/file`)
  const lines = (await file.text()).split('\n').filter(line => line.startsWith('{"seq"'))
  for (const card of cards) {
    const { sales, price, wins } = salesOf(lines, card.card as unknown as Guest, [0, 1])
    const people = sales === 0 ? null : { sales, price: price / sales, winnerWins: expect.closeTo(wins / sales, 2) }
    expect(await told(card)).toMatchObject({ played: 1, people, versions: [{ played: 1, people }] })
  }

  const again = (await ben.command(table.id, { do: 'rematch' })).body
  expect(again.options.guests).toEqual(guests().slice(1))
  expect(again.struck).toEqual([{ guest: expect.any(String), names: { en: 'Tinker' }, by: null }])
})

test('only what hangs in the gallery is invited', async () => {
  const stranger = character('Stranger')
  const refused = (await make({ guests: [stranger] })).body as unknown as Refused
  expect(refused.code).toBe('no card')
  expect(refused.expected).toContain('Stranger')
  const taken = await ana.send<Refused>('POST', '/api/tables', { game: 'fist', options: { guests: [guests()[0]] } })
  expect([taken.status, taken.body.code]).toEqual([409, 'taken down'])
  const table = (await make({})).body
  const settings = await ana.command(table.id, { do: 'settings', options: { guests: [stranger] } })
  expect([settings.status, (settings.body as unknown as Refused).code]).toEqual([409, 'no card'])
  for (const wrong of ['all', [1], [null], [{}], [[]]]) {
    const { status, body } = await ana.command(table.id, { do: 'settings', options: { guests: wrong } })
    expect([status, (body as unknown as Refused).rule]).toEqual([409, '2.8 guests'])
  }
})

test('whoever sits there may say no to a guest, and it stays away while they sit there', async () => {
  const [, baker, cobbler] = guests() as [Guest, Guest, Guest]
  const table = await full({ guests: [baker, cobbler] })
  const { id } = table
  const no = { do: 'no-guest', guest: guestId(baker) }
  const cleo = await visitor(house, 'Cleo')
  expect(((await cleo.command(id, no)).body as unknown as Refused).code).toBe('not seated')
  const struck = (await ben.command(id, no)).body
  expect(struck.options.guests).toEqual([cobbler])
  expect(struck.struck).toEqual([{ guest: expect.any(String), names: { en: 'Baker' }, by: ben.id }])
  expect(struck.seats.map(({ ready }) => ready)).toEqual([false, false, true, true])
  expect(((await ben.command(id, no)).body as unknown as Refused).code).toBe('no card')
  const invite = { do: 'settings', options: { guests: [baker] } }
  expect(((await ana.command(id, invite)).body as unknown as Refused).code).toBe('struck')
  expect((await ana.command(id, { do: 'settings', listed: true })).body.options.guests).toEqual([cobbler])
  const left = (await ben.command(id, { do: 'stand' })).body
  expect(left.struck).toBe(undefined)
  expect((await ana.command(id, invite)).body.options.guests).toEqual([baker])
  expect((await ana.command(id, { do: 'settings', options: { guests: [] } })).body.options.guests).toBe(undefined)
})

test('nobody is ready for guests that came while they said so', async () => {
  const { id } = await full({})
  const seen = (await ben.command(id, { do: 'notReady' })).body.version
  await ana.command(id, { do: 'settings', options: { guests: [guests()[1]] } })
  const late = await ben.command(id, { do: 'ready', seen })
  expect([late.status, (late.body as unknown as Refused).code]).toEqual([409, 'stale'])
  expect(((await ana.command(id, { do: 'start' })).body as unknown as Refused).code).toBe('not ready')
  const { version } = (await ben.send<Table>('GET', `/api/tables/${id}`)).body
  await ana.command(id, { do: 'settings', listed: true }) // which is nothing to be ready for
  expect((await ben.command(id, { do: 'ready', seen: version })).body.seats[1]?.ready).toBe(true)
})

test('what was taken down is not seen at a table that gathers, nor in the lobby', async () => {
  const eva = await visitor(house, 'Eva')
  const { body: card } = await eva.hang<CardTold>(character('Unseemly'))
  const options = { guests: [card.card, guests()[1]] }
  const { body: table } = await ana.send<Table>('POST', '/api/tables', {
    game: 'fist',
    seats: 3,
    listed: true,
    options,
  })
  await eva.send('DELETE', `/api/gallery/${card.id}`)
  const seen = (await ben.send<Table>('GET', `/api/tables/${table.id}`)).body
  expect(seen).toMatchObject({ options: { guests: [guests()[1]] }, struck: [{ by: null }] })
  const all = (await ben.send<readonly Table[]>('GET', '/api/tables')).body
  expect(all.find(({ id }) => id === table.id)?.options.guests).toEqual([guests()[1]])
  await ben.command(table.id, { do: 'sit' })
  const { body: ready } = await ben.command(table.id, { do: 'ready' })
  expect(ready.options.guests).toEqual([guests()[1]])
  expect(ready.seats.map(({ ready }) => ready)).toEqual([false, true, false])
})

test('a match does not begin with a guest that was taken down: the table says so first', async () => {
  const { body: card } = await ben.hang<CardTold>(character('Fleeting'))
  const { id } = await full({ guests: [card.card, guests()[1]] })
  await ben.send('DELETE', `/api/gallery/${card.id}`)
  const { status, body } = await ana.send<Refused>('POST', `/api/tables/${id}/commands`, { command: { do: 'start' } })
  expect([status, body.code, body.expected]).toEqual([
    409,
    'taken down',
    'to begin without Fleeting, which was taken down meanwhile',
  ])
  const table = (await ana.send<Table>('GET', `/api/tables/${id}`)).body
  expect(table).toMatchObject({ state: 'gathering', options: { guests: [guests()[1]] }, struck: [{ by: null }] })
  expect(table.seats.map(({ ready }) => ready)).toEqual([false, false, true, true])
  await ben.command(id, { do: 'ready' })
  const playing = (await ana.command(id, { do: 'start' })).body
  expect([playing.state, playing.struck]).toEqual(['playing', undefined])
})
