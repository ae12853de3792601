import type { FastifyRequest } from 'fastify'
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { mutedAnswer } from '#protocol/http'
import { refusedSchema } from '#protocol/parts'
import { nobody, peopleTags as tags } from '../people/schemas.ts'
import type { MuteStore, PeopleStore, Person } from '../storage/port.ts'

export interface MuteRoutes {
  readonly mutes: MuteStore
  readonly people: Pick<PeopleStore, 'find'>
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
}

/** Whom somebody has muted, so that every browser of theirs can list them and take it back. */
export const muteRoutes: FastifyPluginAsyncZod<MuteRoutes> = async (app, { mutes, people, whoIs }) => {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.get(
    '/api/people/muted',
    {
      schema: {
        tags,
        summary: 'Whom I have muted, by their present names.',
        response: { 200: mutedAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      reply.header('cache-control', 'no-store')
      const all = await Promise.all((await mutes.of(who.id)).map(id => people.find(id)))
      return all.flatMap(it => (it === null ? [] : [{ person: it.id, name: it.name }]))
    },
  )
}
