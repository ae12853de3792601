import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { measureAnswer, mineAnswer, newAppeal, newReport, reportAnswer } from '#protocol/order'
import { refusedSchema } from '#protocol/parts'
import { isRefused } from '#protocol/refused'
import { answerEachAlone, refusals } from '../http/route-manners.ts'
import { nobody, inPerson as security, times } from '../people/schemas.ts'
import type { Person } from '../storage/port.ts'
import type { Order } from './order.ts'

export interface OrderRoutes {
  readonly order: Order
  /** By session only: programs neither report nor appeal. */
  readonly inPerson: (request: FastifyRequest) => Promise<Person | null>
}

export const params = z.object({ id: z.string().max(64) })
const tags = ['order']

/** The status of each refusal. Whatever is not listed is not possible at this moment: 409. */
const statuses: Readonly<Record<string, 400 | 403 | 404 | 409 | 429>> = {
  invalid: 400,
  'not a request': 400,
  'not a host': 403,
  'not yours': 403,
  'no subject': 404,
  'no measure': 404,
  'no person': 404,
  'too many reports': 429,
}
export const statusOf = (code: string): 400 | 403 | 404 | 409 | 429 => statuses[code] ?? 409
/** Reports, and what was decided about oneself. */
export const orderRoutes: FastifyPluginAsyncZod<OrderRoutes> = async (app, { order, inPerson }) => {
  answerEachAlone(app)

  app.get(
    '/api/order/mine',
    {
      schema: {
        tags,
        security,
        summary: 'My role, what was decided about me, and what became of my reports.',
        response: { 200: mineAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      return who === null ? reply.code(401).send(nobody) : order.mine(who)
    },
  )

  app.post(
    '/api/order/mine/seen',
    {
      schema: {
        tags,
        security,
        summary: 'I have looked at what was decided about me.',
        response: { 200: mineAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      await order.see(who)
      return order.mine(who)
    },
  )

  app.post(
    '/api/order/reports',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Report something I can see. It is kept as it is now.',
        body: newReport,
        response: { 201: reportAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const done = await order.report(who, request.body, request.ip)
      return isRefused(done) ? reply.code(statusOf(done.code)).send(done) : reply.code(201).send(done)
    },
  )

  app.post(
    '/api/order/measures/:id/appeal',
    {
      config: times(20),
      schema: {
        tags,
        security,
        summary: 'Answer a measure that concerns me, once.',
        params,
        body: newAppeal,
        response: { 200: measureAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const done = await order.appeal(who, request.params.id, request.body.words)
      return isRefused(done) ? reply.code(statusOf(done.code)).send(done) : done
    },
  )
}
