import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { aboutHouse } from './about.ts'
import type { Metrics } from './metrics.ts'

export interface AppTerms {
  readonly log: FastifyBaseLogger
  readonly trustProxy: boolean
  readonly isSecure: boolean
  readonly metrics: Metrics
  /** Whether the house can do its work: the database answers. */
  readonly isReady: () => Promise<boolean>
}

const LARGEST = 64 * 1024
/** Requests a minute from one address. */
const RATE = 600

/** Everything over HTTP that is not about people, tables or matches: limits, headers, documentation, health. */
export async function makeApp({ log, trustProxy, isSecure, metrics, isReady }: AppTerms): Promise<FastifyInstance> {
  const logController = new LogController({ disableRequestLogging: true })
  /** Only the nearest: whatever stands before it in the header was written by whoever asks. */
  const nearest = (_address: string, hop: number): boolean => hop === 0
  const proxy = trustProxy ? { trustProxy: nearest } : {}
  const app = Fastify({ loggerInstance: log, ...proxy, bodyLimit: LARGEST, logController })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: true,
      directives: { upgradeInsecureRequests: isSecure ? [] : null, connectSrc: ["'self'", isSecure ? 'wss:' : 'ws:'] },
    },
    hsts: isSecure,
  })
  await app.register(rateLimit, {
    max: RATE,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) => tooFast(after),
  })
  await app.register(swagger, {
    openapi: aboutHouse(isSecure),
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })

  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error: Partial<FastifyError> & { readonly expected?: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      metrics.failures.inc()
      request.log.error({ err: error }, 'a request failed')
      return reply.code(500).send({ code: 'broken', rule: null, expected: 'nothing from you: the house failed' })
    }
    const code = error.code === undefined || error.code.startsWith('FST_') ? 'not a request' : error.code
    const expected = error.expected ?? error.message ?? 'another request'
    return reply.code(status).send({ code, rule: null, expected: expected.slice(0, 500) })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'no such place', rule: null, expected: 'an address of this house: see /api/docs' }),
  )

  const quiet = { config: { rateLimit: false }, schema: { hide: true } } as const
  app.get('/healthz', quiet, async () => ({ ok: true }))
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}

/** An error, not just an object: what is thrown and is none goes past error handlers. */
function tooFast(after: string): Error {
  const expected = `fewer requests: try again after ${after}`
  return Object.assign(new Error(expected), { statusCode: 429, code: 'too fast', expected })
}
