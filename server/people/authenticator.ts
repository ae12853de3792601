import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Visitor } from './testing.ts'

/* Passkeys for tests. */

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
export class Authenticator {
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

export const HERE = 'http://localhost:3000'
export const registers = async (visitor: Visitor, device: Authenticator, origin = HERE) => {
  const { body } = await visitor.ask('GET', '/api/auth/passkey/generate-register-options?name=Ana')
  return visitor.ask('POST', '/api/auth/passkey/verify-registration', { response: device.registers(body, origin) })
}
export const signsIn = async (visitor: Visitor, device: Authenticator, origin = HERE) => {
  const { body } = await visitor.ask('GET', '/api/auth/passkey/generate-authenticate-options')
  return visitor.ask('POST', '/api/auth/passkey/verify-authentication', { response: device.signs(body, origin) })
}
