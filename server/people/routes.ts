import type {} from '@fastify/rate-limit'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { usualCrest } from '#protocol/crest'
import { refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'
import { answerEachAlone } from '../http/route-manners.ts'
import { listedWord } from '../order/guard.ts'
import type { Person } from '../storage/port.ts'
import { doorsOf, type SignInRouteParams } from './doors.ts'
import { headersFrom } from './fetching.ts'
import { type ProviderRouteParams, providerRoutes } from './provider-routes.ts'
import {
  accountBody,
  changeBody,
  guestBody,
  type Me,
  meSchema,
  nobody,
  revokeBody,
  inPerson as security,
  peopleTags as tags,
  times,
  visitSchema,
} from './schemas.ts'
import { sureRoutes } from './sure-routes.ts'
import { tokenRoutes } from './token-routes.ts'
import { type WayRouteParams, wayRoutes } from './way-routes.ts'

export interface PeopleRouteParams extends Omit<SignInRouteParams, 'store' | 'sureness' | 'mail'> {
  readonly ways: WayRouteParams & ProviderRouteParams
}

/** How often somebody with an account may take another name in a month: others know them by it. */
const NAMES = 5
const MONTH = 30 * 86_400_000
const enoughNames = refused('too many names', `at most ${NAMES} new names in a month`)

/** People over HTTP: `/api/people` and `/api/auth`. */
export const peopleRoutes: FastifyPluginAsyncZod<PeopleRouteParams> = async (app, { ways, ...doors }) => {
  const { people, guard, now = Date.now } = doors
  const { renames } = ways.store
  const { sureness, mail } = ways
  answerEachAlone(app, 'invalid')

  const me = async (person: Person): Promise<Me> => {
    const { id, name, since, crest = usualCrest(id) } = person
    return { id, name, crest, since, ...(await people.standing(person)) }
  }
  const keep = (reply: FastifyReply, cookies: readonly string[]): void => {
    if (cookies.length > 0) reply.header('set-cookie', [...cookies])
  }

  app.post(
    '/api/people/guest',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Come in as a guest. Who is known already stays who they are.',
        body: guestBody,
        response: { 200: meSchema, 201: meSchema, 400: refusedSchema },
      },
    },
    async (request, reply) => {
      const known = await people.inPerson(headersFrom(request.headers))
      if (known !== null) return me(known)
      if (await guard.isListed(request.body.name)) return reply.code(400).send(listedWord)
      const { person, cookies } = await people.enter(
        request.body.name,
        request.body.crest,
        request.headers['user-agent'],
      )
      keep(reply, cookies)
      return reply.code(201).send(await me(person))
    },
  )

  app.get(
    '/api/people/me',
    { schema: { tags, summary: 'Who am I?', response: { 200: visitSchema } } },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.whoIs(headers)
      keep(reply, await people.renew(headers))
      return { person: person === null ? null : await me(person) }
    },
  )

  app.patch(
    '/api/people/me',
    {
      config: times(30),
      schema: {
        tags,
        security,
        summary: 'Take another name, another face and colour, or all of them.',
        body: changeBody,
        response: { 200: meSchema, 400: refusedSchema, 401: refusedSchema, 403: refusedSchema },
      },
    },
    async (request, reply) => {
      const person = await people.inPerson(headersFrom(request.headers))
      if (person === null) return reply.code(401).send(nobody)
      const { name = person.name } = request.body
      if (name !== person.name) {
        const silenced = await guard.mayWrite(person.id)
        if (silenced !== null) return reply.code(403).send(silenced)
        if (await guard.isListed(name)) return reply.code(400).send(listedWord)
        if (!(await people.standing(person)).guest) {
          if ((await renames.count(person.id, now() - MONTH)) >= NAMES) return reply.code(403).send(enoughNames)
          await renames.add(person.id, now())
        }
      }
      return me(await people.change(person, request.body))
    },
  )

  app.post(
    '/api/people/account',
    {
      config: times(10),
      schema: {
        tags,
        security,
        summary: 'Sign up: from now on I can come back by username and password. I stay the same person.',
        body: accountBody,
        response: { 200: meSchema, 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await sureness.refusal(person, headers)
      if (doubt !== null) return reply.code(403).send(doubt)
      const refusal = await people.signUp(person, request.body)
      if (refusal !== null) return reply.code(409).send(refusal)
      await doors.accounts.nowSure(headers)
      await mail.waysChanged(person)
      keep(reply, [doors.accounts.knownBrowsers.cookieFor(request.body.username)])
      return me(person)
    },
  )

  app.post(
    '/api/people/revoke-others',
    {
      config: times(30),
      schema: {
        tags,
        security,
        summary: 'End all my sessions but this one, and, if I want, the secrets of my programs.',
        body: revokeBody,
        response: { 200: meSchema, 400: refusedSchema, 401: refusedSchema, 403: refusedSchema },
      },
    },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await sureness.refusal(person, headers)
      if (doubt !== null) return reply.code(403).send(doubt)
      await people.revokeOthers(person, headers, request.body.tokens)
      return me(person)
    },
  )

  await app.register(tokenRoutes, { people, sureness })
  await app.register(sureRoutes, { people, sureness })
  await app.register(wayRoutes, ways)
  await app.register(providerRoutes, ways)
  await app.register(doorsOf, { ...doors, sureness, mail, store: ways.store })
}
