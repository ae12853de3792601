import { betterAuth } from 'better-auth'
import type { Refused } from '../matches/replies.ts'
import { holdLock } from '../storage/sql-locks.ts'
import { migrateAccounts } from './account-tables.ts'
import { type AccountParams, authOptions } from './auth-options.ts'
import { Devices } from './devices.ts'
import { InTurn } from './in-turn.ts'
import { type NewAccount, signUp } from './sign-up.ts'

/** How somebody can prove who they are, other than by the cookie. */
export interface AccountStatus {
  readonly username: string | null
  /** They have only the cookie. */
  readonly guest: boolean
}

/** Accounts authenticate people. They hold sessions, passwords and passkeys, and know nothing about players. */
export interface Accounts {
  /** Handles requests under `/api/auth`. */
  readonly handler: (request: Request) => Promise<Response>
  readonly devices: Devices
  /** The account whose session these headers carry. */
  accountOf(headers: Headers): Promise<string | null>
  /** The cookies to set so that a session lasts; usually none. */
  renew(headers: Headers): Promise<readonly string[]>
  /** A new account with only a session, and its cookies. */
  guest(): Promise<{ readonly account: string; readonly cookies: readonly string[] }>
  /** Adds a username and a password to the account. */
  signUp(account: string, as: NewAccount): Promise<Refused | null>
  standing(account: string): Promise<AccountStatus>
  /** Ends all sessions of the account except the one these headers carry. */
  revokeOthers(headers: Headers): Promise<void>
  /** Deletes expired sessions and challenges. */
  sweep(now: number): Promise<void>
}

export async function openAccounts(terms: AccountParams): Promise<Accounts> {
  if (terms.secret.length < 32) throw new RangeError('expected a secret of at least 32 characters')
  const options = authOptions(terms)
  const isShared = terms.engine === 'postgres'
  await migrateAccounts(terms)
  const auth = betterAuth(options)
  const context = await auth.$context
  const signingUp = new InTurn()
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
  return {
    handler: auth.handler,
    devices: new Devices(terms.secret, terms.baseUrl),
    async accountOf(headers) {
      const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
      return session?.user.id ?? null
    },
    async renew(headers) {
      return (await auth.api.getSession({ headers, returnHeaders: true })).headers.getSetCookie()
    },
    async guest() {
      const { headers, response } = await auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
      return { account: response.user.id, cookies: headers.getSetCookie() }
    },
    signUp: (account, as) => inTurn(account, () => signUp(context, account, as)),
    async standing(account) {
      const user: ({ username?: string | null; isAnonymous?: boolean | null } & object) | null =
        await context.internalAdapter.findUserById(account)
      return { username: user?.username ?? null, guest: user?.isAnonymous ?? true }
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
