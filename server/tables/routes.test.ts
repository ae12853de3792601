import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { offeredBots } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import { shelf } from '#games/shelf'
import { type Table, tableSchema } from '#protocol/table'
import { memoryStore } from '../storage/memory.ts'
import { numbers } from './code-words.ts'
import { tableRoutes } from './routes.ts'
import { ana, ben, cleo, type TestHouse, tavernOver } from './testing.ts'

const hosts = Array.from({ length: 6 }, (_, n) => ({ id: `host-${n}`, name: `Host ${n}` }))
const people = [ana, ben, cleo, ...hosts].map(who => ({ ...who, account: `of ${who.id}`, since: 1 }))
let house: TestHouse
let app: FastifyInstance

beforeEach(async () => {
  house = tavernOver(memoryStore<Table>())
  app = fastify()
  await app.register(swagger, { openapi: { openapi: '3.1.0' }, transform: jsonSchemaTransform })
  const whoIs = async (request: { headers: Record<string, unknown> }) =>
    people.find(({ id }) => id === request.headers.person) ?? null
  await app.register(tableRoutes, { tavern: house.tavern, shelf, whoIs })
})
afterEach(async () => {
  await app.close()
  await house.close()
})

const get = (url: string, person = '') => app.inject({ url, headers: { person } })
const post = (url: string, body: object | string, person = ana.id) =>
  app.inject({ method: 'POST', url, headers: { person, 'content-type': 'application/json' }, payload: body })
const command = (table: Table, command: object, person = ana.id) =>
  post(`/api/tables/${table.id}/commands`, { command }, person)
const make = async (terms: object = {}): Promise<Table> =>
  tableSchema.parse((await post('/api/tables', { game: 'dwarves', ...terms })).json())

test('the games say what a table can be made with', async () => {
  const games = (await get('/api/games')).json()
  expect(games.map(({ id }: { id: string }) => id)).toEqual(Object.keys(shelf))
  expect(games[0]).toMatchObject({ title: 'Fist of Dragonstones', seats: { min: 3, max: 6 } })
  const canLeave = games.flatMap((game: { id: string; canLeave: boolean }) => (game.canLeave ? [game.id] : []))
  expect(canLeave).toEqual(['gold'])
  expect(games[0].bots).toEqual(offeredBots(Object.keys(rosterOf(shelf.fist ?? expect.fail()))))
  expect(games[0].bots).toContain(games[0].bot)
  expect(games[0].presets.shortGame).toEqual({ pointsToWin: 2 })
  expect(games[0].options).toContainEqual({ name: 'startFG', oneOf: [8, 9], default: 8, rule: '2.8 startFG' })
  expect(games[0].options).toContainEqual({ name: 'roundLimit', from: 0, to: 99, default: 0, rule: '2.8 roundLimit' })
})

test('a table is made, seen and played at', async () => {
  const made = await post('/api/tables', { game: 'dwarves', listed: true, options: { goldToWin: 10 } })
  expect(made.statusCode).toBe(201)
  const table = tableSchema.parse(made.json())
  expect((await get(`/api/tables/${table.id}`)).json()).toEqual(table)
  expect((await get('/api/tables')).json()).toEqual([table])
  expect((await get('/api/tables/mine', ana.id)).json()).toEqual([table])
  expect((await get('/api/tables/mine', ben.id)).json()).toEqual([])
  for (const [does, person] of [
    [{ do: 'sit' }, ben.id],
    [{ do: 'ready' }, ben.id],
    [{ do: 'start' }, ana.id],
  ] as const)
    expect((await command(table, does, person)).statusCode).toBe(200)
  const playing = (await get(`/api/tables/${table.id}`)).json()
  expect(await house.liveMatches.find(playing.match)).not.toBe(null)
  const left = (await command(table, { do: 'leave' }, ben.id)).json()
  const { crest } = playing.seats[1].sitter
  expect(left.seats[1].sitter).toEqual({ bot: 'knight@1', name: 'Ben', crest, insteadOf: ben.id })
})

test('a stranger can make and do nothing', async () => {
  const table = await make()
  for (const response of [
    await get('/api/tables/mine'),
    await post('/api/tables', { game: 'fist' }, ''),
    await command(table, { do: 'sit' }, 'stranger'),
  ]) {
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'nobody', rule: null })
  }
})

test('refusals say why', async () => {
  const table = await make()
  const response = await command(table, { do: 'start' })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({ code: 'free seats', rule: null, expected: 'somebody, or a bot, on seat 1' })
  const option = await post('/api/tables', { game: 'fist', options: { startFG: 1 } })
  expect([option.statusCode, option.json().rule]).toEqual([409, '2.8 startFG'])
  expect((await post('/api/tables', { game: '__proto__' })).statusCode).toBe(409)
})

test('from one network there are at most thirty tables in the lobby at once; others still find room there', async () => {
  const makes = (n: number, listed: boolean, remoteAddress = '10.0.0.1') =>
    app.inject({
      ...{ method: 'POST', url: '/api/tables', remoteAddress },
      ...{ headers: { person: hosts[n % 6]?.id ?? '' }, payload: { game: 'dwarves', listed } },
    })
  const shown: Table[] = []
  for (let n = 0; n < 30; n++) shown.push((await makes(n, true)).json())
  const full = await makes(0, true)
  expect([full.statusCode, full.json().code]).toEqual([409, 'too many public tables'])
  const own = tableSchema.parse((await makes(1, false)).json())
  const settings = (table: Table, listed: boolean, n: number) =>
    app.inject({
      ...{ method: 'POST', url: `/api/tables/${table.id}/commands`, remoteAddress: '10.0.0.1' },
      ...{ headers: { person: hosts[n % 6]?.id ?? '' }, payload: { command: { do: 'settings', listed } } },
    })
  expect((await settings(own, true, 1)).json().code).toBe('too many public tables')
  expect((await settings(shown[0] ?? own, true, 0)).statusCode).toBe(200) // it is already
  expect((await makes(2, true, '10.0.0.2')).statusCode).toBe(201)
  expect((await settings(shown[0] ?? own, false, 0)).statusCode).toBe(200)
  expect((await settings(own, true, 1)).json().listed).toBe(true)
  expect((await makes(3, true)).json().code).toBe('too many public tables')
})

test('a person can be at a limited number of tables at once', async () => {
  const tables: Table[] = []
  const makes = async (host: string): Promise<Table> => (await post('/api/tables', { game: 'dwarves' }, host)).json()
  for (let n = 0; n < 52; n++) tables.push(await makes(hosts[n % 6]?.id ?? ''))
  const [last, other] = tables.splice(50) as [Table, Table]
  for (const table of tables) expect((await command(table, { do: 'sit' })).statusCode).toBe(200)
  const tooMany = {
    code: 'too many tables',
    rule: null,
    expected: 'at most 50 at once: leave one, or play it to its end',
  }
  expect((await command(last, { do: 'sit' })).json()).toEqual(tooMany)
  expect((await post('/api/tables', { game: 'fist' })).json()).toEqual(tooMany)
  const [first = last] = tables
  expect((await command(first, { do: 'sit' })).statusCode).toBe(200)
  expect((await command(first, { do: 'leave' })).statusCode).toBe(200)
  expect((await command(last, { do: 'sit' })).statusCode).toBe(200)
  expect((await command(other, { do: 'sit' })).statusCode).toBe(409)
})

test('unknown things are not found', async () => {
  expect((await get('/api/tables/nowhere')).statusCode).toBe(404)
  const response = await post('/api/tables/nowhere/commands', { command: { do: 'sit' } })
  expect([response.statusCode, response.json().code]).toEqual([404, 'no table'])
})

test('malformed input is refused', async () => {
  const table = await make()
  const wrong = [
    await command(table, { do: 'rob' }),
    await command(table, { do: 'sit', seat: 'first' }),
    await command(table, { do: 'sit', person: ben.id }),
    await post(`/api/tables/${table.id}/commands`, { do: 'sit' }),
    await post(`/api/tables/${table.id}/commands`, '{"command":'),
    await post('/api/tables', { game: 7 }),
    await post('/api/tables', { game: 'fist', host: ben.id }),
    await post('/api/tables', '[]'),
  ]
  for (const response of wrong) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'not a request', rule: null })
  }
  expect((await get(`/api/tables/${table.id}`)).json()).toEqual(table)
})

test('the routes are described in OpenAPI', async () => {
  await app.ready()
  const { paths } = JSON.parse(JSON.stringify(app.swagger()))
  expect(Object.keys(paths)).toEqual([
    '/api/games',
    '/api/tables',
    '/api/tables/mine',
    '/api/tables/{id}',
    '/api/codes/{code}',
    '/api/tables/{id}/commands',
  ])
  expect(paths['/api/tables/{id}/commands'].post.responses).toHaveProperty('409')
})

test('a table is found by its code in any spelling; wrong codes are counted, and right ones are not', async () => {
  const table = await make()
  const by = async (code: string) => (await get(`/api/codes/${encodeURIComponent(code)}`)).statusCode
  for (let n = 0; n < 30; n++) expect(await by(` ${table.code?.toLowerCase().replaceAll(' ', '-')}`)).toBe(200)
  expect((await get(`/api/codes/${table.code}`)).json()).toEqual(table)
  const others = numbers.map(number => `AMBER FOX ${number}`).filter(code => code !== table.code)
  for (const code of others.slice(0, 10)) expect(await by(code)).toBe(404)
  const refused = await get(`/api/codes/${table.code}`)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([429, '60', 'too fast'])
  expect((await get(`/api/codes/${table.code}`, ben.id)).json()).toEqual(table)
})

test('what cannot be a code and what a page of another site asks for is refused and not counted', async () => {
  const table = await make()
  for (let n = 0; n < 20; n++) expect((await get(`/api/codes/nothing${n}`)).statusCode).toBe(404)
  for (let n = 0; n < 20; n++) {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const refused = await app.inject({ url: '/api/codes/AMBER FOX 27', headers })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'another page'])
  }
  expect((await get(`/api/codes/${table.code}`)).json()).toEqual(table)
})

test('who was shown out of a table no longer finds it, nor by its code, and only the host knows who that is', async () => {
  const made = await make()
  await command(made, { do: 'sit' }, ben.id)
  const table: Table = (await command(made, { do: 'kick', person: ben.id })).json()
  expect([table.barred, table.code === made.code]).toEqual([[ben.id], false])
  const seen = async (person: string) => (await get(`/api/tables/${made.id}`, person)).json()
  expect(await seen(ana.id)).toEqual(table)
  for (const person of ['', cleo.id]) expect(await seen(person)).toEqual({ ...table, barred: [] })
  expect(await seen(ben.id)).toMatchObject({ code: 'barred' })
  expect((await get(`/api/codes/${made.code}`)).statusCode).toBe(404)
  expect((await get(`/api/codes/${table.code}`)).json()).toEqual({ ...table, barred: [] })
  expect((await get(`/api/codes/${table.code}`, ben.id)).statusCode).toBe(404)
  expect((await command(made, { do: 'sit' }, cleo.id)).json().barred).toEqual([])
  const listed = (await command(made, { do: 'settings', listed: true })).json()
  const { code: _, ...withoutCode } = listed
  expect(await seen(ben.id)).toEqual({ ...withoutCode, barred: [ben.id] })
  expect((await get('/api/tables')).json()).toEqual([{ ...listed, barred: [] }])
  expect(JSON.parse(await house.tavern.listing())).toEqual([{ ...listed, barred: [] }])
})
