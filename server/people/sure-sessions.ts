import type { AuthContext } from 'better-auth'

/** How long the house is sure of a session, after it began or its person showed that it is them, in milliseconds. */
export const SURE = 10 * 60_000

export interface SureSessions {
  /** Whether the session that these headers carry began lately, or its person has shown lately that it is them. */
  isSure(headers: Headers): Promise<boolean>
  /** They have shown it. */
  nowSure(headers: Headers): Promise<void>
  /** Whether this is what a passkey of the account answers to the challenge that these headers carry. */
  isPasskey(account: string, headers: Headers, response: object): Promise<boolean>
}

interface SureSession {
  readonly id: string
  readonly createdAt: Date
  readonly sureAt?: Date | null | undefined
}
interface SureSessionParams {
  readonly handler: (request: Request) => Promise<Response>
  readonly adapter: Pick<AuthContext['adapter'], 'update' | 'deleteMany'>
  readonly sessionIn: (headers: Headers) => Promise<SureSession | null>
  readonly baseUrl: string
}

/** Sessions as far as the house is sure of them. They live by the clock of better-auth, which is that of the machine. */
export function sureSessions({ handler, adapter, sessionIn, baseUrl }: SureSessionParams): SureSessions {
  const { origin } = new URL(baseUrl)
  return {
    async isSure(headers) {
      const session = await sessionIn(headers)
      if (session === null) return false
      const last = Math.max(session.createdAt.getTime(), session.sureAt?.getTime() ?? 0)
      return Date.now() - last < SURE
    },
    async nowSure(headers) {
      const id = (await sessionIn(headers))?.id
      if (id === undefined) return
      await adapter.update({ model: 'session', where: [{ field: 'id', value: id }], update: { sureAt: new Date() } })
    },
    async isPasskey(account, headers, response) {
      const cookie = headers.get('cookie') ?? ''
      const told = await handler(
        new Request(`${origin}/api/auth/passkey/verify-authentication`, {
          method: 'POST',
          headers: { origin, cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ response }),
        }),
      )
      if (!told.ok) return false
      const { session } = (await told.json()) as { readonly session: { readonly id: string; readonly userId: string } }
      await adapter.deleteMany({ model: 'session', where: [{ field: 'id', value: session.id }] }) // they have one
      return session.userId === account
    },
  }
}
