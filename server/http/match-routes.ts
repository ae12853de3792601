import type { FastifyRequest } from 'fastify'
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerSchema } from '#protocol/from-client'
import { entriesAnswer, finishedAnswer, matchAnswer, questionAnswer } from '#protocol/http'
import { knownEpoch, refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'
import { type Blocks, noBlocks } from '../friends/blocks.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import type { LiveMatches } from '../matches/live-matches.ts'
import { portions } from '../matches/portions.ts'
import { astray } from '../matches/replies.ts'
import { answererOf, mayWatch, noSeat, viewerOf } from '../matches/viewer.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { nobody } from '../people/schemas.ts'
import type { Person } from '../storage/port.ts'
import { chargedByLength } from './by-length.ts'

export interface MatchRoutes {
  readonly liveMatches: LiveMatches
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
  /** From whose matches people are kept away. Without it, nobody is. */
  readonly blocks?: Pick<Blocks, 'against'> | undefined
  /** What is read is counted on all nodes together. */
  readonly nodes?: Nodes | undefined
}

const params = z.object({ id: z.string().max(64) })
const tags = ['matches']
/** How many finished matches are told, unless more are wanted. */
const [FEW, MOST] = [10, 100]
export const noMatch = refused('no match', 'the id of a match of this house')

/** The match of this id, if it is for whoever asks. */
export const matchesFor =
  ({ liveMatches, whoIs, blocks = noBlocks }: Pick<MatchRoutes, 'liveMatches' | 'whoIs' | 'blocks'>) =>
  async (request: FastifyRequest, id: string): Promise<LiveMatch | null> => {
    const [live, person] = await Promise.all([liveMatches.find(id), whoIs(request)])
    return live !== null && (await mayWatch(live, person, blocks)) ? live : null
  }

/** Matches over HTTP, for programs that do not keep a socket open. */
export const matchRoutes: FastifyPluginAsyncZod<MatchRoutes> = async (app, terms) => {
  const { liveMatches, whoIs, nodes } = terms
  const liveFor = matchesFor(terms)
  const charge = chargedByLength('matches', nodes)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store') // responses differ by viewer
  })

  app.get(
    '/api/matches/mine',
    {
      schema: {
        tags,
        summary: 'Matches that I played and that are over, the last ended first.',
        querystring: z.object({ most: z.coerce.number().int().min(1).max(MOST).default(FEW) }),
        response: { 200: finishedAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const finished = await liveMatches.finished(who.id, request.query.most)
      return finished.flatMap(({ match, ended, winners }) => {
        const { id, table, header, began } = match
        const seat = viewerOf({ kept: match }, who)
        return seat === 'table' ? [] : [{ id, table, header, began, ended, seat, winners }]
      })
    },
  )

  app.get(
    '/api/matches/:id',
    {
      schema: {
        tags,
        summary: 'Who plays what; when it is over also the result and the seed.',
        params,
        response: { 200: matchAnswer, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      const { id, table, header, pace, began, seed } = live.kept
      const seat = viewerOf(live, await whoIs(request))
      const end = live.isOver ? { result: live.result, seed } : null
      const { epoch, next, crests, editionName: edition } = live
      const told = { id, table, header, edition, pace, began, epoch, crests }
      return { ...told, seat: seat === 'table' ? null : seat, last: next - 1, end }
    },
  )

  app.get(
    '/api/matches/:id/entries',
    {
      schema: {
        tags,
        summary: 'What happened after entry `have`, as you may know it.',
        params,
        querystring: z.object({ have: z.coerce.number().int().min(-1).default(-1), epoch: knownEpoch }),
        response: { 200: entriesAnswer, 404: refusedSchema, 409: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      const { have, epoch } = request.query
      await live.reach(have)
      const stray = astray(live, have, epoch)
      if (stray !== null) return reply.code(409).send(stray)
      charge(request, reply, live.next - 1 - have)
      const viewer = viewerOf(live, await whoIs(request))
      const told: string[] = []
      const { kernel } = live.edition
      for await (const lines of portions(live, have))
        told.push(...lines.map(line => new kernel.Telling(kernel.entryIn(line)).to(viewer)))
      return reply.type('application/json').send(Buffer.from(`[${told.join(',')}]`)) // already serialized and redacted
    },
  )

  app.get(
    '/api/matches/:id/question',
    {
      schema: {
        tags,
        summary: 'What your seat is asked now, as data, and the `asked` to answer with; null if nothing.',
        params,
        response: { 200: questionAnswer, 403: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      const seat = viewerOf(live, await whoIs(request))
      if (seat === 'table') return reply.code(403).send(noSeat)
      return live.asking(seat)
    },
  )

  app.post(
    '/api/matches/:id/answers',
    {
      schema: {
        tags,
        summary: 'Your answer to what you were asked when you had up to entry `asked`.',
        params,
        body: answerSchema.omit({ t: true, match: true }),
        response: { 200: z.object({ seq: z.int() }), 403: refusedSchema, 404: refusedSchema, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const live = await liveFor(request, request.params.id)
      if (live === null) return reply.code(404).send(noMatch)
      const { epoch, ...command } = request.body
      const seat = await answererOf(live, await whoIs(request), request.body)
      if (typeof seat === 'object')
        return reply.code(seat.code === 'no seat' || seat.code === 'left' ? 403 : 409).send(seat)
      const done = await live.answer(seat, command)
      return 'seq' in done ? done : reply.code(409).send(done)
    },
  )
}
