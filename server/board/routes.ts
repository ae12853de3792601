import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answerEachAlone } from '../http/route-manners.ts'
import { readerRoutes } from './reader-routes.ts'
import type { BoardRoutes } from './route-parts.ts'
import { writerRoutes } from './writer-routes.ts'

/** The notice board over HTTP. */
export const boardRoutes: FastifyPluginAsyncZod<BoardRoutes> = async (app, terms) => {
  answerEachAlone(app)
  await app.register(readerRoutes, terms)
  await app.register(writerRoutes, terms)
}
