import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP } from 'node:net'
import { isPrivate, lookupOutward, NotOutward } from './open-internet.ts'

/*
 * Requests to addresses that people chose: webhooks, and push services, which a browser names. They must not reach what
 * only this machine or its network can.
 */

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
      const signal = AbortSignal.timeout(PATIENCE)
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        ...(allowsPrivate ? {} : { lookup: lookupOutward(signal) }),
        signal,
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
