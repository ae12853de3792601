import type {} from '@fastify/rate-limit'
import type { FastifyPluginAsync, HTTPMethods } from 'fastify'
import type { Accounts } from './accounts.ts'
import { replyWith, requestFrom } from './fetching.ts'
import { times } from './schemas.ts'

export interface DoorTerms {
  readonly accounts: Accounts
  readonly baseUrl: string
}

/** What of better-auth is open, and how often a minute somebody at one address may try; the rest of it is not found. */
const doors: readonly (readonly [HTTPMethods, path: string, tries: number])[] = [
  ['POST', 'sign-in/username', 10],
  ['POST', 'sign-out', 60],
  ['POST', 'is-username-available', 60],
  ['POST', 'change-password', 10],
  ['GET', 'list-sessions', 60],
  ['POST', 'revoke-session', 60],
  ['POST', 'revoke-other-sessions', 60],
  ['GET', 'passkey/generate-register-options', 20],
  ['POST', 'passkey/verify-registration', 20],
  ['GET', 'passkey/generate-authenticate-options', 30],
  ['POST', 'passkey/verify-authentication', 30],
  ['GET', 'passkey/list-user-passkeys', 60],
  ['POST', 'passkey/update-passkey', 20],
  ['POST', 'passkey/delete-passkey', 20],
]

const LARGEST = 64 * 1024

/** Sessions, passwords and passkeys, at `/api/auth`. Limits hold where `@fastify/rate-limit` was registered before. */
export const doorsOf: FastifyPluginAsync<DoorTerms> = async (app, { accounts, baseUrl }) => {
  const { origin } = new URL(baseUrl)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const [method, path, tries] of doors)
    app.route({
      method,
      url: `/api/auth/${path}`,
      bodyLimit: LARGEST,
      config: times(tries),
      schema: { hide: true },
      handler: async (request, reply) => replyWith(reply, await accounts.handler(requestFrom(request, origin))),
    })
}
