import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { writeFile } from '#kernel/file'
import { readFile } from '#kernel/reading'
import { seedFrom } from '#kernel/seed'
import {
  type HistoryAnswer,
  historyAnswer,
  reliabilityAnswer,
  type StandingAnswer,
  standingAnswer,
} from '#protocol/history'
import type { Refused } from '#protocol/refused'
import type { Table } from '#protocol/table'
import { box as auction } from '#testkit/auction/box'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { regular } from '../friends/testing.ts'
import { visitor } from '../gallery/testing.ts'
import { type House, openHouse } from '../house.ts'
import { fileOf } from './testing.ts'

type Visitor = Awaited<ReturnType<typeof visitor>>
let house: House
let ana: Visitor
let ben: Visitor
beforeAll(async () => {
  const config = configFrom({ DATA: temporaryFolder(), LOG: 'silent', BOT_PAUSE: '0', JUDGE: 'no' })
  house = await openHouse({ ...config, port: 0 }, { ...shelf, auction: auction as unknown as Boxed })
  ana = await visitor(house, 'Ana')
  ben = await visitor(house, 'Ben')
})
afterAll(() => house.close())

/** A match of one lot that the first of these people wins. */
async function played(first: Visitor, second: Visitor, more: object = {}): Promise<string> {
  const terms = { game: 'auction', seats: 2, pace: { kind: 'untimed' }, options: { lots: 1, gold: 9 }, ...more }
  const { body: table } = await first.send<Table>('POST', '/api/tables', terms)
  for (const name of ['sit', 'ready']) await second.command(table.id, { do: name })
  const { match } = (await first.command(table.id, { do: 'start' })).body
  for (const [who, bid] of [
    [first, 5],
    [second, 1],
  ] as const)
    await who.send('POST', `/api/matches/${match}/answers`, { id: `${bid}`, asked: 0, name: 'bid', answer: bid })
  return match ?? ''
}
const read = async (who: Visitor, query = ''): Promise<HistoryAnswer> =>
  (await who.send<HistoryAnswer>('GET', `/api/history${query}`)).body
/** A match of Fist on a device, with the edition of this house. */
async function onDevice(): Promise<string> {
  const box = shelf.fist ?? expect.fail()
  return fileOf(box, (await shelfEditions(shelf).newest('fist')) ?? '', ['Dan', 'Bot 1', 'Bot 2'])
}

test('a finished match is in the history of both, by page and by wish, and in nobody else’s', async () => {
  const [first, second, third] = [await played(ana, ben), await played(ben, ana), await played(ana, ben)]
  const all = await read(ana)
  expect(historyAnswer.parse(all)).toEqual(all)
  expect(all.matches.map(({ match, place }) => [match, place])).toEqual([
    [third, 1],
    [second, 2],
    [first, 1],
  ])
  expect(all.matches[0]).toMatchObject({
    game: 'auction',
    seats: 2,
    with: [{ name: 'Ben', person: ben.id }],
    fault: null,
  })
  const page = await read(ana, '?most=2&won=yes&game=auction&pace=live')
  expect([page.matches.map(({ match }) => match), page.next]).toEqual([[third, first], null])
  const { next, matches } = await read(ana, '?most=1')
  expect((await read(ana, `?most=2&after=${next}`)).matches.map(({ match }) => match)).toEqual([second, first])
  expect(matches).toHaveLength(1)
  expect((await read(ana, `?with=${ben.id}`)).matches).toHaveLength(3)
  for (const query of ['?with=bots', '?with=friends', '?with=nobody', '?pace=slow', '?game=fist'])
    expect((await read(ana, query)).matches).toEqual([])
  expect((await read(await visitor(house, 'Cleo'))).matches).toEqual([])
  const odd = await ana.send<Refused>('GET', '/api/history?after=1.%27or')
  expect([odd.status, odd.body.code]).toEqual([400, 'not a request'])
  const { body: standing } = await ana.send<StandingAnswer>('GET', '/api/history/standing')
  expect(standingAnswer.parse(standing)).toEqual(standing)
  expect(standing).toEqual({
    counts: [{ game: 'auction', played: 3, won: 2 }],
    people: [{ person: ben.id, name: 'Ben', ahead: 2, behind: 1 }],
    bots: [],
    reliability: { matches: 3, onTime: null },
  })
})

test('on a person’s page its reader finds their own score against them, whatever is shown and even across a block', async () => {
  const [cleo, dora] = [await regular(house, 'Cleo'), await regular(house, 'Dora')]
  const score = async (who: typeof cleo, whom: typeof cleo) => (await who.sees(whom)).against
  expect(await score(cleo, dora)).toBe(null)
  for (const [first, second] of [
    [cleo, dora],
    [cleo, dora],
    [dora, cleo],
  ] as const)
    await played(first, second)
  await dora.shows({ results: 'nobody' })
  expect([await score(cleo, dora), await score(dora, cleo)]).toEqual([
    { ahead: 2, behind: 1 },
    { ahead: 1, behind: 2 },
  ])
  await dora.does(cleo, { do: 'block', on: true })
  expect(await score(cleo, dora)).toEqual({ ahead: 2, behind: 1 })
  expect([await score(cleo, cleo), await score(await regular(house, 'Eva'), dora)]).toEqual([null, null])
})

test('who comes in is told how reliable people are, strangers are told nothing', async () => {
  const { body } = await ana.send<unknown>('GET', `/api/reliability?people=${ben.id},nobody`)
  expect(reliabilityAnswer.parse(body)).toEqual([
    { person: ben.id, matches: 3, onTime: null },
    { person: 'nobody', matches: 0, onTime: null },
  ])
  for (const path of ['history', 'history/standing', 'reliability?people=a', 'history/x/file'])
    expect((await fetch(`${house.address}/api/${path}`)).status).toBe(401)
})

test('who has left for good is no rival any more', async () => {
  const [fay, gus] = [await visitor(house, 'Fay'), await visitor(house, 'Gus')]
  await played(fay, gus)
  const rivals = async () => (await gus.send<StandingAnswer>('GET', '/api/history/standing')).body.people
  expect(await rivals()).toHaveLength(1)
  await fay.send('POST', '/api/people/leave', { name: 'Fay' })
  expect(await rivals()).toEqual([])
  expect((await read(gus)).matches).toHaveLength(1)
})

test('how reliable somebody is, is told as they show it', async () => {
  const [cleo, dora] = [await regular(house, 'Cleo'), await regular(house, 'Dora')]
  const { token } = (await cleo.send<{ token: string }>('POST', '/api/people/tokens', { name: 'bot' })).body
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/reliability?people=${dora.id}`
  const told = async () => ({
    dora: (await dora.send<object[]>('GET', path)).body.length,
    cleo: (await cleo.send<object[]>('GET', path)).body.length,
    program: ((await (await fetch(`${house.address}${path}`, { headers })).json()) as object[]).length,
  })
  expect(await told()).toEqual({ dora: 1, cleo: 1, program: 1 })
  await dora.shows({ reliability: 'nobody' })
  expect(await told()).toEqual({ dora: 1, cleo: 0, program: 0 })
  await dora.shows({ reliability: 'friends' })
  expect(await told()).toEqual({ dora: 1, cleo: 0, program: 0 })
  await cleo.befriends(dora)
  expect(await told()).toEqual({ dora: 1, cleo: 1, program: 1 })
  await dora.shows({ reliability: 'everybody' })
  await cleo.does(dora, { do: 'block', on: true })
  expect(await told()).toEqual({ dora: 1, cleo: 0, program: 0 })
})

test('a guest who makes an account keeps the whole history, on every device', async () => {
  const eva = await visitor(house, 'Eva')
  const match = await played(eva, ben)
  const before = await read(eva)
  const account = { username: 'eva.keeps', password: 'a long enough password' }
  expect((await eva.send('POST', '/api/people/account', account)).status).toBeLessThan(300)
  expect(await read(eva)).toEqual(before)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify(account)
  const signedIn = await fetch(`${house.address}/api/auth/sign-in/username`, { method: 'POST', headers: json, body })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(it => it.split(';')[0])
    .join('; ')
  const elsewhere = await fetch(`${house.address}/api/history`, { headers: { cookie } })
  expect(((await elsewhere.json()) as HistoryAnswer).matches.map(it => it.match)).toEqual([match])
})

test('a match from a device is played again before it is kept, once, and only for who brought it', async () => {
  const dan = await visitor(house, 'Dan')
  const file = await onDevice()
  const told = { file, seat: 0, bots: [null, 'knight', 'knight'], ended: 7 }
  const bring = (more: object = {}) =>
    dan.send<{ match: string } & Refused>('POST', '/api/history', { ...told, ...more })
  const first = await bring()
  expect(first).toMatchObject({ status: 201, body: { isNew: true } })
  expect(await bring()).toMatchObject({ status: 200, body: { isNew: false, match: first.body.match } })
  const [past] = (await read(dan)).matches
  const bots = ['Bot 1', 'Bot 2'].map(name => ({ name, bot: 'knight' }))
  expect(past).toMatchObject({
    match: first.body.match,
    game: 'fist',
    ended: 7,
    seats: 3,
    played: 'device',
    with: bots,
  })
  expect(past?.place).toBeOneOf([1, 2, 3])
  const { body } = await dan.send<StandingAnswer>('GET', '/api/history/standing')
  expect(body).toMatchObject({
    bots: [],
    people: [],
    reliability: { matches: 0 },
    counts: [], // anybody can write a file in which they win
  })
  const path = `/api/history/${first.body.match}`
  const got = await fetch(`${house.address}${path}/file`, { headers: { cookie: dan.cookie() } })
  expect(await got.text()).toBe(file)
  expect((await ana.send('GET', `${path}/file`)).status).toBe(404)
  expect((await ana.send('DELETE', path)).status).toBe(404)
  expect((await dan.send('DELETE', path)).status).toBe(200)
  expect((await read(dan)).matches).toEqual([])
})

test('a match of this house is not brought as one from a device, by nobody and with no other names', async () => {
  const match = await played(ana, ben)
  const text = (await (await fetch(`${house.address}/api/matches/${match}/file`)).text()) as string
  const file = readFile(text)
  const renamed = writeFile({ ...file, header: { ...file.header, names: ['Eve', 'Ben'] } })
  const eve = await visitor(house, 'Eve')
  for (const [who, brought] of [
    [eve, text],
    [eve, renamed],
    [ana, text],
  ] as const) {
    const told = { file: brought, seat: 0, bots: [null, null], ended: 7 }
    const reply = await who.send<Refused>('POST', '/api/history', told)
    expect([reply.status, reply.body.code]).toEqual([400, 'played here'])
  }
  expect((await read(eve)).matches).toEqual([])
})

test('what is no finished match, or was changed, is refused and leaves nothing', async () => {
  const dan = await visitor(house, 'Dan')
  const text = await onDevice()
  const bring = async (more: object): Promise<readonly [number, string]> => {
    const body = { file: text, seat: 0, bots: [null, null, null], ended: 7, ...more }
    const reply = await dan.send<Refused>('POST', '/api/history', body)
    return [reply.status, reply.body.code]
  }
  const file = readFile(text)
  const [first, ...rest] = file.entries
  const unlike = writeFile({ ...file, entries: [first ?? expect.fail(), ...rest.slice(0, -1)] })
  const elsewhere = writeFile({ ...file, header: { ...file.header, edition: 'e'.repeat(64) } as typeof file.header })
  const lucky = writeFile({ ...file, seed: seedFrom('luckier') })
  for (const other of ['', text.slice(0, 900), unlike, lucky])
    expect(await bring({ file: other })).toEqual([400, 'not a match file'])
  expect(await bring({ file: text.replace('"at":', '"at": ') })).toEqual([400, 'not a match file'])
  expect(await bring({ file: elsewhere })).toEqual([400, 'other rules'])
  for (const other of [{ bots: [null] }, { bots: ['knight', null, null] }, { seat: 3 }])
    expect(await bring(other)).toEqual([400, 'not a match file'])
  expect(await bring({ file: 'x'.repeat(1_500_001) })).toEqual([400, 'not a request'])
  expect((await read(dan)).matches).toEqual([])
})
