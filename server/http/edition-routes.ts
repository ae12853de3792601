import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { FiledEditions } from '#editions/editions'
import { refused } from '#protocol/refused'

const notHere = refused('no such place', 'the name of an edition that a match of this house was played by')

/** The text of editions, for checking matches. Nothing in them is secret, and they never change. */
export const editionRoutes: FastifyPluginAsync<{ readonly editions: FiledEditions }> = async (app, { editions }) => {
  app.get<{ Params: { name: string } }>(
    '/editions/:name([0-9a-f]{64}).mjs',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await editions.fileOf(request.params.name)
      if (file === null) return reply.code(404).send(notHere)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type('text/javascript; charset=utf-8').send(await readFile(file))
    },
  )
}
