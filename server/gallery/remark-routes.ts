import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noteAnswer } from '#protocol/board'
import { remarkDraft } from '#protocol/gallery'
import { isRefused } from '#protocol/refused'
import { statusOf } from '../board/route-parts.ts'
import { refusals } from '../http/route-manners.ts'
import { nobody, times } from '../people/schemas.ts'
import { type GalleryRoutes, params, tags } from './maker-routes.ts'

/** Saying something about a card: for people who came in. It is read on the board. */
export const remarkRoutes: FastifyPluginAsyncZod<GalleryRoutes> = async (app, { remarks, board, whoIs }) => {
  app.post(
    '/api/gallery/:id/remarks',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Say something about a card. It becomes a note of its thread on the board.',
        params,
        body: remarkDraft,
        response: { 200: noteAnswer, 201: noteAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const said = await remarks.say(who, request.params.id, request.body)
      if (isRefused(said)) return reply.code(said.code === 'no card' ? 404 : statusOf(said)).send(said)
      const told = await board.note(said.thread, said.number, who.id)
      if (isRefused(told)) return reply.code(statusOf(told)).send(told)
      return reply.code(said.isOld ? 200 : 201).send(told)
    },
  )
}
