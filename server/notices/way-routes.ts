import { createHash, randomBytes } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { doneAnswer, newDevice, newHook, tableOff, tryOf, wishedAnswer } from '#protocol/notices'
import { refused } from '#protocol/refused'
import { refusals } from '../http/route-manners.ts'
import { browserNameIn } from '../people/browser-name.ts'
import { headersFrom } from '../people/fetching.ts'
import { nobody, inPerson as security, times } from '../people/schemas.ts'
import { problemOf } from './outward.ts'
import { type NoticeRoutes, params, tags, wishedBy } from './route-parts.ts'

/** How many browsers and webhooks one person may have. */
const MOST = { devices: 20, hooks: 10 } as const
const unknown = refused('unknown', 'one of yours')

/** Browsers and webhooks that are told. */
export const wayRoutes: FastifyPluginAsyncZod<NoticeRoutes> = async (app, terms) => {
  const { store, inPerson, sureness, now, tell } = terms
  const { notices } = store
  const wished = wishedBy(terms)

  app.post(
    '/api/notices/devices',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'This browser can be told: its PushSubscription.',
        body: newDevice,
        response: { 201: wishedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const problem = problemOf(request.body.endpoint, terms.allowsPrivate)
      if (problem !== null) return reply.code(400).send(refused('invalid', `endpoint: ${problem}`))
      const id = createHash('sha256').update(request.body.endpoint).digest('base64url').slice(0, 22)
      const isTheirs = (await notices.devices.find(id))?.person === who.id // whoever renews it is told already
      const doubt = isTheirs ? null : await sureness.refusal(who, headersFrom(request.headers))
      if (doubt !== null) return reply.code(403).send(doubt)
      const name = request.body.name ?? (browserNameIn(request.headers['user-agent'] ?? '') || 'Browser')
      const isKept = await notices.devices.put({ id, person: who.id, ...request.body, name, at: now() }, MOST.devices)
      if (!isKept) return reply.code(409).send(refused('too many devices', `at most ${MOST.devices} of one person`))
      return reply.code(201).send(await wished(who))
    },
  )

  app.delete(
    '/api/notices/devices/:id',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Do not tell this browser any more.',
        params,
        response: { 200: wishedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const isDropped = await notices.devices.drop(who.id, request.params.id)
      return isDropped ? wished(who) : reply.code(404).send(unknown)
    },
  )

  app.post(
    '/api/notices/hooks',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Post my notices to this address: those of one table, or all.',
        body: newHook,
        response: { 201: wishedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const doubt = await sureness.refusal(who, headersFrom(request.headers)) // whoever reads there reads on and on
      if (doubt !== null) return reply.code(403).send(doubt)
      const { url, table } = request.body
      const problem = problemOf(url, terms.allowsPrivate)
      if (problem !== null) return reply.code(400).send(refused('invalid', `url: ${problem}`))
      const [id, key] = [9, 24].map(bytes => randomBytes(bytes).toString('base64url')) as [string, string]
      const hook = { id, person: who.id, url: new URL(url).href, secret: key, table, at: now(), off: null }
      const isKept = await notices.hooks.put(hook, MOST.hooks)
      if (!isKept) return reply.code(409).send(refused('too many webhooks', `at most ${MOST.hooks} of one person`))
      return reply.code(201).send(await wished(who))
    },
  )

  app.delete(
    '/api/notices/hooks/:id',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Do not post there any more.',
        params,
        response: { 200: wishedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const isDropped = await notices.hooks.drop(who.id, request.params.id)
      return isDropped ? wished(who) : reply.code(404).send(unknown)
    },
  )

  app.put(
    '/api/notices/hooks/:id',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Post there no more for now, or do so again.',
        params,
        body: tableOff,
        response: { 200: wishedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const isKnown = await notices.hooks.switchOff(who.id, request.params.id, request.body.off ? now() : null)
      return isKnown ? wished(who) : reply.code(404).send(unknown)
    },
  )

  app.post(
    '/api/notices/test',
    {
      config: times(5),
      schema: {
        tags,
        security,
        summary: 'Tell me something now, to see whether it arrives.',
        body: tryOf,
        response: { 200: doneAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      await tell({ kind: 'test', to: who.id, way: request.body.channel, at: now() })
      return { done: true }
    },
  )
}
