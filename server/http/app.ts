import type { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { refused } from '#protocol/refused'
import { broken } from '../matches/replies.ts'
import { networkOf } from '../network.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { times } from '../people/schemas.ts'
import { isForGate } from '../socket/gate.ts'
import { aboutHouse } from './about.ts'
import { tooFast } from './by-length.ts'
import type { Metrics } from './metrics.ts'
import { docsPolicy, pagePolicy } from './policy.ts'
import { requestCounts } from './request-counts.ts'

export interface AppParams {
  readonly log: FastifyBaseLogger
  readonly trustProxy: boolean
  readonly isSecure: boolean
  readonly metrics: Metrics
  /** Whether the house can write. */
  readonly isReady: () => Promise<boolean>
  /** How long a request may take to arrive, in milliseconds. */
  readonly patience?: number
  /** Requests are counted on all nodes together. */
  readonly nodes?: Nodes | undefined
}

const LARGEST = 64 * 1024
/** Requests per minute from one address. */
const RATE = 600
const PATIENCE = 30_000
/** How often per minute one address may read the metrics, and how old they may be, in milliseconds. */
const LOOKS = 300
const FRESH = 1000
/** What proxies and operators ask all the time. */
const HEALTH = ['/healthz', '/readyz', '/metrics']

/** Everything over HTTP that does not concern people, tables or matches: limits, headers, documentation, health. */
export async function makeApp(terms: AppParams): Promise<FastifyInstance> {
  const { log, trustProxy, isSecure, metrics, isReady, patience = PATIENCE, nodes } = terms
  const logController = new LogController({ disableRequestLogging: true })
  /** Only the nearest hop: the client can write anything in front of it in the header. */
  const nearest = (_address: string, hop: number): boolean => hop === 0
  const proxy = trustProxy ? { trustProxy: nearest } : {}
  const app = Fastify({
    loggerInstance: log,
    ...proxy,
    bodyLimit: LARGEST,
    logController,
    requestTimeout: patience,
    http: {
      headersTimeout: patience, // a longer one would apply to the whole request
      connectionsCheckingInterval: Math.ceil(patience / 4),
      shouldUpgradeCallback: isForGate,
    },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    frameworkErrors: (error, _request, reply) => refuse(reply, error),
    clientErrorHandler: farewell,
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: true, directives: pagePolicy(isSecure) },
    hsts: isSecure,
  })
  await app.register(rateLimit, {
    max: RATE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip ?? ''), // undefined if the connection is already gone
    ...(nodes && { store: requestCounts(nodes.redis) }),
    errorResponseBuilder: (_request, { after }) => tooFast(after),
  })
  await app.register(swagger, {
    openapi: aboutHouse(isSecure),
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', transformStaticCSP: docsPolicy })

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close') // Node reads nothing more from such a connection
  })
  app.addHook('onResponse', async (request, reply) => {
    if (HEALTH.includes(request.routeOptions.url ?? '')) return // they are most of what a quiet house answers
    metrics.requests.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error: Problem, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return refuse(reply, error)
    metrics.failures.inc()
    request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send(broken)
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    reply.code(404).send({ code: 'no such place', rule: null, expected: 'an address of this house: see /api/docs' }),
  )

  const quiet = { config: { rateLimit: false }, schema: { hide: true } } as const
  app.get('/healthz', quiet, async () => ({ ok: true }))
  const ready = remembered(() => isReady().catch(() => false))
  app.get('/readyz', quiet, async (_request, reply) => {
    const isReadyNow = await ready()
    return reply.code(isReadyNow ? 200 : 503).send({ ready: isReadyNow })
  })
  const figures = remembered(() => metrics.registry.metrics())
  app.get('/metrics', { ...quiet, config: times(LOOKS) }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await figures()),
  )
  return app
}

/** Caches a result for a moment, for everybody who asks. */
function remembered<T>(find: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly found: Promise<T> } | null = null
  return () => {
    if (last === null || performance.now() - last.at > FRESH) last = { at: performance.now(), found: find() }
    return last.found
  }
}

/** The requested path, even if the client sends an absolute URL as it would to a proxy. */
const pathOf = (url: string): string => {
  const [whole = '', path = ''] = url.match(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i) ?? []
  if (whole === '') return url
  return path.startsWith('/') ? path : `/${path}`
}

type Problem = Partial<FastifyError> & { readonly expected?: string }

/** An error as a refusal in the house's format. */
function refuse(reply: FastifyReply, { statusCode = 400, code, expected, message }: Problem): FastifyReply {
  const ours = code === undefined || code.startsWith('FST_') ? 'not a request' : code
  const what = (expected ?? message ?? 'another request').slice(0, 500)
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refused(ours, what)))
}

/** Sends a short reply to anything that is not HTTP, or too slow. */
function farewell(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = farewells[error.code ?? ''] ?? '400 Bad Request'
  const text = JSON.stringify(refused('not a request', 'HTTP, whole and in time'))
  const head = `Content-Type: application/json\r\nContent-Length: ${text.length}\r\nConnection: close`
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${text}`)
}
const farewells: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
