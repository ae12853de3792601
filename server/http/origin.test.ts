import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from '../house.ts'
import { Browser } from '../people/browser-testing.ts'
import { wholeHouse } from './testing.ts'

let house: House
let ana: Browser
beforeEach(async () => {
  house = await wholeHouse()
  ana = new Browser(house)
  await ana.enters('Ana')
})
afterEach(() => house.close())

const PASSWORD = 'a mug of ale and a song'
const changes = [
  ['POST', '/api/people/account', { username: 'ana', password: PASSWORD }],
  ['PATCH', '/api/people/me', { name: 'Eve' }],
  ['POST', '/api/people/tokens', { name: 'my bot' }],
  ['POST', '/api/people/revoke-others', {}],
  ['POST', '/api/tables', { game: 'fist' }],
  ['POST', '/api/tables/t/commands', { command: { do: 'sit' } }],
  ['POST', '/api/matches/m/answers', { id: 'a', asked: 0, name: 'bid', answer: 1 }],
  ['POST', '/api/auth/sign-out', {}],
] as const

test.each(changes)('another site cannot %s %s with a visitor’s cookie', async (method, path, body) => {
  for (const origin of [
    'https://evil.example',
    'http://localhost:3001',
    'null',
    '',
    'http://localhost:3000.evil.example',
  ]) {
    const { status, body: told } = await ana.ask(method, path, body, { origin })
    expect([origin, status, told]).toEqual([
      origin,
      403,
      { code: 'another page', rule: null, expected: 'a page of this house' },
    ])
  }
  expect((await ana.ask('GET', '/api/people/me')).body.person).toMatchObject({ name: 'Ana', guest: true })
})

test('another site cannot sign anybody in either', async () => {
  const other = new Browser(house, { origin: 'https://evil.example' })
  expect((await other.enters('Eve')).body.code).toBe('another page')
  expect((await other.signsIn('ana', PASSWORD)).body.code).toBe('another page')
  expect(other.cookies.size).toBe(0)
})

test('its own page may, and so may programs: with a token from anywhere, or without an origin', async () => {
  const { body } = await ana.ask('POST', '/api/people/tokens', { name: 'my bot' })
  const authorization = `Bearer ${body.token}`
  const make = { game: 'fist' }
  const program = new Browser(house, { origin: 'https://evil.example', authorization })
  expect((await program.ask('POST', '/api/tables', make)).status).toBe(201)
  const beside = await ana.ask('POST', '/api/tables', make, { origin: 'https://evil.example', authorization })
  expect(beside.status).toBe(403) // a token together with a cookie comes from a browser
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const pageless = await fetch(`${house.address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(make) })
  expect(pageless.status).toBe(201)
})

test('another site may read what is public', async () => {
  const look = await ana.ask('GET', '/api/tables', undefined, { origin: 'https://evil.example' })
  expect(look.status).toBe(200)
})
