import { lookup as ask } from 'node:dns'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/*
 * Requests to addresses that people chose: webhooks, and push services, which a browser names. They must not reach what
 * only this machine or its network can.
 */

const within = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const),
  ...([
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
  ] as const),
  ...([
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  within.addSubnet(net, bits, 'ipv4')
/** Everything but what is routed in the open internet: 2000::/3, without what carries an address of the older kind inside. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carriers.addSubnet(net, bits, 'ipv6')

/** Whether this address is on this machine or in its network. */
export const isPrivate = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return within.check(address, 'ipv4')
  return family !== 6 || !open.check(address, 'ipv6') || carriers.check(address, 'ipv6')
}

export class NotOutward extends Error {}

/** Finds addresses as usual, except private ones: a name may lead to one, or do so the second time it is asked. */
const lookOutward: LookupFunction = (host, options, done) =>
  ask(host, { ...options, all: true }, (error, found) => {
    const addresses = error === null ? found.filter(({ address }) => !isPrivate(address)) : []
    const [first] = addresses
    if (first === undefined) return done(error ?? new NotOutward(`${host} is not in the open internet`), '', 0)
    if (options.all === true) return done(null, addresses)
    done(null, first.address, first.family)
  })

/** Why something may not be sent there; null if it may. */
export function problemOf(url: string, allowsPrivate: boolean): string | null {
  const at = URL.canParse(url) ? new URL(url) : null
  if (at === null) return 'an address that begins with https://'
  if (at.username !== '' || at.password !== '') return 'an address without a user and a password'
  const host = at.hostname.replace(/^\[|\]$/g, '')
  if (allowsPrivate) return /^https?:$/.test(at.protocol) ? null : 'an address that begins with https:// or http://'
  if (at.protocol !== 'https:') return 'an address that begins with https://'
  const isInside =
    isIP(host) > 0 ? isPrivate(host) : host === 'localhost' || host.endsWith('.localhost') || !host.includes('.')
  return isInside ? 'an address in the open internet' : null
}

export interface Posted {
  readonly status: number
  /** After how many seconds to come again, if they said so. */
  readonly retryAfter: number | null
}
interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

/** How long somebody may take to answer, in milliseconds. */
const PATIENCE = 8000

/** Posts there and nowhere else: redirects are not followed, and what is answered is not read. */
export type Outward = (post: Post) => Promise<Posted>
export const outward =
  (allowsPrivate: boolean): Outward =>
  ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const problem = problemOf(url, allowsPrivate)
      if (problem !== null) return reject(new NotOutward(`expected ${problem}`))
      const request = new URL(url).protocol === 'https:' ? secure : plain
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        ...(allowsPrivate ? {} : { lookup: lookOutward }),
        signal: AbortSignal.timeout(PATIENCE),
      })
      const answered = (response: IncomingMessage): void => {
        response.destroy()
        const after = Number(response.headers['retry-after'] ?? Number.NaN)
        resolve({ status: response.statusCode ?? 0, retryAfter: Number.isFinite(after) ? after : null })
      }
      sent.on('response', answered)
      sent.on('upgrade', (response, socket) => {
        socket.destroy()
        answered(response)
      })
      sent.on('error', reject)
      sent.on('close', () => reject(new Error('closed without an answer'))) // after an answer it is nothing new
      sent.end(body)
    })
