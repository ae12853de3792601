import type { FastifyInstance } from 'fastify'
import { headersFrom } from '../people/fetching.ts'
import { bearerIn } from '../people/tokens.ts'
import { refused } from '../tables/refusing.ts'

const looking = ['GET', 'HEAD', 'OPTIONS']
const anotherPage = refused('another page', 'a page of this house')

/**
 * Pages from elsewhere change nothing here, least of all with the cookie of whoever visits them. A program may, with a token and no
 * cookie; and who is on no page at all says no origin.
 */
export function refuseOtherPages(app: FastifyInstance, isWelcome: (origin: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, cookie } = request.headers
    if (origin === undefined || isWelcome(origin) || looking.includes(request.method)) return
    const isProgram = cookie === undefined && bearerIn(headersFrom(request.headers)) !== null
    if (!isProgram) return reply.code(403).send(anotherPage)
  })
}
