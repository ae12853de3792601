import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  codesSchema,
  confirmBody,
  mailBody,
  recoveredBody,
  sessionsSchema,
  usernameBody,
  type Ways,
  waysSchema,
} from '#protocol/account'
import { refusedSchema } from '#protocol/parts'
import { isRefused, type Refused, refused } from '#protocol/refused'
import { refusals } from '../http/route-manners.ts'
import { networkOf } from '../network.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { AccountStore } from '../storage/account-port.ts'
import type { Person } from '../storage/port.ts'
import type { Accounts } from './accounts.ts'
import { headersFrom } from './fetching.ts'
import type { Mail } from './mail.ts'
import { Misses } from './misses.ts'
import type { People } from './people.ts'
import type { Recovery } from './recovery.ts'
import { nobody, inPerson as security, peopleTags as tags, times } from './schemas.ts'
import type { Sureness } from './sureness.ts'

export interface WayRouteParams {
  readonly people: People
  readonly accounts: Accounts
  readonly store: AccountStore
  readonly mail: Mail
  readonly recovery: Recovery
  readonly sureness: Sureness
  /** What people call the OpenID provider; null if there is none. */
  readonly provider: string | null
  readonly now: () => number
  readonly nodes?: Nodes | undefined
}

/** Wrong recovery codes from one network: ten at once, then one every six seconds. */
const WRONG = 10
const FORGOTTEN = 6000
const tooFast = refused('too fast', 'fewer wrong tries: one a minute')
const noSession = refused('unknown', 'a session of yours')
const idParams = z.object({ id: z.string().max(64) })

interface Asking {
  readonly headers: Parameters<typeof headersFrom>[0]
}

/** Ways into an account, and where it is used. Only its owner is told, signed in with a browser. */
export const wayRoutes: FastifyPluginAsyncZod<WayRouteParams> = async (app, terms) => {
  const { people, accounts, store, mail, recovery, sureness, provider, now, nodes } = terms
  const wrong = new Misses(WRONG, FORGOTTEN, now, nodes?.limits.as('recovery'))
  const waysOf = async ({ id, account }: Person): Promise<Ways> => {
    const { hasProvider, ...ways } = await accounts.ways(account)
    const [kept, asked, codes] = await Promise.all([
      store.mail.of(id),
      store.mail.asked(id),
      store.secrets.count(id, 'printed'),
    ])
    return {
      ...ways,
      mail: kept,
      asked: asked !== null && asked.until > now() ? asked.address : null,
      sendsMail: mail.isServed,
      provider: provider === null ? null : { name: provider, linked: hasProvider },
      codes,
    }
  }
  const whoIs = (request: Asking): Promise<Person | null> => people.inPerson(headersFrom(request.headers))
  const unsure = (person: Person, request: Asking): Promise<Refused | null> =>
    sureness.refusal(person, headersFrom(request.headers))

  const waysRoute = { tags, security, response: { 200: waysSchema, ...refusals } }
  app.get(
    '/api/people/account',
    { schema: { ...waysRoute, summary: 'How I can come in.' } },
    async (request, reply) => {
      const person = await whoIs(request)
      return person === null ? reply.code(401).send(nobody) : waysOf(person)
    },
  )

  app.patch(
    '/api/people/account',
    { config: times(10), schema: { ...waysRoute, summary: 'Take another username.', body: usernameBody } },
    async (request, reply) => {
      const person = await whoIs(request)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await unsure(person, request)
      if (doubt !== null) return reply.code(403).send(doubt)
      const refusal = await accounts.rename(person.account, request.body.username)
      if (refusal !== null) return reply.code(409).send(refusal)
      await mail.waysChanged(person)
      return waysOf(person)
    },
  )

  app.post(
    '/api/people/mail',
    {
      config: times(10),
      schema: {
        ...waysRoute,
        summary: 'Ask for a code at an address, to confirm that it is mine. Who has it already is not told.',
        body: mailBody,
      },
    },
    async (request, reply) => {
      const person = await whoIs(request)
      if (person === null) return reply.code(401).send(nobody)
      const refusal =
        (await unsure(person, request)) ?? (await mail.ask(person, request.body.address, request.body.language))
      return refusal === null ? waysOf(person) : reply.code(403).send(refusal)
    },
  )

  app.post(
    '/api/people/mail/confirm',
    { config: times(20), schema: { ...waysRoute, summary: 'Confirm the address by its code.', body: confirmBody } },
    async (request, reply) => {
      const person = await whoIs(request)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await unsure(person, request)
      const refusal = doubt ?? (await mail.confirm(person, request.body.code, request.body.language))
      if (refusal !== null) return reply.code(403).send(refusal)
      await accounts.nowSure(headersFrom(request.headers))
      return waysOf(person)
    },
  )

  app.delete(
    '/api/people/mail',
    { config: times(10), schema: { ...waysRoute, summary: 'Forget my address.' } },
    async (request, reply) => {
      const person = await whoIs(request)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await unsure(person, request)
      if (doubt !== null) return reply.code(403).send(doubt)
      await mail.drop(person)
      return waysOf(person)
    },
  )

  app.post(
    '/api/people/recovery-codes',
    {
      config: times(10),
      schema: {
        tags,
        security,
        summary: 'Ten new recovery codes, to be printed. Each lets me in once; those from before end.',
        response: { 200: codesSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const person = await whoIs(request)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await unsure(person, request)
      if (doubt !== null) return reply.code(403).send(doubt)
      const codes = [...(await recovery.codes(person))]
      await mail.waysChanged(person)
      return { codes }
    },
  )

  app.post(
    '/api/people/recover',
    {
      config: times(5),
      schema: {
        tags,
        summary: 'Send a link to my confirmed address. The answer is the same for every address.',
        body: mailBody,
        response: { 202: z.object({ sendsMail: z.boolean() }), 400: refusedSchema },
      },
    },
    async (request, reply) => {
      const { address, language } = request.body
      setImmediate(() => recovery.byMail(address, language).catch(error => request.log.error(error)))
      return reply.code(202).send({ sendsMail: mail.isServed })
    },
  )

  app.post(
    '/api/people/recovered',
    {
      config: times(20),
      schema: {
        tags,
        summary: 'Come back by a link or a recovery code. Everybody else who is signed in as me is signed out.',
        body: recoveredBody,
        response: { 200: waysSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const network = networkOf(request.ip)
      if (!wrong.take(network)) return reply.code(429).header('retry-after', 60).send(tooFast)
      const { secret, password, language } = request.body
      const agent = request.headers['user-agent'] ?? ''
      const back = await recovery.take(secret, { password, agent, language })
      if (isRefused(back)) return reply.code(403).send(back satisfies Refused)
      wrong.giveBack(network)
      reply.header('set-cookie', [...back.cookies])
      return waysOf(back.person)
    },
  )

  app.get(
    '/api/people/sessions',
    {
      schema: { tags, security, summary: 'Where I am signed in.', response: { 200: sessionsSchema, ...refusals } },
    },
    async (request, reply) => {
      const person = await whoIs(request)
      if (person === null) return reply.code(401).send(nobody)
      return [...(await accounts.sessions(person.account, headersFrom(request.headers)))]
    },
  )

  app.delete(
    '/api/people/sessions/:id',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'End one of these sessions. Its sockets close before the answer.',
        params: idParams,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      const person = await whoIs(request)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await unsure(person, request)
      if (doubt !== null) return reply.code(403).send(doubt)
      const isEnded = await accounts.endSession(person.account, request.params.id)
      await people.ended(person)
      return isEnded ? reply.code(204).send(null) : reply.code(404).send(noSession)
    },
  )
}
