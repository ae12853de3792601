import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { passes, startProvider, type TestProvider } from './provider-testing.ts'
import { type House, openHouse, Visitor } from './testing.ts'

let provider: TestProvider
let house: House
let ana: Visitor
beforeAll(async () => {
  provider = await startProvider('http://localhost:3000/api/auth/callback/provider')
})
afterAll(() => provider.close())
beforeEach(async () => {
  house = await openHouse({ oidc: provider })
  ana = new Visitor(house)
})
afterEach(() => house.close())

/** Goes to the provider and comes back; where the house then sends them. */
async function goes(visitor: Visitor, what: 'in' | 'linked', login: string): Promise<string> {
  const { body } = await visitor.ask('POST', `/api/people/provider/${what}`, {})
  expect(new URL(body.url).searchParams.get('code_challenge_method')).toBe('S256')
  const { pathname, search } = new URL(await passes(body.url, login))
  const { status, headers } = await visitor.ask('GET', `${pathname}${search}`)
  expect(status).toBe(302)
  return String(headers.location)
}

test('a guest links the provider, stays who they are, comes back by it, and unlinks it', async () => {
  const { id } = await ana.enters('Ana')
  expect(await goes(ana, 'linked', 'ana')).toBe('http://localhost:3000/you?provider=linked')
  expect(await ana.me()).toMatchObject({ id, guest: false, username: null })
  expect((await ana.ask('GET', '/api/people/account')).body.provider).toEqual({ name: 'Guild', linked: true })
  const phone = new Visitor(house)
  await phone.enters('Somebody else')
  expect(await goes(phone, 'in', 'ana')).toBe('http://localhost:3000/you?provider=in')
  expect(await phone.me()).toMatchObject({ id, name: 'Ana' })
  expect((await ana.ask('DELETE', '/api/people/provider')).status).toBe(204)
  expect(await ana.me()).toMatchObject({ id, guest: true })
  expect(await goes(new Visitor(house), 'in', 'ana')).toContain('provider=refused')
})

test('whom nobody here has linked is let in nowhere, and nobody is made for them', async () => {
  const eve = new Visitor(house)
  expect(await goes(eve, 'in', 'eve')).toContain('provider=refused')
  expect(await eve.me()).toBe(null)
  await ana.enters('Ana')
  await goes(ana, 'linked', 'ana')
  await eve.enters('Eve')
  expect(await goes(eve, 'linked', 'ana')).toContain('provider=refused') // it is Ana’s
  expect(await eve.me()).toMatchObject({ name: 'Eve', guest: true })
})

test('a way back that is somebody else’s or was used before leads nowhere; no token is stored', async () => {
  await ana.enters('Ana')
  const { body } = await ana.ask('POST', '/api/people/provider/linked', {})
  const { pathname, search } = new URL(await passes(body.url, 'ana'))
  const eve = new Visitor(house)
  await eve.enters('Eve')
  expect(String((await eve.ask('GET', `${pathname}${search}`)).headers.location)).toContain('error')
  expect(await eve.me()).toMatchObject({ name: 'Eve', guest: true })
  expect((await new Visitor(house).ask('POST', '/api/people/provider/linked', {})).status).toBe(401)
  await goes(ana, 'linked', 'ana')
  const { DatabaseSync } = await import('node:sqlite')
  const look = new DatabaseSync(house.file)
  expect(look.prepare('select accessToken, refreshToken, idToken from account').all()).toEqual([
    { accessToken: null, refreshToken: null, idToken: null },
  ])
  look.close()
})
