import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { everythingQuery, leaveBody, leftSchema, type PrivacyTold, privacySchema } from '#protocol/account'
import { refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'
import { answerEachAlone } from '../http/route-manners.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Accounts } from '../people/accounts.ts'
import { headersFrom } from '../people/fetching.ts'
import { letters } from '../people/letters.ts'
import type { Mail } from '../people/mail.ts'
import { Misses } from '../people/misses.ts'
import type { People } from '../people/people.ts'
import { nobody, inPerson as security, times } from '../people/schemas.ts'
import type { Sureness } from '../people/sureness.ts'
import type { RoleStore } from '../storage/order-port.ts'
import type { Departures } from './departures.ts'
import { asText, type EverythingParams, everythingAbout } from './everything.ts'

export interface PrivacyRouteParams {
  readonly people: People
  readonly accounts: Accounts
  readonly roles: Pick<RoleStore, 'of' | 'all'>
  readonly departures: Departures
  readonly everything: EverythingParams
  readonly mail: Mail
  readonly sureness: Sureness
  readonly told: PrivacyTold
  readonly now: () => number
  readonly nodes?: Nodes | undefined
}

const tags = ['privacy']
const wrongName = refused('wrong name', 'your name, exactly as it is')
const wrongPassword = refused('wrong password', 'the password as it is now')
const lastHost = refused('last host', 'another host first: somebody has to keep the house')
const tooFast = refused('too fast', 'fewer tries: one a minute')

/** What the house keeps, all of it for whoever it is about, and leaving for good. */
export const privacyRoutes: FastifyPluginAsyncZod<PrivacyRouteParams> = async (app, terms) => {
  const { people, accounts, roles, departures, everything, mail, sureness, told, now, nodes } = terms
  /** By person: a few at once, then one a minute. */
  const asked = new Misses(3, 60_000, now, nodes?.limits.as('everything'))
  const wrong = new Misses(10, 60_000, now, nodes?.limits.as('leaving'))
  answerEachAlone(app, 'invalid')

  app.get(
    '/api/privacy',
    { schema: { tags, summary: 'How long this house keeps what.', response: { 200: privacySchema } } },
    async () => told,
  )

  app.get(
    '/api/people/everything',
    {
      config: times(10),
      schema: {
        tags,
        security,
        summary: 'Everything this house keeps about me, in one file.',
        querystring: everythingQuery,
        response: { 200: z.string(), 400: refusedSchema, 401: refusedSchema, 429: refusedSchema },
      },
      serializerCompiler: () => data => (typeof data === 'string' ? data : JSON.stringify(data)),
    },
    async (request, reply) => {
      const person = await people.inPerson(headersFrom(request.headers))
      if (person === null) return reply.code(401).send(nobody)
      if (!asked.take(person.id)) return reply.code(429).header('retry-after', 60).send(tooFast)
      const all = await everythingAbout(everything, person)
      return request.query.as === 'text'
        ? file(reply, 'text/plain', 'txt').send(asText(all))
        : file(reply, 'application/json', 'json').send(JSON.stringify(all, null, 2))
    },
  )

  app.post(
    '/api/people/leave',
    {
      config: times(10),
      schema: {
        tags,
        security,
        summary: 'Delete my account: after a week, in which signing in takes it back; as a guest at once.',
        body: leaveBody,
        response: {
          200: leftSchema,
          400: refusedSchema,
          401: refusedSchema,
          403: refusedSchema,
          409: refusedSchema,
          429: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      if (person === null) return reply.code(401).send(nobody)
      const { name, password = '', language } = request.body
      if (name !== person.name) return reply.code(403).send(wrongName)
      const { guest, hasPassword } = await accounts.ways(person.account)
      if (hasPassword) {
        if (!wrong.take(person.id)) return reply.code(429).header('retry-after', 60).send(tooFast)
        if (!(await accounts.isPassword(person.account, password))) return reply.code(403).send(wrongPassword)
        wrong.giveBack(person.id)
      } else {
        const doubt = await sureness.refusal(person, headers)
        if (doubt !== null) return reply.code(403).send(doubt)
      }
      if (await departures.isLastHost(person.id, await roles.all())) return reply.code(409).send(lastHost)
      const address = await mail.addressOf(person.id)
      const due = await departures.ask(person, guest)
      if (address !== null && due !== null) {
        const day = new Date(due).toLocaleDateString(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' })
        mail.warn(address, letters[language].leaving(day, everything.origin))
      }
      return { due }
    },
  )
}

const file = (reply: FastifyReply, type: string, ending: string): FastifyReply =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="wyrmtavern-everything.${ending}"`)
