import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusedSchema } from '#protocol/parts'
import { headersFrom } from './fetching.ts'
import type { People } from './people.ts'
import {
  nameBody,
  nobody,
  noToken,
  inPerson as security,
  peopleTags as tags,
  times,
  tokenBody,
  tokenParams,
  tokenSchema,
  tokensSchema,
} from './schemas.ts'
import type { Sureness } from './sureness.ts'

export interface TokenRouteParams {
  readonly people: People
  readonly sureness: Sureness
}

/** Tokens for programs. Only their owner can make and drop them, signed in with a browser. */
export const tokenRoutes: FastifyPluginAsyncZod<TokenRouteParams> = async (app, { people, sureness }) => {
  app.post(
    '/api/people/tokens',
    {
      config: times(10),
      schema: {
        tags,
        security,
        summary: 'A secret that lets a program play for me.',
        body: nameBody,
        response: { 201: tokenSchema, 400: refusedSchema, 401: refusedSchema, 403: refusedSchema },
      },
    },
    async (request, reply) => {
      const headers = headersFrom(request.headers)
      const person = await people.inPerson(headers)
      if (person === null) return reply.code(401).send(nobody)
      const doubt = await sureness.refusal(person, headers)
      if (doubt !== null) return reply.code(403).send(doubt)
      return reply.code(201).send({ token: await people.makeToken(person, request.body.name) })
    },
  )

  app.delete(
    '/api/people/tokens',
    {
      config: times(30),
      schema: {
        tags,
        security,
        summary: 'Take such a secret back, by itself, or all of them.',
        body: tokenBody,
        response: { 204: z.null(), 400: refusedSchema, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const person = await people.inPerson(headersFrom(request.headers))
      if (person === null) return reply.code(401).send(nobody)
      if ('all' in request.body) {
        await people.dropTokens(person)
        return reply.code(204).send(null)
      }
      const isDropped = await people.dropToken(person, request.body)
      return isDropped ? reply.code(204).send(null) : reply.code(404).send(noToken)
    },
  )

  app.get(
    '/api/people/tokens',
    {
      schema: {
        tags,
        security,
        summary: 'Which secrets I have made.',
        response: { 200: tokensSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const person = await people.inPerson(headersFrom(request.headers))
      return person === null ? reply.code(401).send(nobody) : [...(await people.tokensOf(person))]
    },
  )

  app.delete(
    '/api/people/tokens/:id',
    {
      config: times(30),
      schema: {
        tags,
        security,
        summary: 'Take one of them back, by its id.',
        params: tokenParams,
        response: { 204: z.null(), 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const person = await people.inPerson(headersFrom(request.headers))
      if (person === null) return reply.code(401).send(nobody)
      const isDropped = await people.dropToken(person, request.params)
      return isDropped ? reply.code(204).send(null) : reply.code(404).send(noToken)
    },
  )
}
