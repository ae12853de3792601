import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { HookBody, NewDevice } from '#protocol/notices'
import type { PushPayload } from './by-push.ts'

/* A push service and a webhook on this machine, which look at what they get as real ones and their browsers do. */

interface Server {
  readonly url: string
  close(): Promise<void>
}
async function serve(answer: (request: IncomingMessage, body: Buffer) => number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    response.writeHead(answer(request, body)).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** What a browser got. */
export interface Pushed {
  readonly device: string
  readonly topic: string
  readonly urgency: string
  readonly payload: PushPayload
}
export interface PushService extends Server {
  readonly received: readonly Pushed[]
  /** What was wrong with what arrived. */
  readonly problems: readonly string[]
  /** A new browser. */
  subscribe(name?: string): NewDevice
  /** From now on this is answered, or again what is right. */
  answers(status: number | null): void
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { readonly keys: ReturnType<typeof createECDH>; readonly auth: Buffer }>()
  const received: Pushed[] = []
  const problems: string[] = []
  let answered: number | null = null
  const server = await serve((request, body) => {
    const device = request.url?.slice(1) ?? ''
    const browser = browsers.get(device)
    if (browser === undefined) return 410
    if (answered !== null) return answered
    try {
      mustBeSigned(request.headers.authorization ?? '', server.url)
      const text = decrypted(body, browser.keys, browser.auth)
      if (body.length > 4096) throw new Error('a payload that is too large')
      const { topic = '', urgency = '' } = request.headers
      received.push({
        device,
        topic: String(topic),
        urgency: String(urgency),
        payload: JSON.parse(text) as PushPayload,
      })
      return 201
    } catch (error) {
      problems.push(String(error))
      return 400
    }
  })
  return {
    ...server,
    received,
    problems,
    answers: status => {
      answered = status
    },
    subscribe(name = 'Browser') {
      const [keys, auth] = [createECDH('prime256v1'), randomBytes(16)]
      const device = randomBytes(9).toString('base64url')
      browsers.set(device, { keys, auth })
      const p256dh = keys.generateKeys().toString('base64url')
      return { endpoint: `${server.url}/${device}`, p256dh, auth: auth.toString('base64url'), name }
    },
  }
}

/** Reads a payload with the keys of the browser, as RFC 8291 describes it. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
  const [theirs, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
  const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32))
  const derived = (what: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${what}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Throws unless a house has signed it for this service (RFC 8292). */
function mustBeSigned(authorization: string, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(it => it.toString('base64url')) as [string, string]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, how, Buffer.from(signature, 'base64url'))) throw new Error('a wrong signature')
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number }
  if (aud !== audience) throw new Error(`meant for ${aud}`)
  if (exp * 1000 < Date.now() || exp * 1000 > Date.now() + 86_400_000) throw new Error('not valid now')
}

export interface HookServer extends Server {
  readonly received: readonly {
    readonly id: string
    readonly signature: string
    readonly text: string
    readonly body: HookBody
  }[]
  /** How often something was posted there, whatever was answered. */
  readonly asked: number
  answers(status: number): void
}

export async function startHookServer(): Promise<HookServer> {
  const received: HookServer['received'][number][] = []
  let answered = 204
  let asked = 0
  const server = await serve((request, body) => {
    asked++
    if (answered >= 300) return answered
    const { 'wyrmtavern-id': id = '', 'wyrmtavern-signature': signature = '' } = request.headers
    const text = body.toString('utf8')
    received.push({ id: String(id), signature: String(signature), text, body: JSON.parse(text) as HookBody })
    return answered
  })
  return {
    ...server,
    received,
    get asked() {
      return asked
    },
    answers: status => {
      answered = status
    },
  }
}

export const isSignedWith = (secret: string, { text, signature }: HookServer['received'][number]): boolean =>
  signature === `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
