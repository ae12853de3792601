import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'
import { Browser } from '../people/browser-testing.ts'
import { openStore } from '../storage/opening.ts'
import { NOBODY } from '../storage/unnamed.ts'

const PASSWORD = 'a mug of ale and a song'
const DAY = 86_400_000

let data = ''
let time = 0
let house: House
const config = (env: Readonly<Record<string, string>> = {}) => ({
  ...configFrom({ DATA: data, LOG: 'silent', BOT_PAUSE: '0', JUDGE: 'no', ...env }),
  port: 0,
})
const open = async (env = {}): Promise<void> => {
  house = await openHouse(config(env), undefined, () => time)
}
beforeEach(async () => {
  data = temporaryFolder()
  time = Date.now()
  await open()
})
afterEach(() => house.close())

/** Somebody with a match against a bot, a word said there, a note and a table. */
async function settles(browser: Browser): Promise<{ readonly match: string; readonly table: string }> {
  const { body: table } = await browser.ask('POST', '/api/tables', { game: 'fist', seats: 3, listed: true })
  const command = (it: object) => browser.ask('POST', `/api/tables/${table.id}/commands`, { command: it })
  await command({ do: 'addBot' })
  await command({ do: 'addBot' })
  const { body } = await command({ do: 'start' })
  const note = await browser.ask('POST', '/api/board/threads', {
    ...{ topic: 'house', game: null, language: 'en', title: 'Hello all', text: 'I am Zaphira', draft: 'd'.repeat(12) },
  })
  expect(note.status).toBe(201)
  return { match: body.match, table: table.id }
}
const everything = async (browser: Browser) => (await browser.ask('GET', '/api/people/everything')).body

test('everything about somebody is in one file, and nothing that is hidden from them', async () => {
  const ana = new Browser(house)
  await ana.enters('Zaphira')
  const { match } = await settles(ana)
  const all = await everything(ana)
  expect(Object.keys(all).slice(0, 6)).toEqual([
    ...['This file', 'Who you are', 'Your account', 'Where you are signed in', 'Your programs', 'Matches'],
  ])
  expect(all['Who you are'].name).toBe('Zaphira')
  expect(all.Matches).toMatchObject([{ match, file: null, game: 'fist', seat: 1, ended: null, winners: null }])
  expect(JSON.stringify(all)).not.toMatch(/seed|secret|hash"|password":"/)
  const text = await fetch(`${house.address}/api/people/everything?as=text`, {
    headers: { cookie: [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(await text.text()).toContain('# Matches')
  expect((await new Browser(house).ask('GET', '/api/people/everything')).status).toBe(401)
  const { token } = (await ana.ask('POST', '/api/people/tokens', { name: 'bot' })).body
  const program = { authorization: `Bearer ${token}` }
  expect((await new Browser(house).ask('GET', '/api/people/everything', undefined, program)).status).toBe(401)
  expect((await new Browser(house).ask('POST', '/api/people/leave', { name: 'Zaphira' }, program)).status).toBe(401)
  for (let i = 0; i < 2; i++) await everything(ana)
  expect((await ana.ask('GET', '/api/people/everything')).status).toBe(429)
})

/** Every text in the database that contains this. */
async function found(what: string): Promise<readonly string[]> {
  await house.close()
  const { DatabaseSync } = await import('node:sqlite')
  const db = new DatabaseSync(config().database)
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[]
  const hits = tables.flatMap(({ name }) => {
    const rows = db.prepare(`select * from "${name}"`).all()
    return rows.some(row => JSON.stringify(row).includes(what)) ? [name] : []
  })
  db.close()
  await open()
  return hits
}

test('a guest leaves at once: a bot takes the seat, the match goes on, and the name is nowhere', async () => {
  const [ana, ben] = [new Browser(house), new Browser(house)]
  await ana.enters('Zaphira')
  await ben.enters('Ben')
  const { match, table } = await settles(ana)
  const socket = await ana.line()
  expect((await ana.ask('POST', '/api/people/leave', { name: 'Ana' })).body.code).toBe('wrong name')
  expect((await ana.ask('POST', '/api/people/leave', { name: 'Zaphira' })).body).toEqual({ due: null })
  expect(await socket.closed).toBe(4001)
  expect((await ana.ask('GET', '/api/people/me')).body.person).toBe(null)
  const told = (await ben.ask('GET', `/api/matches/${match}`)).body
  expect(told.header.names[0]).toBe(NOBODY)
  const seat = (await ben.ask('GET', `/api/tables/${table}`)).body.seats[0].sitter
  expect([seat.name, 'bot' in seat]).toEqual([NOBODY, true])
  expect(await found('Zaphira')).toEqual([])
  const after = new Browser(house)
  expect((await after.ask('GET', `/api/matches/${match}`)).body.header.names[0]).toBe(NOBODY)
})

test('an account leaves after a week; signing in before takes it back', async () => {
  const ana = new Browser(house)
  await ana.enters('Zaphira')
  await ana.signsUp('zaphira', PASSWORD)
  const leaves = (password?: string) => ana.ask('POST', '/api/people/leave', { name: 'Zaphira', password })
  expect((await leaves('not the password')).body.code).toBe('wrong password')
  expect((await leaves(PASSWORD)).body.due).toBe(time + 7 * DAY)
  expect((await ana.ask('GET', '/api/people/me')).body.person).toBe(null)
  time += 6 * DAY
  expect((await ana.signsIn('zaphira', PASSWORD)).status).toBe(200)
  time += 2 * DAY
  await house.close()
  await open()
  const back = new Browser(house)
  expect((await back.signsIn('zaphira', PASSWORD)).status).toBe(200)
  await back.ask('POST', '/api/people/leave', { name: 'Zaphira', password: PASSWORD })
  time += 7 * DAY
  await house.close()
  await open() // whoever is due leaves when the house opens
  expect((await new Browser(house).signsIn('zaphira', PASSWORD)).status).toBe(401)
  expect([...(await found('Zaphira')), ...(await found('zaphira'))]).toEqual([])
})

test('a departure that was cut off anywhere is completed', async () => {
  const ana = new Browser(house)
  await ana.enters('Zaphira')
  const { match } = await settles(ana)
  const { id } = (await ana.ask('GET', '/api/people/me')).body.person
  await house.close()
  const { store, close } = await openStore(config())
  await store.accounts.departures.ask(id, time, time)
  await store.accounts.departures.begin(id, time)
  await store.matches.unname(id) // and then the power failed
  await close()
  await open()
  expect((await new Browser(house).ask('GET', `/api/matches/${match}`)).body.header.names[0]).toBe(NOBODY)
  expect(await found('Zaphira')).toEqual([])
})

test('the only host cannot leave', async () => {
  const ana = new Browser(house)
  await ana.enters('Ana')
  const { id } = (await ana.ask('GET', '/api/people/me')).body.person
  await house.desk.role(null, id, 'host')
  expect((await ana.ask('POST', '/api/people/leave', { name: 'Ana' })).body.code).toBe('last host')
})

test('of two hosts only one can leave: who is about to leave is no host to come', async () => {
  const left: number[] = []
  for (const name of ['Ana', 'Ben']) {
    const host = new Browser(house)
    await host.enters(name)
    await host.signsUp(name.toLowerCase(), PASSWORD)
    const { id } = (await host.ask('GET', '/api/people/me')).body.person
    await house.desk.role(null, id, 'host')
  }
  for (const name of ['Ana', 'Ben']) {
    const host = new Browser(house)
    await host.signsIn(name.toLowerCase(), PASSWORD)
    left.push((await host.ask('POST', '/api/people/leave', { name, password: PASSWORD })).status)
  }
  expect(left).toEqual([200, 409])
})

test('guests who never come again are deleted if the host says so, and talk is', async () => {
  const ana = new Browser(house)
  await ana.enters('Zaphira')
  await house.close()
  time += 40 * DAY
  await open({ KEEP_GUESTS: '30', KEEP_CHAT: '10' })
  expect((await new Browser(house).ask('GET', '/api/privacy')).body.keep).toEqual({ guests: 30, chat: 10, reports: 0 })
  await house.sweep()
  expect(await found('Zaphira')).toEqual([])
})
