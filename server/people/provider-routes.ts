import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { urlSchema } from '#protocol/account'
import { refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'
import type { Accounts } from './accounts.ts'
import { PROVIDER } from './auth-options.ts'
import { headersFrom, replyWith, requestFrom } from './fetching.ts'
import type { Mail } from './mail.ts'
import type { People } from './people.ts'
import { nobody, inPerson as security, peopleTags as tags, times } from './schemas.ts'
import type { Sureness } from './sureness.ts'

export interface ProviderRouteParams {
  readonly people: People
  readonly accounts: Accounts
  readonly sureness: Sureness
  readonly mail: Pick<Mail, 'waysChanged'>
  readonly baseUrl: string
}

const noProvider = refused('no provider', 'an OpenID provider that can be reached: ask whoever runs this house')
const response = { 200: urlSchema, 401: refusedSchema, 403: refusedSchema, 503: refusedSchema }
/** Where the provider sends people back to. */
const CALLBACK = `/api/auth/callback/${PROVIDER}`

/**
 * Signing in with the OpenID provider of the host. It lets in whoever has linked it before, and makes no accounts: a newcomer
 * enters as a guest and links it. So nobody becomes two people, or somebody else.
 */
export const providerRoutes: FastifyPluginAsyncZod<ProviderRouteParams> = async (
  app,
  { people, accounts, sureness, mail, baseUrl },
) => {
  const { origin } = new URL(baseUrl)
  /** The address at the provider to go to, and the cookies for the way back. */
  const begin = (request: FastifyRequest, path: string, back: string): Promise<Response> => {
    const headers = headersFrom(request.headers)
    for (const name of ['content-length', 'connection', 'transfer-encoding']) headers.delete(name)
    headers.set('content-type', 'application/json')
    headers.set('origin', origin)
    const callbackURL = `${origin}/you?provider=${back}`
    const errorCallbackURL = `${origin}/you?provider=refused`
    const body = JSON.stringify({ provider: PROVIDER, callbackURL, errorCallbackURL, disableRedirect: true })
    return accounts.handler(new Request(`${origin}/api/auth/${path}`, { method: 'POST', headers, body }))
  }

  for (const [what, path, summary] of [
    ['in', 'sign-in/social', 'Where to go to sign in with the OpenID provider.'],
    ['linked', 'link-social', 'Where to go to make the OpenID provider a way into my account.'],
  ] as const)
    app.post(
      `/api/people/provider/${what}`,
      { config: times(20), schema: { tags, summary, response } },
      async (request, reply) => {
        if (what === 'linked') {
          const headers = headersFrom(request.headers)
          const person = await people.inPerson(headers)
          if (person === null) return reply.code(401).send(nobody)
          const doubt = await sureness.refusal(person, headers)
          if (doubt !== null) return reply.code(403).send(doubt)
        }
        const told = await begin(request, path, what)
        if (!told.ok) return reply.code(503).send(noProvider)
        reply.header('set-cookie', told.headers.getSetCookie())
        return urlSchema.parse(await told.json())
      },
    )

  app.get(
    CALLBACK,
    { config: times(30), schema: { tags, summary: 'Where the OpenID provider sends people back to.' } },
    async (request, reply) => {
      const before = await people.inPerson(headersFrom(request.headers))
      const hadProvider = before !== null && (await accounts.ways(before.account)).hasProvider
      const told = await accounts.handler(requestFrom(request, `${origin}${CALLBACK}`))
      if (before !== null) {
        await accounts.weigh(before.account)
        if ((await accounts.ways(before.account)).hasProvider !== hadProvider) await mail.waysChanged(before)
      }
      return replyWith(reply, told)
    },
  )

  app.delete(
    '/api/people/provider',
    {
      config: times(20),
      schema: {
        tags,
        security,
        summary: 'The OpenID provider is no way into my account any more.',
        response: { 204: z.null(), 401: refusedSchema, 403: refusedSchema },
      },
    },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await sureness.refusal(person, headers)
      if (doubt !== null) return reply.code(403).send(doubt)
      await accounts.unlink(person.account)
      await accounts.weigh(person.account)
      await mail.waysChanged(person)
      return reply.code(204).send(null)
    },
  )
}
