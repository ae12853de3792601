import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import type { NoteAnswer } from '#protocol/board'
import type { NoticesAnswer, WishedAnswer } from '#protocol/notices'
import type { Table } from '#protocol/table'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { visitor } from '../gallery/testing.ts'
import { type House, openHouse } from '../house.ts'
import { type Letterbox, startLetterbox } from '../mail/testing.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { type HookServer, isSignedWith, type PushService, startHookServer, startPushService } from './testing.ts'

const HOUR = 3_600_000
const slow = { kind: 'slow', hours: 48, quiet: null } as const

let [push, hooks, letterbox]: [PushService, HookServer, Letterbox] = [] as never
let house: House
let folder = ''
let ahead = 0
const env = () => ({
  ...{ DATA: folder, LOG: 'silent', BOT_PAUSE: '0', JUDGE: 'no', PUBLIC_URL: 'http://tavern.example' },
  ...{ SMTP_URL: letterbox.url, NOTICE_WAIT: '0', PRIVATE_PEERS: 'yes', TRUST_PROXY: 'yes' },
})
const open = async (more: object = {}): Promise<House> =>
  openHouse({ ...configFrom({ ...env(), ...more }), port: 0 }, shelf, () => Date.now() + ahead)

beforeEach(async () => {
  ;[push, hooks, letterbox] = await Promise.all([startPushService(), startHookServer(), startLetterbox()])
  folder = temporaryFolder()
  ahead = 0
  house = await open()
})
afterEach(async () => {
  await house.close()
  await Promise.all([push.close(), hooks.close(), letterbox.close()])
})

type Visitor = Awaited<ReturnType<typeof visitor>>
let addresses = 0
const comes = (name: string): Promise<Visitor> => visitor(house, name, { 'x-forwarded-for': `10.9.0.${++addresses}` })
const told = async (who: Visitor): Promise<NoticesAnswer> => (await who.send<NoticesAnswer>('GET', '/api/notices')).body
async function until(is: () => unknown): Promise<void> {
  for (let n = 0; n < 200 && !(await is()); n++) await pause(25)
}

/** A slow table of these two and a bot, at which it is everybody's turn. */
async function slowTable(ana: Visitor, ben: Visitor): Promise<Table & { readonly match: string }> {
  const { body } = await ana.send<Table>('POST', '/api/tables', { game: 'fist', seats: 3, pace: slow })
  await ben.command(body.id, { do: 'sit' })
  await ana.command(body.id, { do: 'addBot', bot: 'knight@1' })
  await ben.command(body.id, { do: 'ready' })
  const started = await ana.command(body.id, { do: 'start' })
  return started.body as Table & { readonly match: string }
}
const wishes = async (who: Visitor, more: object): Promise<WishedAnswer> => {
  const { body } = await who.send<WishedAnswer>('GET', '/api/notices/wishes')
  return (await who.send<WishedAnswer>('PUT', '/api/notices/wishes', { ...body.wishes, ...more })).body
}
const ways = (...some: readonly string[]) => ({
  ways: { turn: some, invitation: some, friend: some, answer: some, order: some },
})

test('a turn at a slow table is told in the page, by push and by webhook, in the reader’s language, once', async () => {
  const [ana, ben] = [await comes('Ana'), await comes('Ben')]
  await ana.send('POST', '/api/notices/devices', push.subscribe())
  await ana.send('POST', '/api/notices/hooks', { url: `${hooks.url}/room` })
  const {
    hooks: [hook],
  } = await wishes(ana, { language: 'it', zone: 'Europe/Rome' })
  const line = await ana.line()
  const table = await slowTable(ana, ben)
  await line.hears(({ t, unread }) => t === 'notices' && unread === 1)
  line.close()
  await until(() => push.received.length > 0 && hooks.received.length > 0)
  expect(push.problems).toEqual([])
  expect(push.received).toMatchObject([
    {
      urgency: 'high',
      payload: { title: 'Tocca a te: Fist of Dragonstones', path: `/match/${table.match}`, waiting: 1, language: 'it' },
    },
  ])
  expect(push.received[0]?.payload.body).toMatch(/^Con Ben e .+\. Hai tempo fino a .+\.$/)
  const [posted] = hooks.received
  expect(posted?.body).toMatchObject({
    id: posted?.id,
    person: { name: 'Ana' },
    notices: [{ kind: 'turn', game: 'fist', table: table.id, url: `http://tavern.example/match/${table.match}` }],
  })
  expect(posted !== undefined && isSignedWith(hook?.secret ?? '', posted)).toBe(true)
  const { unread, notices } = await told(ana)
  expect([unread, notices[0]?.kind, notices[0]?.people[0]]).toEqual([1, 'turn', 'Ben'])
  await house.close()
  house = await open() // nothing is told again
  await pause(300)
  expect([push.received.length, hooks.received.length]).toEqual([1, 1])
  expect(letterbox.letters).toEqual([])
})

test('who has read of their turn is waited for as before, until it is taken', async () => {
  const [ana, ben] = [await comes('Ana'), await comes('Ben')]
  await ana.send('POST', '/api/notices/devices', push.subscribe())
  const { match } = await slowTable(ana, ben)
  await until(() => push.received.length > 0)
  const line = await ana.line()
  await line.hears(({ t, unread, waiting }) => t === 'notices' && unread === 1 && waiting === 1)
  await ana.send('POST', '/api/notices/read', { all: true })
  await line.hears(({ t, unread, waiting }) => t === 'notices' && unread === 0 && waiting === 1)
  const later = await ana.line()
  await later.hears(({ t, unread, waiting }) => t === 'notices' && unread === 0 && waiting === 1)
  await ana.send('POST', '/api/notices/test', { channel: 'push' })
  await until(() => push.received.length > 1)
  expect(push.received[1]?.payload.waiting).toBe(1)
  await ana.send('POST', '/api/notices/read', { all: true })
  const live = await house.liveMatches.find(match)
  await live?.away(0 as never) // a bot answers for her
  for (const one of [line, later]) {
    await one.hears(({ t, waiting }) => t === 'notices' && waiting === 0)
    one.close()
  }
})

test('a turn that was taken is read, and is not sent later', async () => {
  await house.close()
  house = await open({ NOTICE_WAIT: '3600' })
  const [ana, ben] = [await comes('Ana'), await comes('Ben')]
  await ana.send('POST', '/api/notices/devices', push.subscribe())
  const { match } = await slowTable(ana, ben)
  await until(async () => (await told(ana)).unread === 1)
  const live = await house.liveMatches.find(match)
  await live?.away(0 as never) // a bot answers for her
  await until(async () => (await told(ana)).unread === 0)
  expect((await told(ana)).unread).toBe(0)
  ahead = 2 * HOUR
  await pause(1200)
  expect(push.received).toEqual([])
})

test('nothing is sent in quiet hours or of a table that is off, and a digest is one letter', async () => {
  const [ana, ben, cleo] = [await comes('Ana'), await comes('Ben'), await comes('Cleo')]
  verified(folder, [ana.id, cleo.id])
  ahead = Date.UTC(2027, 0, 2, 21) - Date.now() // 21:00
  await wishes(ana, {
    ...ways('mail', 'push'),
    zone: 'UTC',
    digest: { kind: 'daily', hour: 8 },
    quiet: { from: 20, to: 7 },
  })
  await ana.send('POST', '/api/notices/devices', push.subscribe())
  await wishes(cleo, ways('mail', 'push'))
  const first = await slowTable(ana, ben)
  const second = await slowTable(ana, cleo)
  await until(async () => (await told(ana)).unread === 2)
  await ana.send('PUT', `/api/notices/tables/${first.id}`, { off: true })
  await slowTable(ana, ben)
  await until(async () => (await told(ana)).unread === 3)
  await pause(1200)
  expect(push.received).toEqual([])
  ahead += 10 * HOUR // 7:00
  await until(() => push.received.length > 0)
  expect(push.received).toMatchObject([{ payload: { path: '/notices', waiting: 3 } }])
  expect(letterbox.letters.filter(({ to }) => to[0] === 'a0@people.example')).toEqual([])
  ahead += HOUR + 1000 // 8:00
  await until(() => letterbox.letters.some(({ to }) => to[0] === 'a0@people.example'))
  const letters = letterbox.letters.filter(({ to }) => to[0] === 'a0@people.example')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe('3 things wait for you at the tavern')
  expect(letters[0]?.text).toContain(`http://tavern.example/match/${second.match}`)
  expect(letters[0]?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const stop = /<http:\/\/tavern\.example(.+)>/.exec(letters[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const stopped = (path: string) =>
    fetch(`${house.address}${path}`, { method: 'POST', headers: type, body: 'List-Unsubscribe=One-Click' })
  expect((await stopped(stop.replace(/.$/, ''))).status).toBe(403)
  expect((await stopped(stop)).status).toBe(200)
  expect((await wishes(ana, {})).wishes.ways.turn).toEqual(['push'])
})

test('who wishes it is reminded before their time runs out, even if they have read of it', async () => {
  const [ana, ben] = [await comes('Ana'), await comes('Ben')]
  await wishes(ana, { reminder: 12 })
  await ana.send('POST', '/api/notices/devices', push.subscribe())
  await slowTable(ana, ben)
  await until(() => push.received.length === 1)
  await ana.send('POST', '/api/notices/read', { all: true })
  ahead = 35 * HOUR
  await pause(1200)
  expect(push.received).toHaveLength(1)
  ahead = 36 * HOUR + 60_000
  await until(() => push.received.length === 2)
  expect(push.received[1]?.payload.title).toBe('Your time is running out: Fist of Dragonstones')
  expect((await told(ana)).notices.map(({ kind }) => kind)).toEqual(['reminder', 'turn'])
})

test('an answer in a thread is told to who follows it, but not to its writer, who muted them, or who has read it', async () => {
  const [ana, ben, cleo, dan] = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map(comes))
  if (!ana || !ben || !cleo || !dan) throw new Error('nobody came')
  const draft = { draft: 'd', topic: 'house', game: null, language: 'en', title: 'A question', text: 'Well?' }
  const { thread } = (await ana.send<NoteAnswer>('POST', '/api/board/threads', draft)).body
  for (const who of [ben, cleo, dan]) await who.send('PUT', `/api/board/threads/${thread.id}/follow`, { on: true })
  const line = await dan.line()
  line.says({ t: 'mute', id: 'm', person: ben.id, muted: true, name: 'Ben' })
  await line.hears(({ id }) => id === 'm')
  line.close()
  await ben.send('POST', `/api/board/threads/${thread.id}/notes`, { draft: 'e', text: 'Yes.' })
  await until(async () => (await told(ana)).unread === 1)
  expect((await told(ana)).notices).toMatchObject([
    { kind: 'answer', by: 'Ben', thread: 'A question', path: `/board/${thread.id}#2` },
  ])
  expect([await told(ben), await told(cleo), await told(dan)].map(({ unread }) => unread)).toEqual([0, 1, 0])
  await cleo.send('PUT', `/api/board/threads/${thread.id}/read`, { upTo: 2 })
  expect((await told(cleo)).unread).toBe(0)
})

test('a browser that is gone is forgotten; a service that fails is tried again with the same id', async () => {
  const ana = await comes('Ana')
  const gone = push.subscribe('Gone')
  await ana.send('POST', '/api/notices/devices', { ...gone, endpoint: `${push.url}/nobody` })
  await ana.send('POST', '/api/notices/devices', push.subscribe('Here'))
  push.answers(503)
  await ana.send('POST', '/api/notices/test', { channel: 'push' })
  const devices = async () => (await ana.send<WishedAnswer>('GET', '/api/notices/wishes')).body.devices
  await until(async () => (await devices()).length === 1)
  expect((await devices()).map(({ name }) => name)).toEqual(['Here'])
  push.answers(null)
  ahead += 20_000
  await until(() => push.received.length > 0)
  expect(push.received.map(({ payload }) => payload.title)).toEqual(['This is how we tell you'])
})

test('a browser that is given no name has the one it calls itself by', async () => {
  const ana = await visitor(house, 'Ana', {
    'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 EdgA/140.0',
  })
  const { name: _, ...device } = push.subscribe()
  const { body } = await ana.send<WishedAnswer>('POST', '/api/notices/devices', device)
  expect(body.devices.map(({ name }) => name)).toEqual(['Edge, Android'])
})

test('private addresses are refused where the host does not allow them, and strangers everywhere', async () => {
  await house.close()
  house = await open({ PRIVATE_PEERS: 'no' })
  const ana = await comes('Ana')
  for (const url of [
    'http://tavern.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1:8443/',
    'https://localhost/',
    'https://[::ffff:127.0.0.1]/',
    'https://db/',
    'https://u:p@h.example/',
    'file:///etc/passwd',
    'https://169.254.169.254/',
  ])
    expect((await ana.send('POST', '/api/notices/hooks', { url })).status, url).toBe(400)
  expect((await ana.send('POST', '/api/notices/devices', push.subscribe())).status).toBe(400)
  expect((await ana.send('POST', '/api/notices/hooks', { url: 'https://hooks.example/a' })).status).toBe(201)
  for (const path of ['', '/wishes', '/tables/x'])
    expect((await fetch(`${house.address}/api/notices${path}`)).status).toBe(401)
})

/** These people have proved that an address is theirs. */
function verified(folder: string, people: readonly string[]): void {
  const database = openSqlite(join(folder, 'wyrmtavern.db'))
  for (const [n, person] of people.entries())
    database
      .prepare('INSERT INTO account_mail (address, looks, person, since) VALUES (?, ?, ?, 0)')
      .run(`a${n}@people.example`, `a${n}@people.example`, person)
  database.close()
}
