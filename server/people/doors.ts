import type {} from '@fastify/rate-limit'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { passkeyAnswer } from '#protocol/account'
import { refused } from '#protocol/refused'
import { networkOf } from '../network.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Guard } from '../order/guard.ts'
import type { AccountStore } from '../storage/account-port.ts'
import type { Accounts } from './accounts.ts'
import { refusalIn } from './auth-refusals.ts'
import { headersFrom, replyWith, requestFrom } from './fetching.ts'
import type { Mail } from './mail.ts'
import { Misses } from './misses.ts'
import type { People } from './people.ts'
import { endLinks } from './recovery.ts'
import { times } from './schemas.ts'
import type { Sureness } from './sureness.ts'
import { Tries } from './tries.ts'

export interface SignInRouteParams {
  readonly people: People
  readonly accounts: Accounts
  readonly baseUrl: string
  readonly now?: () => number
  readonly guard: Guard
  readonly store: Pick<AccountStore, 'secrets'>
  readonly sureness: Sureness
  readonly mail: Pick<Mail, 'waysChanged'>
  /** Tries are counted on all nodes together. */
  readonly nodes?: Nodes | undefined
}

/** `Tries` limits how often passwords may be tried. */
const SIGN_IN = 'sign-in/username'
const unreadable = refused('invalid', 'a username and a password, as JSON')
const tooFast = refused('too fast', 'fewer wrong tries: one a minute')

/**
 * The routes of better-auth that are open, and how often per minute one address may use each. All others return 404.
 */
const doors: readonly (readonly [HTTPMethods, path: string, often: number, summary: string])[] = [
  ['POST', SIGN_IN, 60, 'Come back by username and password.'],
  ['POST', 'sign-out', 60, 'End this session.'],
  ['POST', 'is-username-available', 60, 'Whether nobody has this username.'],
  ['POST', 'change-password', 10, 'Another password.'],
  ['GET', 'list-sessions', 60, 'Where I am signed in.'],
  ['POST', 'revoke-session', 60, 'End one of these sessions.'],
  ['POST', 'revoke-other-sessions', 60, 'End all of them but this one.'],
  ['GET', 'passkey/generate-register-options', 20, 'What a browser needs to make a passkey.'],
  ['POST', 'passkey/verify-registration', 20, 'Keep that passkey.'],
  ['GET', 'passkey/generate-authenticate-options', 30, 'What a browser needs to use a passkey.'],
  ['POST', 'passkey/verify-authentication', 30, 'Come back by a passkey.'],
  ['GET', 'passkey/list-user-passkeys', 60, 'Which passkeys I have.'],
  ['POST', 'passkey/update-passkey', 20, 'Another name for a passkey.'],
  ['POST', 'passkey/delete-passkey', 20, 'Forget a passkey.'],
]

/** Routes that may end sessions. */
const enders = ['sign-out', 'change-password', 'revoke-session', 'revoke-other-sessions']

/**
 * Routes by which somebody keeps others out. Links on their way end with that, but only once an hour: a thief with a session
 * would otherwise end every link its owner asks for.
 */
const shutters = ['change-password', 'revoke-other-sessions']
const NEXT_SHUTTING = 3_600_000

/** Routes by which ways in come and go, or others are signed out: before them, the house wants to be sure. */
const ADDED = 'passkey/verify-registration'
const REMOVED = 'passkey/delete-passkey'
const ways = ['passkey/generate-register-options', ADDED, REMOVED, 'revoke-session', 'revoke-other-sessions']
/** It shows by itself who asks: by the password as it was. */
const CHANGED = 'change-password'

/** Routes that read what a passkey answers. better-auth takes any shape there and fails. */
const readers = ['passkey/verify-authentication', ADDED]
const answerOfPasskey = z.object({ response: passkeyAnswer })
const noAnswer = refused('invalid', 'what a passkey answers')

const LARGEST = 64 * 1024

/** Sessions, passwords and passkeys, at `/api/auth`. The limits need `@fastify/rate-limit` to be registered first. */
export const doorsOf: FastifyPluginAsync<SignInRouteParams> = async (
  app,
  { people, accounts, baseUrl, store, sureness, mail, now = Date.now, nodes },
) => {
  const tries = new Tries(now, undefined, nodes)
  const shutting = new Misses(1, NEXT_SHUTTING, now, nodes?.limits.as('links ended'))
  const { origin } = new URL(baseUrl)
  const signIn = async (username: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const who = {
      name: username,
      address: networkOf(request.ip),
      browser: accounts.knownBrowsers.knownIn(request.headers.cookie, username),
      isGone: () => reply.raw.destroyed,
    }
    const check = () => accounts.signIn(username, requestFrom(request, `${origin}/api/auth/${SIGN_IN}`))
    const response = await tries.do(who, check, ({ ok }) => ok)
    if (response === null) return reply.code(429).header('retry-after', 60).send(tooFast)
    if (response.ok) reply.header('set-cookie', accounts.knownBrowsers.cookieFor(username))
    return answer(reply, response)
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const [method, path, often, summary] of doors)
    app.route({
      method,
      url: `/api/auth/${path}`,
      bodyLimit: LARGEST,
      config: times(often),
      schema: { tags: ['accounts'], summary },
      handler: async (request, reply) => {
        if (path === SIGN_IN) {
          const username = usernameIn(request.body)
          // if we cannot read the body, better-auth must not read it either, or its tries would not be counted
          return username === null ? reply.code(400).send(unreadable) : signIn(username, request, reply)
        }
        if (readers.includes(path) && !answerOfPasskey.safeParse(jsonIn(request.body)).success)
          return reply.code(400).send(noAnswer)
        const headers = headersFrom(request.headers)
        const person = [...enders, ...ways].includes(path) ? await people.inPerson(headers) : null
        const doubt = person !== null && ways.includes(path) ? await sureness.refusal(person, headers) : null
        if (doubt !== null) return reply.code(403).send(doubt)
        const asked = requestFrom(request, `${origin}/api/auth/${path}`)
        const response =
          person !== null && path === CHANGED
            ? await sureness.tried(
                person,
                () => accounts.changePassword(person.account, asked),
                ({ ok }) => ok,
              )
            : await accounts.handler(asked)
        if (response === null) return reply.code(429).header('retry-after', 60).send(tooFast)
        if (response.ok && path === ADDED) await accounts.nowSure(headers)
        if (person !== null && response.ok && [ADDED, REMOVED, CHANGED].includes(path)) await mail.waysChanged(person)
        if (person !== null && enders.includes(path)) await people.ended(person)
        if (person !== null && response.ok && shutters.includes(path) && shutting.take(person.id))
          await endLinks(store, person.id)
        return answer(reply, response)
      },
    })
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (response.status < 400) return replyWith(reply, response)
  return reply.code(response.status).send(await refusalIn(response))
}

/** The username in the body, whether or not it exists. */
function usernameIn(body: unknown): string | null {
  const { username } = (jsonIn(body) ?? {}) as { readonly username?: unknown }
  return typeof username === 'string' ? username.toLowerCase().slice(0, 64) : null
}

function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}
