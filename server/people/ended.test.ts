import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { Browser } from './browser-testing.ts'

const PASSWORD = 'a mug of ale and a song'

let house: House
let laptop: Browser
let phone: Browser
beforeEach(async () => {
  house = await wholeHouse()
  ;[laptop, phone] = [new Browser(house), new Browser(house)]
  await laptop.enters('Ana')
  await laptop.signsUp('ana', PASSWORD)
  await phone.signsIn('ana', PASSWORD)
})
afterEach(() => house.close())

const isKnown = async (browser: Browser): Promise<boolean> =>
  (await browser.ask('GET', '/api/tables/mine')).status === 200
/** Sooner than the regular check of sockets. */
const soon = (closed: Promise<number>): Promise<number | string> => Promise.race([closed, pause(20_000, 'still open')])

const doors: readonly (readonly [string, (token: string) => object])[] = [
  [
    'change-password',
    () => ({ currentPassword: PASSWORD, newPassword: 'another mug of ale', revokeOtherSessions: true }),
  ],
  ['revoke-other-sessions', () => ({})],
  ['revoke-session', token => ({ token })],
]
test.each(doors)('%s ends the other device at that moment: its socket, and its requests', async (door, body) => {
  const [token = ''] = decodeURIComponent(phone.cookies.get('wyrmtavern.session_token') ?? '').split('.')
  const [gone, own] = [await phone.line(), await laptop.line()]
  expect((await laptop.ask('POST', `/api/auth/${door}`, body(token))).status).toBe(200)
  expect(await isKnown(phone)).toBe(false)
  expect(await isKnown(laptop)).toBe(true)
  expect(await soon(gone.closed)).toBe(4001)
  if (door !== 'change-password') expect(own.isOpen()).toBe(true) // that also replaces this browser's session
})

test('a session that its owner ends in the list of devices closes its sockets at that moment', async () => {
  const [gone, own] = [await phone.line(), await laptop.line()]
  const { body } = await laptop.ask('GET', '/api/people/sessions')
  const { id } = body.find((it: { isThis: boolean }) => !it.isThis)
  expect((await laptop.ask('DELETE', `/api/people/sessions/${id}`)).status).toBe(204)
  expect(await soon(gone.closed)).toBe(4001)
  expect([await isKnown(phone), await isKnown(laptop), own.isOpen()]).toEqual([false, true, true])
  for (const path of ['account', 'sessions', 'everything', 'tokens'])
    expect((await phone.ask('GET', `/api/people/${path}`)).status).toBe(401)
})

test('recovery ends every session and token, and their sockets', async () => {
  const { codes } = (await laptop.ask('POST', '/api/people/recovery-codes', {})).body
  const [bot, lines] = [await program(), await Promise.all([phone.line(), laptop.line()])]
  const back = new Browser(house)
  expect((await back.ask('POST', '/api/people/recovered', { secret: codes[0] })).status).toBe(200)
  for (const line of [...lines, bot.line]) expect(await soon(line.closed)).toBe(4001)
  expect([await isKnown(phone), await isKnown(laptop), await bot.isIn(), await isKnown(back)]).toEqual([
    ...[false, false, false, true],
  ])
})

test('signing out closes the sockets of this device, and not those of another', async () => {
  const [gone, other] = [await laptop.line(), await phone.line()]
  await laptop.ask('POST', '/api/auth/sign-out', {})
  expect(await soon(gone.closed)).toBe(4001)
  expect(await isKnown(phone)).toBe(true)
  expect(other.isOpen()).toBe(true)
})

test('a socket whose session has ended is sent nothing more', async () => {
  const { body: table } = await laptop.ask('POST', '/api/tables', { game: 'fist', seats: 3 })
  const gone = await phone.line()
  gone.says({ t: 'table', table: table.id })
  while (!gone.heard.some(({ t }) => t === 'table')) await pause(10)
  await laptop.ask('POST', '/api/people/revoke-others', {})
  const before = gone.heard.length
  gone.says({ t: 'lobby', open: true })
  await laptop.ask('POST', `/api/tables/${table.id}/commands`, { command: { do: 'addBot' } })
  expect(await soon(gone.closed)).toBe(4001)
  expect(gone.heard.slice(before)).toEqual([])
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
async function program() {
  const { body } = await laptop.ask('POST', '/api/people/tokens', { name: 'my bot' })
  const line = await new Browser(house).line(bearer(body.token))
  const isIn = async (): Promise<boolean> =>
    (await new Browser(house).ask('GET', '/api/tables/mine', undefined, bearer(body.token))).status === 200
  return { token: String(body.token), line, isIn }
}

test('dropping a token closes its own sockets and no others', async () => {
  const [one, other] = [await program(), await program()]
  expect((await laptop.ask('DELETE', '/api/people/tokens', { token: one.token })).status).toBe(204)
  expect(await soon(one.line.closed)).toBe(4001)
  expect([await one.isIn(), await other.isIn()]).toEqual([false, true])
  const { body } = await laptop.ask('GET', '/api/people/tokens')
  expect((await laptop.ask('DELETE', `/api/people/tokens/${body[0].id}`)).status).toBe(204)
  expect(await soon(other.line.closed)).toBe(4001)
})

test('all tokens end at once; devices stay', async () => {
  const all = [await program(), await program()]
  const other = await phone.line()
  expect((await laptop.ask('DELETE', '/api/people/tokens', { all: true })).status).toBe(204)
  for (const { line, isIn } of all) expect([await soon(line.closed), await isIn()]).toEqual([4001, false])
  expect(other.isOpen()).toBe(true)
  expect((await laptop.ask('DELETE', '/api/people/tokens', {})).status).toBe(400)
})

test('everything else is revoked: devices, and programs if requested', async () => {
  const bot = await program()
  expect((await laptop.ask('POST', '/api/people/revoke-others', {})).status).toBe(200)
  expect([await isKnown(phone), await bot.isIn()]).toEqual([false, true])
  await phone.signsIn('ana', PASSWORD)
  expect((await laptop.ask('POST', '/api/people/revoke-others', { tokens: true })).body).toMatchObject({ name: 'Ana' })
  expect([await isKnown(phone), await bot.isIn(), await isKnown(laptop)]).toEqual([false, false, true])
  expect(await soon(bot.line.closed)).toBe(4001)
  expect((await new Browser(house).ask('POST', '/api/people/revoke-others', {})).status).toBe(401)
  expect((await phone.ask('POST', '/api/people/revoke-others', {}, bearer(bot.token))).status).toBe(401)
})
