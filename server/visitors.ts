import type { IncomingMessage } from 'node:http'
import type { Config } from './config.ts'
import { networkOf } from './network.ts'

/** The same address that Fastify uses: behind a trusted proxy, the last one that proxy added. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() : ''
  return networkOf(told || (socket.remoteAddress ?? ''))
}

/**
 * Whether a page may use this house: one at its public address or, if that is this machine, at any name of this
 * machine.
 */
export function welcomes({ publicUrl, port }: Config, origin: string): boolean {
  const own = new URL(publicUrl)
  if (origin === own.origin) return true
  if (!URL.canParse(origin) || !isHere(own.hostname)) return false
  const theirs = new URL(origin)
  return isHere(theirs.hostname) && theirs.port === String(port)
}
const isHere = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
