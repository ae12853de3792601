import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  doneAnswer,
  newDevice,
  newHook,
  noticesAnswer,
  noticesWish,
  readerSchema,
  readNotices,
  tableOff,
  tableOffAnswer,
  tryOf,
  unreadAnswer,
  unsubscribeWish,
  type WishedAnswer,
  wishedAnswer,
  wishesSchema,
} from '#protocol/notices'
import { refusedSchema } from '#protocol/parts'
import { refused } from '#protocol/refused'
import { nobody, inPerson as security, times } from '../people/schemas.ts'
import type { Person, Store } from '../storage/port.ts'
import { refuseShape } from '../tables/routes.ts'
import type { Table } from '../tables/table.ts'
import { isUnsubscribeToken } from './by-mail.ts'
import type { FurnishedNotices } from './furnishing.ts'
import { problemOf } from './outward.ts'
import { noticesTold } from './telling.ts'
import { wishesIn } from './wishes.ts'

export interface NoticeRoutes extends Pick<FurnishedNotices, 'tell' | 'keys' | 'mailTo' | 'news' | 'allowsPrivate'> {
  readonly store: Store<Table>
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
  /** By session only: a program may read notices, but not say where they go. */
  readonly inPerson: (request: FastifyRequest) => Promise<Person | null>
  readonly now: () => number
  readonly secret: string
}

const tags = ['notices']
const PAGE = 30
/** How many browsers and webhooks one person may have. */
const MOST = { devices: 20, hooks: 10 } as const
const params = z.object({ id: z.string().max(64) })
const unknown = refused('unknown', 'one of yours')
const refusals = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 409: refusedSchema }

/** Where a page of notices ended. */
const cursorOf = ({ at, id }: { readonly at: number; readonly id: string }): string => `${at}.${id}`
function placeIn(cursor: string | undefined): { readonly at: number; readonly id: string } | null {
  const [, at, id] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(cursor ?? '') ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}

/** Notices, and how somebody wishes to be told of them. */
export const noticeRoutes: FastifyPluginAsyncZod<NoticeRoutes> = async (app, terms) => {
  const { store, whoIs, inPerson, now, news, tell, secret } = terms
  const { notices } = store
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(refuseShape)
  // Mail programs send a form when somebody presses “unsubscribe”; what is in it says nothing.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume()
    body.on('end', () => done(null, {}))
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const wished = async ({ id }: Person): Promise<WishedAnswer> => {
    const [wishes, devices, hooks, off, { publicKey }, mail] = await Promise.all([
      notices.wishes.of([id]),
      notices.devices.of([id]),
      notices.hooks.of([id]),
      notices.wishes.off(id),
      terms.keys(),
      terms.mailTo(id),
    ])
    return {
      wishes: wishesIn(wishes.get(id)),
      key: publicKey,
      devices: devices.map(({ id, name, at, endpoint }) => ({ id, name, at, service: new URL(endpoint).hostname })),
      hooks: hooks.map(({ person: _, ...hook }) => hook),
      off,
      mail,
    }
  }

  app.get(
    '/api/notices',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'What I was told of, the newest first, a page at a time.',
        querystring: noticesWish,
        response: { 200: noticesAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const [page, unread] = await Promise.all([
        notices.list(who.id, placeIn(request.query.after), PAGE),
        notices.unread(who.id),
      ])
      const last = page.length < PAGE ? undefined : page.at(-1)
      return { unread, notices: await noticesTold(store, page), after: last === undefined ? null : cursorOf(last) }
    },
  )

  app.post(
    '/api/notices/read',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'I have read these, or all of them. What was not sent of them yet is not sent.',
        body: readNotices,
        response: { 200: unreadAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const read = await notices.read(who.id, 'ids' in request.body ? request.body.ids : null, now())
      if (read > 0) news.tell([who.id])
      return { unread: await notices.unread(who.id) }
    },
  )

  app.get(
    '/api/notices/wishes',
    {
      config: times(120),
      schema: {
        tags,
        security,
        summary: 'How I wish to be told, and where.',
        response: { 200: wishedAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      return who === null ? reply.code(401).send(nobody) : wished(who)
    },
  )

  app.put(
    '/api/notices/wishes',
    {
      config: times(120),
      schema: {
        tags,
        security,
        summary: 'Wish to be told otherwise.',
        body: wishesSchema,
        response: { 200: wishedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      await notices.wishes.put(who.id, JSON.stringify(request.body))
      return wished(who)
    },
  )

  app.put(
    '/api/notices/reader',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'The language I read and the time zone of my clock.',
        body: readerSchema,
        response: { 200: doneAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const wishes = wishesIn((await notices.wishes.of([who.id])).get(who.id))
      await notices.wishes.put(who.id, JSON.stringify({ ...wishes, ...request.body }))
      return { done: true }
    },
  )

  app.get(
    '/api/notices/tables/:id',
    {
      config: times(120),
      schema: {
        tags,
        summary: 'Whether I hear of this table.',
        params,
        response: { 200: tableOffAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return { off: (await notices.wishes.off(who.id)).includes(request.params.id) }
    },
  )

  app.put(
    '/api/notices/tables/:id',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Do not tell me of this table any more, or do so again.',
        params,
        body: tableOff,
        response: { 200: tableOffAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const { id } = request.params
      if (request.body.off && (await store.tables.find(id)) === null)
        return reply.code(404).send(refused('no table', 'a table of this house'))
      await notices.wishes.turn(who.id, id, request.body.off)
      return { off: request.body.off }
    },
  )

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
      const known = await notices.devices.of([who.id])
      if (known.length >= MOST.devices && known.every(it => it.id !== id))
        return reply.code(409).send(refused('too many devices', `at most ${MOST.devices} of one person`))
      await notices.devices.put({ id, person: who.id, ...request.body, at: now() })
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
      const { url, table } = request.body
      const problem = problemOf(url, terms.allowsPrivate)
      if (problem !== null) return reply.code(400).send(refused('invalid', `url: ${problem}`))
      if ((await notices.hooks.of([who.id])).length >= MOST.hooks)
        return reply.code(409).send(refused('too many webhooks', `at most ${MOST.hooks} of one person`))
      const [id, key] = [9, 24].map(bytes => randomBytes(bytes).toString('base64url')) as [string, string]
      await notices.hooks.put({ id, person: who.id, url: new URL(url).href, secret: key, table, at: now() })
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

  app.post(
    '/api/notices/unsubscribe',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Send me no letters any more: the link in every letter.',
        querystring: unsubscribeWish,
        response: { 200: doneAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { person, token } = request.query
      if (!isUnsubscribeToken(secret, person, token))
        return reply.code(403).send(refused('not yours', 'the link as it is in a letter'))
      const wishes = wishesIn((await notices.wishes.of([person])).get(person))
      const ways = Object.fromEntries(
        Object.entries(wishes.ways).map(([kind, some]) => [kind, some.filter(way => way !== 'mail')]),
      )
      await notices.wishes.put(person, JSON.stringify({ ...wishes, ways }))
      return { done: true }
    },
  )

  app.get(
    '/api/notices/unsubscribe',
    { config: times(30), schema: { tags, summary: 'Leads to where letters are stopped.', hide: true } },
    async (_request, reply) => reply.redirect('/settings/notices', 303),
  )
}
