import { betterAuth } from 'better-auth'
import type { Refused } from '../matches/replies.ts'
import { holdLock } from '../storage/sql-locks.ts'
import { migrateAccounts } from './account-tables.ts'
import { type AccountParams, authOptions, hasOtherWay, PROVIDER } from './auth-options.ts'
import { type ByPassword, byPassword } from './by-password.ts'
import { idleGuestsIn } from './idle-guests.ts'
import { KnownBrowsers } from './known-browsers.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { type NewAccount, rename, signUp } from './sign-up.ts'
import { type SureSessions, sureSessions } from './sure-sessions.ts'

/** How somebody can prove who they are, other than by the cookie. */
export interface AccountStatus {
  readonly username: string | null
  /** They have only the cookie. */
  readonly guest: boolean
}

/** A session as its owner sees it. No address is stored, and no more of the browser than its name. */
export interface KnownSession {
  readonly id: string
  readonly browser: string
  readonly made: number
  /** The last time its cookie was renewed: about once a day. */
  readonly seen: number
  readonly isThis: boolean
}

/** How somebody can come in, besides passkeys. */
export interface WaysIn extends AccountStatus {
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly hasProvider: boolean
}

/** Accounts authenticate people. They hold sessions, passwords and passkeys, and know nothing about players. */
export interface Accounts extends SureSessions, ByPassword {
  /** Handles requests under `/api/auth`. */
  readonly handler: (request: Request) => Promise<Response>
  readonly knownBrowsers: KnownBrowsers
  /** The account whose session these headers carry. */
  accountOf(headers: Headers): Promise<string | null>
  /** The cookies to set so that a session lasts; usually none. */
  renew(headers: Headers): Promise<readonly string[]>
  /** A new account with only a session, and its cookies. */
  guest(agent?: string): Promise<{ readonly account: string; readonly cookies: readonly string[] }>
  /** Adds a username and a password to the account. */
  signUp(account: string, as: NewAccount): Promise<Refused | null>
  standing(account: string): Promise<AccountStatus>
  /** Ends all sessions of the account except the one these headers carry. */
  revokeOthers(headers: Headers): Promise<void>
  ways(account: string): Promise<WaysIn>
  /** Whether somebody is only a guest is decided again, after a way in was added or taken away. */
  weigh(account: string): Promise<void>
  /** Another username; null if it succeeds. */
  rename(account: string, username: string): Promise<Refused | null>
  isPassword(account: string, password: string): Promise<boolean>
  /** Another password, for somebody who has a username. */
  setPassword(account: string, password: string): Promise<void>
  /** The last used first. */
  sessions(account: string, headers: Headers): Promise<readonly KnownSession[]>
  /** False if they have no such session. */
  endSession(account: string, id: string): Promise<boolean>
  endSessions(account: string): Promise<void>
  /** Signs somebody in whom the house itself has recognized; the cookies of the new session. */
  letIn(account: string, agent: string): Promise<readonly string[]>
  unlink(account: string): Promise<void>
  /** Guests whom nobody has seen since then. */
  idleGuests(before: number, most: number): Promise<readonly string[]>
  /** Deletes the account with all that vouches for it. Harmless if there is none. */
  forget(account: string): Promise<void>
  /** Deletes expired sessions and challenges. */
  sweep(now: number): Promise<void>
}

type KnownUser = { readonly username?: string | null; readonly isAnonymous?: boolean | null } & object
interface StoredSession {
  readonly id: string
  readonly userAgent?: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}
const MOST_SESSIONS = 200

const standingOf = (user: KnownUser | null): AccountStatus => ({
  username: user?.username ?? null,
  guest: user?.isAnonymous ?? true,
})
const byProvider = (account: string) => [
  { field: 'userId', value: account },
  { field: 'providerId', value: PROVIDER },
]
const sentBy = (agent: string): Headers => new Headers(agent === '' ? {} : { 'user-agent': agent })

export async function openAccounts(terms: AccountParams): Promise<Accounts> {
  if (terms.secret.length < 32) throw new RangeError('expected a secret of at least 32 characters')
  const options = authOptions(terms)
  const isShared = terms.engine === 'postgres'
  await migrateAccounts(terms)
  const auth = betterAuth(options)
  const context = await auth.$context
  const signingUp = new OneAtATime()
  /** One at a time per account; with other processes, one at a time here, so that few connections hold a lock. */
  const inTurn = <R>(account: string, work: () => Promise<R>): Promise<R> =>
    signingUp.do(isShared ? 'everybody' : account, () =>
      isShared
        ? terms.db.transaction().execute(async db => {
            await holdLock(db, `account ${account}`)
            return work()
          })
        : work(),
    )
  const userOf = (account: string): Promise<KnownUser | null> => context.internalAdapter.findUserById(account)
  const sessionsOf = (account: string): Promise<readonly StoredSession[]> =>
    context.adapter.findMany<StoredSession>({
      model: 'session',
      where: [{ field: 'userId', value: account }],
      sortBy: { field: 'updatedAt', direction: 'desc' },
      limit: MOST_SESSIONS,
    })
  const sessionIn = async (headers: Headers) =>
    (await auth.api.getSession({ headers, query: { disableRefresh: true } }))?.session ?? null
  return {
    handler: auth.handler,
    ...byPassword({ handler: auth.handler, context, inTurn }),
    ...sureSessions({ handler: auth.handler, adapter: context.adapter, sessionIn, baseUrl: terms.baseUrl }),
    knownBrowsers: new KnownBrowsers(terms.secret, terms.baseUrl),
    async accountOf(headers) {
      return (await sessionIn(headers))?.userId ?? null
    },
    async renew(headers) {
      return (await auth.api.getSession({ headers, returnHeaders: true })).headers.getSetCookie()
    },
    async guest(agent = '') {
      const { headers, response } = await auth.api.signInAnonymous({ headers: sentBy(agent), returnHeaders: true })
      return { account: response.user.id, cookies: headers.getSetCookie() }
    },
    signUp: (account, as) => inTurn(account, () => signUp(context, account, as)),
    async ways(account) {
      const [user, credential, passkeys, linked] = await Promise.all([
        userOf(account),
        context.internalAdapter.findCredentialAccount(account),
        context.adapter.count({ model: 'passkey', where: [{ field: 'userId', value: account }] }),
        context.adapter.count({ model: 'account', where: byProvider(account) }),
      ])
      const hasPassword = (user?.username ?? null) !== null && credential !== null
      return { ...standingOf(user), hasPassword, passkeys, hasProvider: linked > 0 }
    },
    async weigh(account) {
      const user = await userOf(account)
      if (user === null) return
      const isAnonymous = !user.username && !(await hasOtherWay(context.adapter, account, terms.hasMail))
      await context.internalAdapter.updateUser(account, { isAnonymous })
    },
    rename: (account, username) => inTurn(account, () => rename(context, account, username)),
    async isPassword(account, password) {
      const hash = (await context.internalAdapter.findCredentialAccount(account))?.password ?? null
      return hash !== null && (await context.password.verify({ hash, password }))
    },
    setPassword: (account, password) =>
      inTurn(account, async () => {
        if ((await context.internalAdapter.findCredentialAccount(account)) !== null)
          await context.internalAdapter.updatePassword(account, await context.password.hash(password))
      }),
    async sessions(account, headers) {
      const own = (await sessionIn(headers))?.id
      return (await sessionsOf(account)).map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        browser: userAgent ?? '',
        made: createdAt.getTime(),
        seen: updatedAt.getTime(),
        isThis: id === own,
      }))
    },
    async endSession(account, id) {
      const where = [
        { field: 'userId', value: account },
        { field: 'id', value: id },
      ]
      return (await context.adapter.deleteMany({ model: 'session', where })) > 0
    },
    async endSessions(account) {
      await context.adapter.deleteMany({ model: 'session', where: [{ field: 'userId', value: account }] })
    },
    async letIn(account, agent) {
      const { headers } = await auth.api.letIn({ body: { account }, headers: sentBy(agent), returnHeaders: true })
      return headers.getSetCookie()
    },
    async unlink(account) {
      await context.adapter.deleteMany({ model: 'account', where: byProvider(account) })
    },
    idleGuests: (before, most) => idleGuestsIn(terms, before, most),
    async forget(account) {
      const where = [{ field: 'userId', value: account }]
      for (const model of ['session', 'passkey', 'account']) await context.adapter.deleteMany({ model, where })
      await context.adapter.deleteMany({ model: 'user', where: [{ field: 'id', value: account }] })
    },
    async standing(account) {
      return standingOf(await userOf(account))
    },
    async revokeOthers(headers) {
      await auth.api.revokeOtherSessions({ headers })
    },
    async sweep(now) {
      const where = [{ field: 'expiresAt', operator: 'lt' as const, value: new Date(now) }]
      for (const model of ['session', 'verification']) await context.adapter.deleteMany({ model, where })
    },
  }
}
