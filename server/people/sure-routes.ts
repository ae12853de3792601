import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sureBody, sureLetterBody, sureSchema } from '#protocol/account'
import { refusals } from '../http/route-manners.ts'
import { headersFrom } from './fetching.ts'
import type { People } from './people.ts'
import { nobody, inPerson as security, peopleTags as tags, times } from './schemas.ts'
import type { Sureness } from './sureness.ts'

export interface SureRouteParams {
  readonly people: People
  readonly sureness: Sureness
}

/** Showing that it is oneself, before something is changed by which one comes in. */
export const sureRoutes: FastifyPluginAsyncZod<SureRouteParams> = async (app, { people, sureness }) => {
  const schema = { tags, security, response: { 200: sureSchema, ...refusals } }

  app.get(
    '/api/people/sure',
    { schema: { ...schema, summary: 'Whether the house is sure that it is me, and what I can show.' } },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      return person === null ? reply.code(401).send(nobody) : sureness.told(person, headers)
    },
  )

  app.post(
    '/api/people/sure',
    {
      config: times(20),
      schema: { ...schema, summary: 'Show that it is me. It holds for ten minutes.', body: sureBody },
    },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      if (person === null) return reply.code(401).send(nobody)
      const refusal = await sureness.show(person, headers, request.body)
      if (refusal !== null) return reply.code(refusal.code === 'too fast' ? 429 : 403).send(refusal)
      return sureness.told(person, headers)
    },
  )

  app.post(
    '/api/people/sure/letter',
    {
      config: times(10),
      schema: {
        ...schema,
        summary: 'Send a code to my confirmed address, to show that it is me.',
        body: sureLetterBody,
      },
    },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      if (person === null) return reply.code(401).send(nobody)
      const refusal = await sureness.ask(person, headers, request.body.language)
      if (refusal !== null) return reply.code(refusal.code === 'too fast' ? 429 : 403).send(refusal)
      return sureness.told(person, headers)
    },
  )
}
