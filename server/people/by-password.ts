import type { AuthContext } from 'better-auth'

export interface ByPassword {
  /** Handles a request to sign in under this username. */
  signIn(username: string, request: Request): Promise<Response>
  /** Handles a request of this account to change the password. */
  changePassword(account: string, request: Request): Promise<Response>
}

interface ByPasswordParams {
  readonly handler: (request: Request) => Promise<Response>
  readonly context: {
    readonly adapter: Pick<AuthContext['adapter'], 'findOne' | 'deleteMany'>
    readonly internalAdapter: Pick<AuthContext['internalAdapter'], 'findCredentialAccount'>
  }
  readonly inTurn: <R>(account: string, work: () => Promise<R>) => Promise<R>
}
interface Begun {
  readonly token: string
  readonly user: { readonly id: string }
}

const wrong = (): Response => Response.json({ code: 'INVALID_USERNAME_OR_PASSWORD' }, { status: 401 })

/**
 * To check a password takes a while. Whoever came with one that was changed meanwhile is not let in by it, and does not
 * change the new one.
 */
export function byPassword({ handler, context, inTurn }: ByPasswordParams): ByPassword {
  const { adapter, internalAdapter } = context
  const passwordOf = async (account: string): Promise<string | null> =>
    (await internalAdapter.findCredentialAccount(account))?.password ?? null
  return {
    async signIn(username, request) {
      const where = [{ field: 'username', value: username }]
      const user = await adapter.findOne<{ readonly id: string }>({ model: 'user', where })
      const before = user === null ? null : await passwordOf(user.id)
      const response = await handler(request)
      if (!response.ok) return response
      const begun = (await response.clone().json()) as Begun
      if (before !== null && (await passwordOf(begun.user.id)) === before) return response
      // Sessions end after the password is changed: this one may have begun after that.
      await adapter.deleteMany({ model: 'session', where: [{ field: 'token', value: begun.token }] })
      return wrong()
    },
    changePassword: (account, request) => inTurn(account, () => handler(request)),
  }
}
