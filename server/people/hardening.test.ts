import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type House, openHouse, SECRET, Visitor } from './testing.ts'

const PASSWORD = 'a mug of ale and a song'

let house: House
let ana: Visitor
beforeEach(async () => {
  house = await openHouse()
  ana = new Visitor(house)
})
afterEach(() => house.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const makeToken = async (): Promise<string> =>
  (await ana.ask('POST', '/api/people/tokens', { name: 'my bot' })).body.token

test('a token lets a program in, until it is dropped', async () => {
  const { id } = await ana.enters('Ana')
  const token = await makeToken()
  const program = new Visitor(house)
  expect((await program.me(bearer(token)))?.id).toBe(id)
  expect((await ana.ask('DELETE', '/api/people/tokens', { token })).status).toBe(204)
  expect(await program.me(bearer(token))).toBe(null)
  expect((await ana.ask('DELETE', '/api/people/tokens', { token })).body.code).toBe('unknown')
})

test('tokens are listed by name, never shown again, and dropped by their id', async () => {
  await ana.enters('Ana')
  const token = await makeToken()
  const { body, text } = await ana.ask('GET', '/api/people/tokens')
  expect(body).toEqual([{ id: expect.any(String), name: 'my bot', made: expect.any(Number) }])
  expect(text).not.toContain(token)
  const [{ id }] = body
  expect(await new Visitor(house).me(bearer(id))).toBe(null)
  const eve = new Visitor(house)
  await eve.enters('Eve')
  expect((await eve.ask('GET', '/api/people/tokens')).body).toEqual([])
  expect((await eve.ask('DELETE', `/api/people/tokens/${id}`)).status).toBe(404)
  expect((await new Visitor(house).ask('GET', '/api/people/tokens', undefined, bearer(token))).status).toBe(401)
  expect((await ana.ask('DELETE', `/api/people/tokens/${id}`)).status).toBe(204)
  expect(await new Visitor(house).me(bearer(token))).toBe(null)
  expect((await ana.ask('GET', '/api/people/tokens')).body).toEqual([])
})

test('refusals of better-auth are translated into those of the house', async () => {
  const refusals = async (path: string, body?: object, headers?: object) =>
    (await ana.ask(body === undefined ? 'GET' : 'POST', `/api/auth/${path}`, body, headers)).body
  const wrong = { code: 'wrong password', rule: null, expected: 'a username, and the password that belongs to it' }
  expect(await refusals('sign-in/username', { username: 'bob', password: PASSWORD })).toEqual(wrong)
  expect(await refusals('list-sessions')).toMatchObject({ code: 'nobody', rule: null })
  expect(await refusals('sign-in/username', { username: 'b', password: PASSWORD })).toMatchObject({
    code: 'invalid',
    expected: '3 to 30 letters, digits, dots and underscores',
  })
  expect(await refusals('sign-in/username', {})).toMatchObject({ code: 'invalid', rule: null })
  await ana.enters('Ana')
  expect(await refusals('sign-out', {}, { origin: 'https://evil.example' })).toMatchObject({ code: 'another page' })
  expect(await refusals('passkey/delete-passkey', { id: 'x' })).toEqual({
    code: 'passkey not found',
    rule: null,
    expected: 'Passkey not found',
  })
})

test('a device cookie lets nobody in, names nobody, and is sent only to sign-in', async () => {
  await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  const [cookie = ''] = ana.lastSet
  expect(cookie).toMatch(/^wyrmtavern\.device=[\w-]{16}\.[\w-]{43}; /)
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/auth/sign-in', 'Max-Age=31536000'])
    expect(cookie).toContain(part)
  expect(cookie).not.toContain('ana')
  expect(await new Visitor(house).me({ cookie })).toBe(null)
  const { knownBrowsers } = house.accounts
  expect(knownBrowsers.knownIn(`a=b; ${cookie}`, 'ANA')).toMatch(/^[\w-]{16}$/)
  for (const [cookies, username] of [
    [cookie, 'ben'],
    [cookie.replace('=', '=x'), 'ana'],
    [cookie.replace(/\..{43}/, '.'), 'ana'],
    [undefined, 'ana'],
    ['wyrmtavern.device=', 'ana'],
  ] as const)
    expect(knownBrowsers.knownIn(cookies, username)).toBe(null)
})

test('a token still identifies the person after they signed up', async () => {
  const { id } = await ana.enters('Ana')
  const token = await makeToken()
  await ana.signsUp('ana', PASSWORD)
  expect(await new Visitor(house).me(bearer(token))).toMatchObject({ id, username: 'ana' })
})

test('a program cannot make or drop tokens, change a name or sign anybody up', async () => {
  await ana.enters('Ana')
  const token = await makeToken()
  const program = new Visitor(house)
  for (const [method, url, body] of [
    ['POST', '/api/people/tokens', { name: 'another' }],
    ['DELETE', '/api/people/tokens', { token }],
    ['PATCH', '/api/people/me', { name: 'Eve' }],
    ['POST', '/api/people/account', { username: 'eve', password: PASSWORD }],
  ] as const)
    expect((await program.ask(method, url, body, bearer(token))).status).toBe(401)
})

test('nobody can drop the token of somebody else', async () => {
  await ana.enters('Ana')
  const token = await makeToken()
  const eve = new Visitor(house)
  await eve.enters('Eve')
  expect((await eve.ask('DELETE', '/api/people/tokens', { token })).status).toBe(404)
  expect(await new Visitor(house).me(bearer(token))).toMatchObject({ name: 'Ana' })
})

test('garbage cookies and headers identify nobody', async () => {
  await ana.enters('Ana')
  const [[name, value] = ['', '']] = ana.cookies
  const [raw = '', signature = ''] = decodeURIComponent(value).split('.')
  const eve = new Visitor(house)
  const cookies = [
    'x',
    ';;;=',
    '%E0%A4%A',
    '"',
    '\u00ff\u00fe',
    raw,
    `${raw}.`,
    `${raw}.${'A'.repeat(signature.length)}`,
    encodeURIComponent(`${raw}x.${signature}`),
    'a'.repeat(8000),
    '__proto__',
    "' or 1=1 --",
  ]
  for (const garbage of cookies) {
    expect(await eve.me({ cookie: `${name}=${garbage}` })).toBe(null)
    expect(await eve.me({ cookie: garbage })).toBe(null)
  }
  const tokens = ['', 'x', 'wyrm_', `wyrm_${'A'.repeat(43)}`, 'a b c', raw, value, '\u00ff', 'a'.repeat(8000)]
  for (const garbage of tokens) expect(await eve.me(bearer(garbage))).toBe(null)
  expect(await eve.me({ authorization: 'Basic YTpi' })).toBe(null)
})

test('a wrong token identifies nobody even beside a good cookie; what a proxy adds changes nothing', async () => {
  await ana.enters('Ana')
  expect(await ana.me(bearer('x'))).toBe(null)
  expect(await ana.me({ authorization: 'Basic YTpi' })).toMatchObject({ name: 'Ana' })
})

test('only the routes of better-auth that the house uses are open', async () => {
  await ana.enters('Ana')
  for (const path of [
    'get-session',
    'sign-in/anonymous',
    'sign-up/email',
    'sign-in/email',
    'sign-in/social',
    'update-user',
    'delete-user',
    'delete-anonymous-user',
    'set-password',
    'request-password-reset',
    'change-email',
  ])
    expect((await ana.ask('POST', `/api/auth/${path}`, {})).status).toBe(404)
})

test('another site cannot sign anybody in or out', async () => {
  await ana.enters('Ana')
  const origin = 'https://evil.example'
  expect((await ana.ask('POST', '/api/auth/sign-out', undefined, { origin })).status).toBe(403)
  expect(await ana.me()).toMatchObject({ name: 'Ana' })
  const elsewhere = { username: 'ana', password: PASSWORD, callbackURL: origin }
  expect((await ana.ask('POST', '/api/auth/sign-in/username', elsewhere)).status).toBe(403)
  expect(errors()).toEqual([])
})

/** Logged errors, which would alarm an operator. */
const errors = () => house.logged.filter(line => JSON.parse(line).level >= 50)

test('an absolute URL works like any other', async () => {
  await ana.enters('Ana')
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = new URL(await house.app.listen({ port: 0 }))
  const answers = async (target: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`)
    return (await socket.toArray()).join('')
  }
  expect(await answers('http://x/api/auth/list-sessions')).toMatch(/^HTTP\/1.1 200 .*"userId"/s)
  expect(await answers('http://x/api/auth/list-sessions?a=%zz&b=//y')).toMatch(/^HTTP\/1.1 [24]0/)
  expect(await answers('/api/auth/list-sessions?a=1')).toMatch(/^HTTP\/1.1 200 .*"userId"/s)
  expect(errors()).toEqual([])
})

test('bodies that are too large or not JSON are refused', async () => {
  const large = { username: 'ana', password: 'x'.repeat(70_000) }
  expect((await ana.ask('POST', '/api/auth/sign-in/username', large)).status).toBe(413)
  const text = { 'content-type': 'text/plain' }
  expect((await ana.ask('POST', '/api/auth/sign-in/username', large, text)).status).toBe(415)
  const half = await house.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/username',
    headers: { 'content-type': 'application/json' },
    payload: '{"username":',
  })
  expect(half.statusCode).toBeGreaterThanOrEqual(400)
  expect(half.statusCode).toBeLessThan(500)
})

test('passwords cannot be tried without end', async () => {
  const strict = await openHouse({ limits: true })
  const eve = new Visitor(strict)
  const codes: number[] = []
  for (let i = 0; i < 12; i++) codes.push((await eve.signsIn('ana', `guess number ${i}`)).status)
  expect(codes.slice(0, 10).every(code => code === 401)).toBe(true)
  expect(codes.slice(10)).toEqual([429, 429])
  await strict.close()
})

test('no password, token, cookie or key is logged, and only hashes and sessions are stored', async () => {
  const printed: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => printed.push(...words))
  await ana.enters('Ana')
  const [guestCookie = ''] = ana.cookies.values()
  const token = await makeToken()
  await new Visitor(house).me(bearer(token))
  await ana.signsUp('ana', PASSWORD)
  await ana.signsIn('ana', 'a wrong password')
  await ana.signsIn('ana', PASSWORD)
  await ana.ask('POST', '/api/people/account', { username: '?', password: PASSWORD })
  await ana.ask('DELETE', '/api/people/tokens', { token: [token] })
  await ana.ask('POST', '/api/auth/sign-out', undefined, { origin: 'https://evil.example' })
  const [cookie = ''] = ana.cookies.values()
  const sessions = [guestCookie, cookie].map(each => decodeURIComponent(each).split('.'))
  vi.restoreAllMocks()

  const told = house.logged.join('') + printed.map(String).join('')
  expect(told).toContain('/api/people/tokens')
  for (const secret of [SECRET, PASSWORD, 'a wrong password', token, guestCookie, cookie, ...sessions.flat()])
    expect(told).not.toContain(secret)
  const onDisk = ['', '-wal'].map(end => readFileSync(house.file + end, 'latin1')).join('')
  for (const secret of [SECRET, PASSWORD, token]) expect(onDisk).not.toContain(secret)
})

test('the sweep deletes what has expired, and only that', async () => {
  const { id } = await ana.enters('Ana')
  const look = new DatabaseSync(house.file)
  look.exec("insert into verification values ('v', 'x', 'y', '2020-01-01T00:00:00.000Z', '2020', '2020')")
  await house.accounts.sweep(Date.now())
  expect(look.prepare('select count(*) as n from verification').get()).toEqual({ n: 0 })
  expect((await ana.me())?.id).toBe(id)
  await house.accounts.sweep(Date.now() + 366 * 86_400_000)
  expect(await ana.me()).toBe(null)
  look.close()
})

test('all other sessions end at once, however many there are', async () => {
  await ana.enters('Ana')
  await new Visitor(house).enters('Ben')
  const look = new DatabaseSync(house.file)
  const copy = look.prepare(
    "insert into session (id, expiresAt, token, createdAt, updatedAt, userId) select 'i' || ?1, expiresAt, 't' || ?1, createdAt, updatedAt, userId from session limit 1",
  )
  for (let n = 0; n < 150; n++) copy.run(n)
  const count = () => look.prepare('select count(*) as n from session').get()?.n
  expect(count()).toBe(152)
  expect((await ana.ask('POST', '/api/auth/revoke-other-sessions')).status).toBe(200)
  expect(count()).toBe(2)
  expect(await ana.me()).toMatchObject({ name: 'Ana' })
  look.close()
})

test('a visit renews the cookie, once a day', async () => {
  await ana.enters('Ana')
  ana.lastSet = []
  await ana.me()
  expect(ana.lastSet).toEqual([])
  const look = new DatabaseSync(house.file)
  const soon = new Date(Date.now() + 300 * 86_400_000).toISOString()
  look.prepare('update session set expiresAt = ?').run(soon)
  await ana.me()
  expect(ana.lastSet[0]).toContain('Max-Age=31536000')
  expect(look.prepare('select expiresAt from session').get()?.expiresAt).not.toBe(soon)
  look.close()
})

test("people and tables are written at once and do not get in each other's way", async () => {
  const tables = Array.from({ length: 60 }, (_, i) =>
    house.store.tables.put({ id: `t${i}`, listed: true, people: ['p'], code: null, changed: i }, 1, {}),
  )
  const guests = Array.from({ length: 30 }, (_, i) => house.people.enter(`Guest ${i}`))
  expect(await Promise.all(tables)).toEqual(tables.map(() => true))
  expect(new Set((await Promise.all(guests)).map(({ person }) => person.account)).size).toBe(30)
})
