import type {} from '@fastify/rate-limit'
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FiledEditions } from '#editions/editions'
import { partsOf } from '#editions/parts'
import { type SaidLine, saidOf } from '#editions/said'
import { entryIn, writeFile } from '#kernel/file'
import { fileAnswer, logAnswer, proofAnswer, thoughtsAnswer } from '#protocol/http'
import { refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'
import { proofOf } from '../editions/proving.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import { inTurn, portions } from '../matches/portions.ts'
import { viewerOf } from '../matches/viewer.ts'
import { times } from '../people/schemas.ts'
import { chargedByLength } from './by-length.ts'
import { type MatchRoutes, matchesFor, noMatch } from './match-routes.ts'

export interface RecordRoutes extends MatchRoutes {
  readonly editions: FiledEditions
}

type Proof = z.infer<typeof proofAnswer>
const params = z.object({ id: z.string().max(64) })
const tags = ['matches']
const REMEMBERED = 1000
/** Replaying an entry costs as much as reading this many. */
const VERIFYING = 10
const notOver = refused('not over', 'a match that is over: until then its seed is told to nobody')
const stillThinking = refused('not over', 'a match that is over: until then what its bots weigh is told to nobody')

/** The record of a match: its log in words and, when it is over, its file, what its bots weighed, and the proof of its dice. */
export const recordRoutes: FastifyPluginAsyncZod<RecordRoutes> = async (app, terms) => {
  const { editions, whoIs, nodes } = terms
  const liveFor = matchesFor(terms)
  const charge = chargedByLength('records', nodes)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/api/matches/:id/log',
    {
      config: times(60),
      schema: {
        tags,
        summary: 'What happened so far in words, as you were told it: every line with the number of its entry.',
        params,
        response: {
          200: logAnswer,
          404: refusedSchema,
          429: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      charge(request, reply, live.next)
      const viewer = viewerOf(live, await whoIs(request))
      const { header } = live.kept
      const said: SaidLine[] = []
      for (const part of await partsOf(editions, header, await linesOf(live)))
        for await (const lines of inTurn(part.lines)) said.push(...saidOf([{ ...part, lines }], header.names, viewer))
      return said
    },
  )

  const linesOf = async (live: LiveMatch): Promise<readonly string[]> => {
    const lines: string[] = []
    for await (const some of portions(live, -1)) lines.push(...some)
    return lines
  }

  /** The match file, made from the log. */
  const fileOf = ({ kept: { header, seed } }: LiveMatch, lines: readonly string[]): string =>
    writeFile({ header, entries: lines.map(entryIn), seed })

  /** Finished matches do not change, so each is replayed only once. Replays run one at a time. */
  const checked = new Map<string, Proof>()
  let checking: Promise<unknown> = Promise.resolve()
  const checkOnce = (live: LiveMatch): Promise<Proof> => {
    const proof = checking.then(async () => checked.get(live.id) ?? (await check(live)))
    checking = proof.catch(() => {})
    return proof
  }
  const check = async (live: LiveMatch): Promise<Proof> => {
    const [oldest] = checked.keys()
    if (checked.size >= REMEMBERED && oldest !== undefined) checked.delete(oldest)
    const lines = await linesOf(live)
    const { verified, problem } = await proofOf(editions, live.kept.header, lines, fileOf(live, lines))
    const proof = { verified, problem }
    checked.set(live.id, proof)
    return proof
  }

  app.get(
    '/api/matches/:id/file',
    {
      schema: {
        tags,
        summary: 'The match file, when it is over.',
        params,
        response: { 200: fileAnswer, 404: refusedSchema, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      if (!live.isOver) return reply.code(409).send(notOver)
      charge(request, reply, live.next)
      reply.header('content-disposition', `attachment; filename="${live.kept.header.game}-${live.id}.jsonl"`)
      return reply.type('application/x-ndjson').send(Buffer.from(fileOf(live, await linesOf(live))))
    },
  )

  app.get(
    '/api/matches/:id/thoughts',
    {
      schema: {
        tags,
        summary: 'What its bots weighed before each answer, when it is over.',
        params,
        response: { 200: thoughtsAnswer, 404: refusedSchema, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      const thoughts = await live.thoughts()
      if (thoughts === null) return reply.code(409).send(stillThinking)
      charge(request, reply, live.next)
      const told = thoughts.map(({ seq, thought }) => `{"seq":${seq},${thought.slice(1)}`)
      return reply.type('application/json').send(Buffer.from(`[${told.join(',')}]`))
    },
  )

  app.get(
    '/api/matches/:id/verify',
    {
      config: times(10),
      schema: {
        tags,
        summary: 'Plays the match again from its revealed seed.',
        params,
        response: {
          200: proofAnswer,
          404: refusedSchema,
          409: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      if (!live.isOver) return reply.code(409).send(notOver)
      const known = checked.get(live.id)
      if (known !== undefined) return known
      charge(request, reply, VERIFYING * live.next)
      return checkOnce(live)
    },
  )
}
