import { type PasskeyOptions, passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { anonymous, genericOAuth, username } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Oidc } from '../config.ts'
import type { Schema } from '../storage/schema.ts'
import { browserNameIn } from './browser-name.ts'
import { lettingIn } from './letting-in.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** What is needed to open the accounts. */
export interface AccountParams {
  /** The queue that the store uses as well: see `queueOf`. */
  readonly db: Kysely<Schema>
  readonly engine: 'sqlite' | 'postgres'
  /** The public address of the house, such as `https://tavern.example`. */
  readonly baseUrl: string
  /** Signs the cookies; at least 32 characters. Changing it signs everybody out. */
  readonly secret: string
  /** Which other origins may act for a signed-in person. */
  readonly isWelcome?: (origin: string) => boolean
  /** An OpenID provider that people may sign in with. */
  readonly oidc?: Oidc | null
  /** Whether an account can be recovered by mail. */
  readonly hasMail?: (account: string) => Promise<boolean>
  /** Somebody has signed in to this account. */
  readonly signedIn?: (account: string) => Promise<void>
  readonly log: (level: LogLevel, message: string, error: Error | null) => void
}

const DAY = 86_400
/** A guest has nothing but this cookie, so it lasts long. Browsers limit cookies to 400 days. Visits renew it. */
const REMEMBERED = 365 * DAY

export const PASSWORD = { least: 8, most: 128 } as const

/**
 * The settings of better-auth. Accounts are never deleted or replaced: a guest's account gains a password or a passkey
 * and stays the same account. Transactions are off because they would block the queue while a password is hashed.
 */
export const authOptions = ({
  db,
  engine,
  baseUrl,
  secret,
  isWelcome,
  oidc = null,
  hasMail,
  signedIn,
  log,
}: AccountParams) =>
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
    session: {
      expiresIn: REMEMBERED,
      updateAge: DAY,
      freshAge: 0, // it would ask guests, too, who have nothing to show: see `sureness.ts`
      additionalFields: { sureAt: { type: 'date', required: false, input: false } },
    },
    trustedOrigins: async request => {
      const origin = request?.headers.get('origin') ?? null
      return origin !== null && isWelcome?.(origin) ? [origin] : []
    },
    account: {
      accountLinking: {
        enabled: true,
        trustedProviders: [PROVIDER],
        allowDifferentEmails: true,
        disableImplicitLinking: true, // an address proves nothing here: nobody becomes somebody else by one
        allowUnlinkingAll: true,
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async session => ({ data: { ...session, userAgent: browserNameIn(session.userAgent ?? '') } }),
          after: async session => signedIn?.(session.userId),
        },
      },
      account: {
        // we only need to know that the provider vouches for them, and can ask it nothing else
        create: { before: async account => ({ data: { ...account, ...noTokens } }) },
        update: { before: async account => ({ data: { ...account, ...noTokens } }) },
      },
    },
    rateLimit: { enabled: false }, // the routes have their own limits
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
        const isRefusal = level === 'error' && error === null // for example a request from another site: not our failure
        const isTold = message.startsWith('Failed to verify') // by whoever showed something that is no passkey
        log(isRefusal ? 'debug' : isTold ? 'warn' : level, message, error)
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
          await ctx.context.adapter.deleteMany({ model: 'session', where: others }) // on its own it ends at most a hundred
          return
        }
        const isAnonymous = !username && !(await hasOtherWay(ctx.context.adapter, id, hasMail))
        await ctx.context.internalAdapter.updateUser(id, { isAnonymous })
      }),
    },
    plugins: [
      anonymous({ disableDeleteAnonymousUser: true }),
      username({ minUsernameLength: 3, maxUsernameLength: 30 }),
      passkey(passkeysAt(new URL(baseUrl))),
      lettingIn,
      genericOAuth({ config: oidc === null ? [] : [providerAt(oidc)] }),
    ],
  }) satisfies BetterAuthOptions

/** What better-auth calls the provider. */
export const PROVIDER = 'provider'

const noTokens = { accessToken: null, refreshToken: null, idToken: null, scope: null }

interface Counting {
  count(of: {
    readonly model: string
    readonly where: { readonly field: string; readonly value: string }[]
  }): Promise<number>
}

/** Whether somebody without a username can come back: by a passkey, by the provider or by mail. */
export async function hasOtherWay(
  adapter: Counting,
  account: string,
  hasMail: AccountParams['hasMail'],
): Promise<boolean> {
  const userId = { field: 'userId', value: account }
  if ((await adapter.count({ model: 'passkey', where: [userId] })) > 0) return true
  const linked = [userId, { field: 'providerId', value: PROVIDER }]
  return (await adapter.count({ model: 'account', where: linked })) > 0 || (await hasMail?.(account)) === true
}

/** It vouches for people who have linked it before. It makes no accounts, and its address for somebody is not used. */
const providerAt = ({ issuer, clientId, clientSecret, name }: Oidc) => ({
  providerId: PROVIDER,
  name,
  discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  clientId,
  clientSecret,
  scopes: ['openid'],
  pkce: true,
  requireIdTokenVerification: true,
  disableSignUp: true,
  mapProfileToUser: () => ({ email: 'nobody@provider.invalid', emailVerified: true, name: '' }),
})

const asError = (thrown: unknown): Error | null => (thrown instanceof Error ? thrown : null)

/** Passkeys that work without a username. */
const passkeysAt = ({ hostname, origin }: URL): PasskeyOptions => ({
  rpName: 'Wyrmtavern',
  rpID: hostname,
  origin,
  authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
})
