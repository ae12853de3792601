import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noticesAnswer, noticesWish, readNotices, unreadAnswer } from '#protocol/notices'
import { refusedSchema } from '#protocol/parts'
import { refusals } from '../http/route-manners.ts'
import { nobody, times } from '../people/schemas.ts'
import { type NoticeRoutes, tags } from './route-parts.ts'
import { noticesTold } from './telling.ts'

const PAGE = 30

/** Where a page of notices ended. */
const cursorOf = ({ at, id }: { readonly at: number; readonly id: string }): string => `${at}.${id}`
function placeIn(cursor: string | undefined): { readonly at: number; readonly id: string } | null {
  const [, at, id] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(cursor ?? '') ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}

/** What somebody was told of, and what of it they have read. */
export const readingRoutes: FastifyPluginAsyncZod<NoticeRoutes> = async (app, { store, whoIs, now, news }) => {
  const { notices } = store

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
      return {
        unread,
        notices: await noticesTold(store, who.id, page),
        after: last === undefined ? null : cursorOf(last),
      }
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
}
