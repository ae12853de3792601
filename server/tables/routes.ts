import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Boxed } from '#games/boxed'
import { refusedSchema } from '#protocol/parts'
import { isRefused, refused } from '#protocol/refused'
import { type Table, tableSchema } from '#protocol/table'
import { refuseCrossSite } from '../http/origin.ts'
import { keepShapes } from '../http/route-manners.ts'
import type { Refused } from '../matches/replies.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { nobody, times } from '../people/schemas.ts'
import type { Person } from '../storage/port.ts'
import { catalogueOf, gameSchema } from './catalogue.ts'
import { codeIn } from './codes.ts'
import { commandSchema } from './commands.ts'
import { Guesses } from './guesses.ts'
import { LobbyShares } from './lobby-shares.ts'
import { noTable } from './no-table.ts'
import { barred, forAll, isClosedTo, seenBy } from './seen.ts'
import { tableRequestSchema } from './table.ts'
import type { Tavern } from './tavern.ts'

export interface TableRoutes {
  readonly tavern: Tavern
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
  readonly now?: () => number
  /** Guesses are counted on all nodes together. */
  readonly nodes?: Nodes | undefined
}

const noCode = refused('no code', 'the code of a table that is not closed: two words and a number')
const tooFast = refused('too fast', 'fewer wrong codes: one a minute')

const tables: z.ZodType<readonly Table[]> = z.array(tableSchema)
const params = z.object({ id: z.string().max(64) })
const tags = ['tables']

/** The tables of the tavern over HTTP. */
export const tableRoutes: FastifyPluginAsyncZod<TableRoutes> = async (
  app,
  { tavern, shelf, whoIs, now = Date.now, nodes },
) => {
  keepShapes(app)
  const games = catalogueOf(shelf)
  const guesses = new Guesses(now, undefined, nodes)
  const shares = new LobbyShares(tavern)

  app.get(
    '/api/games',
    {
      schema: {
        tags,
        summary: 'The games of this house, their options and their bots.',
        response: { 200: z.array(gameSchema) },
      },
    },
    async () => games,
  )

  app.get(
    '/api/tables',
    { schema: { tags, summary: 'Open tables, the last changed first.', response: { 200: tables } } },
    async request => (await tavern.listedFor((await whoIs(request))?.id ?? null)).map(forAll),
  )

  app.get(
    '/api/tables/mine',
    {
      schema: {
        tags,
        summary: 'Tables where I sit, am the host, or may come back to.',
        response: { 200: tables, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return (await tavern.of(who.id)).map(table => seenBy(table, who.id))
    },
  )

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'A table as it is now.',
        params,
        response: { 200: tableSchema, 403: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const person = (await whoIs(request))?.id ?? null
      const table = await tavern.findFor(request.params.id, person)
      if (table === null) return reply.code(404).send(noTable)
      return isClosedTo(table, person) ? reply.code(403).send(barred) : seenBy(table, person)
    },
  )

  app.get(
    '/api/codes/:code',
    {
      config: times(60),
      onRequest: refuseCrossSite,
      schema: {
        tags,
        summary: 'The table that has this join code, in any spelling: AMBER FOX 27, amberfox27.',
        params: z.object({ code: z.string().max(100) }),
        response: { 200: tableSchema, 403: refusedSchema, 404: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const code = codeIn(request.params.code)
      if (code === null) return reply.code(404).send(noCode) // not even a guess
      const person = (await whoIs(request))?.id ?? null
      const who = { address: request.ip, person, isGone: () => reply.raw.destroyed }
      const found = await guesses.do(who, async () => {
        const table = await tavern.byCode(code, person)
        return table === null || isClosedTo(table, person) ? null : seenBy(table, person)
      })
      if (found === 'too fast') return reply.code(429).header('retry-after', 60).send(tooFast)
      return found ?? reply.code(404).send(noCode)
    },
  )

  app.post(
    '/api/tables',
    {
      config: times(60),
      schema: {
        tags,
        summary: 'Make a table; I am its host and sit on its first seat.',
        body: tableRequestSchema,
        response: { 201: tableSchema, 400: refusedSchema, 401: refusedSchema, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const make = () => tavern.make(who, request.body)
      const made = await (request.body.listed ? shares.show(request.ip, make) : make())
      return isRefused(made) ? reply.code(409).send(made) : reply.code(201).send(made)
    },
  )

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        tags,
        summary: 'Do something at a table: sit, stand, ready, addBot, start, leave, rematch and so on.',
        params,
        body: z.strictObject({ command: commandSchema }),
        response: {
          200: tableSchema,
          400: refusedSchema,
          401: refusedSchema,
          404: refusedSchema,
          409: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const { command } = request.body
      const does = () => tavern.command(request.params.id, who, command)
      const isShown =
        command.do === 'settings' && command.listed === true && (await tavern.find(request.params.id))?.listed === false
      const done: Table | Refused = await (isShown ? shares.show(request.ip, does) : does())
      if (!isRefused(done)) return seenBy(done, who.id)
      return reply.code(done.code === noTable.code ? 404 : 409).send(done)
    },
  )
}
