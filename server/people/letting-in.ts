import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Signs somebody in whom the house itself has recognized. Not a route: only the house can call it. */
export const lettingIn = {
  id: 'letting-in',
  endpoints: {
    letIn: createAuthEndpoint.serverOnly({ method: 'POST', body: z.object({ account: z.string() }) }, async ctx => {
      const { account } = ctx.body
      const user = await ctx.context.internalAdapter.findUserById(account)
      if (user === null) return null
      const session = await ctx.context.internalAdapter.createSession(account)
      await setSessionCookie(ctx, { session, user })
      return { account }
    }),
  },
} satisfies BetterAuthPlugin
