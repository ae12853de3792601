import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { doneAnswer, unsubscribeWish } from '#protocol/notices'
import { refused } from '#protocol/refused'
import { answerEachAlone, refusals } from '../http/route-manners.ts'
import { times } from '../people/schemas.ts'
import { isUnsubscribeToken } from './by-mail.ts'
import { readingRoutes } from './reading-routes.ts'
import { type NoticeRoutes, tags } from './route-parts.ts'
import { wayRoutes } from './way-routes.ts'
import { wishRoutes } from './wish-routes.ts'
import { withoutLetters } from './wishes.ts'

/** Notices, how somebody wishes to be told of them, and how a letter stops them. */
export const noticeRoutes: FastifyPluginAsyncZod<NoticeRoutes> = async (app, terms) => {
  const { store, secret } = terms
  const { notices } = store
  answerEachAlone(app)
  // Mail programs send a form when somebody presses “unsubscribe”; what is in it says nothing.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume()
    body.on('end', () => done(null, {}))
  })
  await app.register(readingRoutes, terms)
  await app.register(wishRoutes, terms)
  await app.register(wayRoutes, terms)

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
      await notices.wishes.change(person, withoutLetters)
      return { done: true }
    },
  )

  app.get(
    '/api/notices/unsubscribe',
    { config: times(30), schema: { tags, summary: 'Leads to where letters are stopped.', hide: true } },
    async (_request, reply) => reply.redirect('/settings/notices', 303),
  )
}
