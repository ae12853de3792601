import { afterEach, beforeEach, expect, test } from 'vitest'
import { Authenticator, HERE, registers, signsIn } from './authenticator.ts'
import { type House, openHouse, Visitor } from './testing.ts'

let house: House
let ana: Visitor
beforeEach(async () => {
  house = await openHouse()
  ana = new Visitor(house)
})
afterEach(() => house.close())

const THEIRS = { challenge: 'x', rpId: 'localhost' }
const JUNK = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: '' }

test('options for a passkey need somebody who has entered', async () => {
  expect((await ana.ask('GET', '/api/auth/passkey/generate-register-options')).status).toBe(401)
  await ana.enters('Ana')
  const { status, body } = await ana.ask('GET', '/api/auth/passkey/generate-register-options?name=Ana')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    rp: { name: 'Wyrmtavern', id: 'localhost' },
    user: { name: 'Ana' },
    authenticatorSelection: { residentKey: 'required' },
  })
  expect(body.challenge.length).toBeGreaterThan(20)
  expect(ana.lastSet[0]).toContain('HttpOnly')
})

test('a guest with a passkey is no longer a guest, and comes back as the same person', async () => {
  const device = new Authenticator()
  const { id } = await ana.enters('Ana')
  expect((await registers(ana, device)).status).toBe(200)
  expect(await ana.me()).toMatchObject({ id, guest: false, username: null })
  await ana.signsOut()
  expect(await ana.me()).toBe(null)
  expect((await signsIn(ana, device)).status).toBe(200)
  expect((await ana.me())?.id).toBe(id)
  const phone = new Visitor(house)
  await phone.enters('Somebody')
  await signsIn(phone, device)
  expect((await phone.me())?.id).toBe(id)
})

test('somebody with a passkey may sign up too, and keeps both', async () => {
  const device = new Authenticator()
  const { id } = await ana.enters('Ana')
  await registers(ana, device)
  expect((await ana.signsUp('ana', 'a mug of ale and a song')).body).toMatchObject({ id, username: 'ana' })
  const [phone, desk] = [new Visitor(house), new Visitor(house)]
  await signsIn(phone, device)
  await desk.signsIn('ana', 'a mug of ale and a song')
  expect([(await phone.me())?.id, (await desk.me())?.id]).toEqual([id, id])
})

test('somebody who drops their only passkey is a guest again', async () => {
  await ana.enters('Ana')
  const { body } = await registers(ana, new Authenticator())
  expect((await ana.ask('POST', '/api/auth/passkey/delete-passkey', { id: body.id })).status).toBe(200)
  expect(await ana.me()).toMatchObject({ guest: true })
})

test('an unknown device, another site or a used challenge lets nobody in', async () => {
  const device = new Authenticator()
  await ana.enters('Ana')
  expect((await registers(ana, device, 'https://evil.example')).status).toBeGreaterThanOrEqual(400)
  expect(await ana.me()).toMatchObject({ guest: true })
  await registers(ana, device)
  const eve = new Visitor(house)
  expect((await signsIn(eve, new Authenticator())).status).toBe(401)
  expect((await signsIn(eve, device, 'https://evil.example')).status).toBe(400)
  const { body } = await eve.ask('GET', '/api/auth/passkey/generate-authenticate-options')
  const challenge = new Map(eve.cookies)
  const response = device.signs(body, HERE)
  const door = '/api/auth/passkey/verify-authentication'
  expect((await eve.ask('POST', door, { response })).status).toBe(200)
  const late = new Visitor(house)
  for (const [name, value] of challenge) late.cookies.set(name, value)
  expect((await late.ask('POST', door, { response })).status).toBe(400)
  expect(await late.me()).toBe(null)
})

test('what no passkey answers is refused, and is no failure of the house', async () => {
  await ana.enters('Ana')
  const device = new Authenticator()
  await registers(ana, device)
  const said: unknown[] = [undefined, null, 'x', 7, [], {}, { id: null }, { id: {} }, { id: ['x'] }, { id: 'x' }]
  const shaped: object[] = [{ id: 'x', response: { clientDataJSON: 'x' } }, device.signs(THEIRS, HERE)]
  shaped.push({ ...device.signs(THEIRS, HERE), response: JUNK })
  for (const [options, door, all] of [
    ['generate-authenticate-options', 'verify-authentication', [...said, ...shaped]],
    ['generate-register-options', 'verify-registration', said],
  ] as const)
    for (const response of all) {
      await ana.ask('GET', `/api/auth/passkey/${options}`)
      const { status } = await ana.ask('POST', `/api/auth/passkey/${door}`, { response })
      expect([door, response, status >= 400 && status < 500]).toEqual([door, response, true])
    }
  expect(house.logged.filter(line => JSON.parse(line).level >= 50)).toEqual([])
})
