import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  appealDecision,
  appealsAnswer,
  auditAnswer,
  caseAnswer,
  casesAnswer,
  concernedAnswer,
  decision,
  decisionAnswer,
  deskMeasure,
  lifting,
  measuresAnswer,
  pageWish,
  peopleAnswer,
  peopleWish,
  personAnswer,
  roleChange,
  taking,
  wordList,
} from '#protocol/desk'
import { subject } from '#protocol/order'
import { isRefused } from '#protocol/refused'
import { answerEachAlone, refusals } from '../http/route-manners.ts'
import type { Refused } from '../matches/replies.ts'
import { nobody, inPerson as security } from '../people/schemas.ts'
import type { Person } from '../storage/port.ts'
import type { Desk } from './desk.ts'
import { type Keeper, noRole } from './keepers.ts'
import { params, statusOf } from './routes.ts'

export interface DeskRoutes {
  readonly desk: Desk
  /** By session only: programs do not keep order. */
  readonly inPerson: (request: FastifyRequest) => Promise<Person | null>
}

const tags = ['desk']

/** What keepers see and do. Everybody else is refused before anything they sent is read. */
export const deskRoutes: FastifyPluginAsyncZod<DeskRoutes> = async (app, { desk, inPerson }) => {
  answerEachAlone(app)
  const keepers = new WeakMap<FastifyRequest, Keeper>()
  app.addHook('preValidation', async (request, reply) => {
    const person = await inPerson(request)
    if (person === null) return reply.code(401).send(nobody)
    const role = await desk.roleOf(person)
    if (role === null) return reply.code(403).send(noRole)
    keepers.set(request, { person, role })
  })
  const keeperOf = (request: FastifyRequest): Keeper => {
    const keeper = keepers.get(request)
    if (keeper === undefined) throw new Error('nobody has looked who this is')
    return keeper
  }
  const sent = <T extends object>(reply: FastifyReply, done: T | Refused): T | FastifyReply =>
    isRefused(done) ? reply.code(statusOf(done.code)).send(done) : done
  const answers = <T extends z.ZodType>(summary: string, answer: T) => ({
    tags,
    security,
    summary,
    response: { 200: answer, ...refusals },
  })

  app.get(
    '/api/order/desk/cases',
    {
      schema: { ...answers('Open reports, joined by subject, the oldest first.', casesAnswer), querystring: pageWish },
    },
    async (request, reply) => sent(reply, await desk.cases(keeperOf(request), request.query.after)),
  )
  app.get(
    '/api/order/desk/case',
    { schema: { ...answers('One subject, reported or not.', caseAnswer), querystring: subject } },
    async (request, reply) => sent(reply, await desk.case(keeperOf(request), request.query)),
  )
  app.get(
    '/api/order/desk/appeals',
    { schema: { ...answers('Measures with an open appeal, the oldest first.', appealsAnswer), querystring: pageWish } },
    async (request, reply) => sent(reply, await desk.appeals(keeperOf(request), request.query.after)),
  )
  app.get(
    '/api/order/desk/measures',
    { schema: { ...answers('All measures, the newest first.', measuresAnswer), querystring: pageWish } },
    async (request, reply) => sent(reply, await desk.measures(request.query.after)),
  )
  app.put(
    '/api/order/desk/taken',
    { schema: { ...answers('I look into this case, or no longer.', caseAnswer), body: taking } },
    async (request, reply) => sent(reply, await desk.take(keeperOf(request), request.body.subject, request.body.on)),
  )
  app.post(
    '/api/order/desk/decisions',
    { schema: { ...answers('Take measures, or dismiss the reports.', decisionAnswer), body: decision } },
    async (request, reply) => {
      const done = await desk.decide(keeperOf(request), request.body)
      return sent(reply, isRefused(done) ? done : { measures: done })
    },
  )
  app.post(
    '/api/order/desk/measures/:id/lift',
    { schema: { ...answers('End a measure.', deskMeasure), params, body: lifting } },
    async (request, reply) => sent(reply, await desk.lift(keeperOf(request), request.params.id, request.body.reason)),
  )
  app.post(
    '/api/order/desk/appeals/:id',
    {
      schema: { ...answers('Answer an appeal, by the id of the measure.', deskMeasure), params, body: appealDecision },
    },
    async (request, reply) => {
      const { granted, reason } = request.body
      return sent(reply, await desk.answer(keeperOf(request), request.params.id, granted, reason))
    },
  )
  app.get(
    '/api/order/desk/people',
    { schema: { ...answers('People with this name.', peopleAnswer), querystring: peopleWish } },
    async request => [...(await desk.named(request.query.name))],
  )
  app.get(
    '/api/order/desk/people/:id',
    { schema: { ...answers('Somebody, with their measures.', personAnswer), params } },
    async (request, reply) => sent(reply, await desk.person(request.params.id)),
  )
  app.put(
    '/api/order/desk/people/:id/role',
    {
      schema: {
        ...answers('Give somebody a role, or take it away; for hosts.', concernedAnswer),
        params,
        body: roleChange,
      },
    },
    async (request, reply) => sent(reply, await desk.role(keeperOf(request), request.params.id, request.body.role)),
  )
  app.get('/api/order/desk/keepers', { schema: answers('Who has a role.', peopleAnswer) }, async () => [
    ...(await desk.keepers()),
  ])
  app.get(
    '/api/order/desk/words',
    { schema: answers('The word list; for hosts.', wordList) },
    async (request, reply) => {
      const words = await desk.words(keeperOf(request))
      return sent(reply, isRefused(words) ? words : { words: [...words] })
    },
  )
  app.put(
    '/api/order/desk/words',
    { schema: { ...answers('Another word list; for hosts.', wordList), body: wordList } },
    async (request, reply) => {
      const words = await desk.setWords(keeperOf(request), request.body.words)
      return sent(reply, isRefused(words) ? words : { words: [...words] })
    },
  )
  app.get(
    '/api/order/desk/audit',
    { schema: { ...answers('What keepers did, the newest first.', auditAnswer), querystring: pageWish } },
    async (request, reply) => sent(reply, await desk.audit(request.query.after)),
  )
}
