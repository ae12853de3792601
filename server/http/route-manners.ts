import type { FastifyError, FastifyReply } from 'fastify'
import {
  type FastifyPluginAsyncZod,
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'

type App = Parameters<FastifyPluginAsyncZod>[0]

/** Everything a route may be refused with. */
export const refusals = {
  400: refusedSchema,
  401: refusedSchema,
  403: refusedSchema,
  404: refusedSchema,
  409: refusedSchema,
  429: refusedSchema,
}

/** What another shape is refused as. Where people type what is asked, it is `invalid`: they are told to look at it again. */
type Malformed = 'not a request' | 'invalid'

/** What is asked and answered has a shape, and what has another is refused. */
export function keepShapes(app: App, code: Malformed = 'not a request'): void {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: FastifyError, _request, reply) => refuseShape(error, reply, code))
}

/** The same, and no browser keeps an answer: it differs by viewer. */
export function answerEachAlone(app: App, code?: Malformed): void {
  keepShapes(app, code)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}

/** Malformed input is refused like anything else. All other errors are failures of the house. */
function refuseShape(error: FastifyError, reply: FastifyReply, code: Malformed): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const expected = error.validation.map(({ instancePath, message }) => `${instancePath || '/'}: ${message ?? ''}`)
    return reply.code(400).send(refused(code, expected.join('; ').slice(0, 500)))
  }
  if (!error.code?.startsWith('FST_ERR_CTP')) throw error
  return reply.code(error.statusCode ?? 400).send(refused('not a request', error.message))
}
