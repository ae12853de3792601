import type { FastifyRequest } from 'fastify'
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { mutedAnswer } from '#protocol/http'
import { refusedSchema } from '#protocol/parts'
import { nobody, peopleTags as tags } from '../people/schemas.ts'
import type { MuteStore, Person } from '../storage/port.ts'

export interface MuteRoutes {
  readonly mutes: MuteStore
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
}

/**
 * Whom somebody has muted, so that every browser of theirs can list them and take it back. By the names they gave: what
 * those people are called now, at other tables, is not theirs to know.
 */
export const muteRoutes: FastifyPluginAsyncZod<MuteRoutes> = async (app, { mutes, whoIs }) => {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.get(
    '/api/people/muted',
    {
      schema: {
        tags,
        summary: 'Whom I have muted, by the names I gave when I did.',
        response: { 200: mutedAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      reply.header('cache-control', 'no-store')
      return [...(await mutes.of(who.id))]
    },
  )
}
