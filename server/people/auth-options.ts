import { type PasskeyOptions, passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { anonymous, username } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** What accounts are opened with. */
export interface AccountTerms {
  /** The same queue as the store's: see `queueOf`. */
  readonly db: Kysely<Schema>
  readonly engine: 'sqlite' | 'postgres'
  /** Where people find the house, such as `https://tavern.example`. */
  readonly baseUrl: string
  /** Signs the cookies; at least 32 characters. Who changes it signs everybody out. */
  readonly secret: string
  /** Which other pages may speak for who is signed in. */
  readonly isWelcome?: (origin: string) => boolean
  readonly log: (level: LogLevel, message: string, error: Error | null) => void
}

const DAY = 86_400
/** A guest has nothing but this cookie, so it lasts; browsers keep none for more than 400 days. It is renewed by visits. */
const REMEMBERED = 365 * DAY

export const PASSWORD = { least: 8, most: 128 } as const

/**
 * The settings of better-auth. Nobody is ever deleted or made anew: a guest's account becomes an account with a password or a passkey
 * by gaining these. Its transactions stay off, for they would hold the queue while a password is hashed.
 */
export const authOptions = ({ db, engine, baseUrl, secret, isWelcome, log }: AccountTerms) =>
  ({
    appName: 'Wyrmtavern',
    baseURL: new URL(baseUrl).origin,
    basePath: '/api/auth',
    secret,
    database: { db, type: engine, transaction: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD.least,
      maxPasswordLength: PASSWORD.most,
    },
    // a guest cannot sign in once more to show that it is still they, so nothing asks for that (freshAge)
    session: { expiresIn: REMEMBERED, updateAge: DAY, freshAge: 0 },
    trustedOrigins: async request => {
      const origin = request?.headers.get('origin') ?? null
      return origin !== null && isWelcome?.(origin) ? [origin] : []
    },
    rateLimit: { enabled: false }, // the house's own limits are at its routes
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'wyrmtavern',
      useSecureCookies: new URL(baseUrl).protocol === 'https:',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    logger: {
      level: 'warn',
      log: (level, message, ...more: unknown[]) => {
        const error = [message, ...more].map(asError).find(it => it !== null) ?? null
        const isRefusal = level === 'error' && error === null // such as another page: no failure of ours
        log(isRefusal ? 'debug' : level, message, error)
      },
    },
    onAPIError: {
      onError: error => {
        const isRefusal = isAPIError(error) && error.statusCode < 500
        log(isRefusal ? 'debug' : 'error', isRefusal ? error.message : 'an account failed', asError(error))
      },
    },
    hooks: {
      after: createAuthMiddleware(async ctx => {
        const revokes = ctx.path === '/revoke-other-sessions'
        if (!revokes && ctx.path !== '/passkey/verify-registration' && ctx.path !== '/passkey/delete-passkey') return
        const session = await getSessionFromCtx(ctx)
        if (session === null) return
        const { id, username } = session.user
        const where = [{ field: 'userId', value: id }]
        if (revokes) {
          const others = [...where, { field: 'token', operator: 'ne' as const, value: session.session.token }]
          await ctx.context.adapter.deleteMany({ model: 'session', where: others }) // by itself it ends a hundred at most
          return
        }
        const passkeys = await ctx.context.adapter.count({ model: 'passkey', where })
        await ctx.context.internalAdapter.updateUser(id, { isAnonymous: passkeys === 0 && !username })
      }),
    },
    plugins: [
      anonymous({ disableDeleteAnonymousUser: true }),
      username({ minUsernameLength: 3, maxUsernameLength: 30 }),
      passkey(passkeysAt(new URL(baseUrl))),
    ],
  }) satisfies BetterAuthOptions

const asError = (thrown: unknown): Error | null => (thrown instanceof Error ? thrown : null)

/** Passkeys that need no username when somebody signs in with them. */
const passkeysAt = ({ hostname, origin }: URL): PasskeyOptions => ({
  rpName: 'Wyrmtavern',
  rpID: hostname,
  origin,
  authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
})
