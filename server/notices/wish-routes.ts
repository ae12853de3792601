import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  doneAnswer,
  type NewWishes,
  newWishes,
  readerSchema,
  tableOff,
  tableOffAnswer,
  wishedAnswer,
} from '#protocol/notices'
import { refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'
import { refusals } from '../http/route-manners.ts'
import { nobody, inPerson as security, times } from '../people/schemas.ts'
import { type NoticeRoutes, params, tags, wishedBy } from './route-parts.ts'
import { tableFor } from './telling.ts'
import { wished } from './wishes.ts'

/** How somebody wishes to be told. */
export const wishRoutes: FastifyPluginAsyncZod<NoticeRoutes> = async (app, terms) => {
  const { store, whoIs, inPerson } = terms
  const { notices } = store
  const wishedNow = wishedBy(terms)
  const wish = async (person: string, wishes: Partial<NewWishes>): Promise<void> =>
    notices.wishes.change(person, kept => wished(kept, wishes))

  app.get(
    '/api/notices/wishes',
    {
      config: times(120),
      schema: {
        tags,
        security,
        summary: 'How I wish to be told, and where.',
        response: { 200: wishedAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      return who === null ? reply.code(401).send(nobody) : wishedNow(who)
    },
  )

  app.put(
    '/api/notices/wishes',
    {
      config: times(120),
      schema: {
        tags,
        security,
        summary: 'Wish to be told otherwise. Kinds that are left out stay as they are.',
        body: newWishes,
        response: { 200: wishedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      await wish(who.id, request.body)
      return wishedNow(who)
    },
  )

  app.put(
    '/api/notices/reader',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'The language I read and the time zone of my clock.',
        body: readerSchema,
        response: { 200: doneAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      await wish(who.id, request.body)
      return { done: true }
    },
  )

  app.get(
    '/api/notices/tables/:id',
    {
      config: times(120),
      schema: {
        tags,
        summary: 'Whether I hear of this table.',
        params,
        response: { 200: tableOffAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const off = (await notices.wishes.off([who.id])).get(who.id)
      return { off: off?.includes(request.params.id) === true }
    },
  )

  app.put(
    '/api/notices/tables/:id',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Do not tell me of this table any more, or do so again.',
        params,
        body: tableOff,
        response: { 200: tableOffAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const { id } = request.params
      if (request.body.off && (await tableFor(store, id, who.id)) === null)
        return reply.code(404).send(refused('no table', 'a table of this house'))
      await notices.wishes.switchOff(who.id, id, request.body.off)
      return { off: request.body.off }
    },
  )
}
