import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type House, openHouse, Visitor } from './testing.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64 = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

/** Just enough CBOR for an authenticator: no lengths above 255. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, n: number): Buffer => Buffer.from(n < 24 ? [(kind << 5) | n] : [(kind << 5) | 24, n])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, it]) => [cbor(key), cbor(it as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...pairs])
}

/** A device with one passkey. */
class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  #uses = 0

  #data(rpId: string, flags: number): Buffer {
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE(++this.#uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uses])
  }
  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  #credential(response: object) {
    return { id: base64(this.#id), rawId: base64(this.#id), type: 'public-key', clientExtensionResults: {}, response }
  }

  registers({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const point = [x, y].map(each => Buffer.from(each, 'base64url')) as [Buffer, Buffer]
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point[0]],
      [-3, point[1]],
    ] as const)
    const about = [Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cbor(key)]
    const authData = Buffer.concat([this.#data(rp.id, 0x45), ...about])
    const attestation = new Map<string, unknown>(Object.entries({ fmt: 'none', attStmt: new Map(), authData }))
    return this.#credential({
      clientDataJSON: base64(this.#client('webauthn.create', challenge, origin)),
      attestationObject: base64(cbor(attestation)),
      transports: ['internal'],
    })
  }

  signs({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) {
    const [authData, client] = [this.#data(rpId, 0x05), this.#client('webauthn.get', challenge, origin)]
    return this.#credential({
      authenticatorData: base64(authData),
      clientDataJSON: base64(client),
      signature: base64(sign('sha256', Buffer.concat([authData, sha256(client)]), this.#keys.privateKey)),
    })
  }
}

const HERE = 'http://localhost:3000'
const registers = async (visitor: Visitor, device: Authenticator, origin = HERE) => {
  const { body } = await visitor.ask('GET', '/api/auth/passkey/generate-register-options?name=Ana')
  return visitor.ask('POST', '/api/auth/passkey/verify-registration', { response: device.registers(body, origin) })
}
const signsIn = async (visitor: Visitor, device: Authenticator, origin = HERE) => {
  const { body } = await visitor.ask('GET', '/api/auth/passkey/generate-authenticate-options')
  return visitor.ask('POST', '/api/auth/passkey/verify-authentication', { response: device.signs(body, origin) })
}

let house: House
let ana: Visitor
beforeEach(async () => {
  house = await openHouse()
  ana = new Visitor(house)
})
afterEach(() => house.close())

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
