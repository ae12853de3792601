import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  broughtAnswer,
  broughtMatch,
  historyAnswer,
  historyQuery,
  LARGEST_FILE,
  reliabilityAnswer,
  reliabilityQuery,
  standingAnswer,
} from '#protocol/history'
import { fileAnswer } from '#protocol/http'
import { refusedSchema } from '#protocol/parts'
import { isRefused, refused } from '#protocol/refused'
import { answerEachAlone } from '../http/route-manners.ts'
import type { Refused } from '../matches/replies.ts'
import { nobody, times } from '../people/schemas.ts'
import type { HistoryStore } from '../storage/history-port.ts'
import type { Person } from '../storage/port.ts'
import type { Bringing } from './bringing.ts'
import type { History } from './history.ts'

export interface HistoryRoutes {
  readonly history: History
  readonly bringing: Bringing
  readonly store: HistoryStore
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
  /** Those of these people of whom the viewer may be told how reliable they are. */
  readonly mayTell: (viewer: string, people: readonly string[]) => Promise<readonly string[]>
}

/** How many people one may ask about at once. */
const PEOPLE = 12
const tags = ['history']
const params = z.object({ match: z.string().max(64) })
const notBrought = refused('no match', 'a match that you brought from a device')
const statusOf = ({ code }: Refused): 400 | 409 | 429 => (code === 'too busy' ? 429 : code === 'too many' ? 409 : 400)

/** One's own history over HTTP, matches from devices, and how reliable people are. */
export const historyRoutes: FastifyPluginAsyncZod<HistoryRoutes> = async (app, terms) => {
  const { history, bringing, store, whoIs, mayTell } = terms
  answerEachAlone(app)

  app.get(
    '/api/history',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'My finished matches, the last ended first, a page at a time.',
        querystring: historyQuery,
        response: { 200: historyAnswer, 400: refusedSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const page = await history.page(who.id, request.query)
      return isRefused(page) ? reply.code(400).send(page) : page
    },
  )

  app.get(
    '/api/history/standing',
    {
      config: times(120),
      schema: {
        tags,
        summary: 'My figures: by game, against people and bots, and how reliably I finish on time.',
        response: { 200: standingAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      return who === null ? reply.code(401).send(nobody) : history.standing(who.id)
    },
  )

  app.get(
    '/api/reliability',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'How reliably people who show it to me finish on time, for whoever chooses whom to play with.',
        querystring: reliabilityQuery,
        response: { 200: reliabilityAnswer, 400: refusedSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const people = request.query.people.split(',').slice(0, PEOPLE)
      const all = await history.reliabilities(await mayTell(who.id, people))
      return [...all].map(([person, told]) => ({ person, ...told }))
    },
  )

  app.post(
    '/api/history',
    {
      bodyLimit: 2 * LARGEST_FILE,
      config: times(20),
      schema: {
        tags,
        summary: 'Add a finished match from a device to my history. It is played again first.',
        body: broughtMatch,
        response: {
          200: broughtAnswer,
          201: broughtAnswer,
          400: refusedSchema,
          401: refusedSchema,
          409: refusedSchema,
          429: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const brought = await bringing.bring(who.id, request.body)
      if (isRefused(brought)) return reply.code(statusOf(brought)).send(brought)
      return reply.code(brought.isNew ? 201 : 200).send(brought)
    },
  )

  app.get(
    '/api/history/:match/file',
    {
      config: times(60),
      schema: {
        tags,
        summary: 'The file of a match that I brought from a device.',
        params,
        response: { 200: fileAnswer, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const file = await bringing.fileOf(who.id, request.params.match)
      return file === null ? reply.code(404).send(notBrought) : reply.type('application/x-ndjson').send(file)
    },
  )

  app.delete(
    '/api/history/:match',
    {
      schema: {
        tags,
        summary: 'Take a match that I brought from a device out of my history again.',
        params,
        response: { 200: broughtAnswer, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const { match } = request.params
      const isGone = await store.drop(who.id, match)
      return isGone ? { match, isNew: false } : reply.code(404).send(notBrought)
    },
  )
}
