import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { refuseShape } from '../tables/routes.ts'
import { readerRoutes } from './reader-routes.ts'
import type { BoardRoutes } from './route-parts.ts'
import { writerRoutes } from './writer-routes.ts'

/** The notice board over HTTP. */
export const boardRoutes: FastifyPluginAsyncZod<BoardRoutes> = async (app, terms) => {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(refuseShape)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store') // responses differ by viewer
  })
  await app.register(readerRoutes, terms)
  await app.register(writerRoutes, terms)
}
