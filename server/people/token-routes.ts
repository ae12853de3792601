import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { headersFrom } from './fetching.ts'
import type { People } from './people.ts'
import { nameBody, nobody, noToken, refusedSchema, times, tokenBody, tokenSchema } from './schemas.ts'

/** Secrets for programs. Only their owner in person makes and drops them. */
export const tokenRoutes: FastifyPluginAsyncZod<{ readonly people: People }> = async (app, { people }) => {
  app.post(
    '/api/people/tokens',
    {
      config: times(10),
      schema: {
        summary: 'A secret that lets a program play for me.',
        body: nameBody,
        response: { 201: tokenSchema, 400: refusedSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const person = await people.inPerson(headersFrom(request.headers))
      if (person === null) return reply.code(401).send(nobody)
      return reply.code(201).send({ token: await people.makeToken(person, request.body.name) })
    },
  )

  app.delete(
    '/api/people/tokens',
    {
      config: times(30),
      schema: {
        summary: 'Take such a secret back.',
        body: tokenBody,
        response: { 204: z.null(), 400: refusedSchema, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const person = await people.inPerson(headersFrom(request.headers))
      if (person === null) return reply.code(401).send(nobody)
      const isDropped = await people.dropToken(person, request.body.token)
      return isDropped ? reply.code(204).send(null) : reply.code(404).send(noToken)
    },
  )
}
