import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '#protocol/refused'
import { headersFrom } from '../people/fetching.ts'
import { bearerIn } from '../people/tokens.ts'

const looking = ['GET', 'HEAD', 'OPTIONS']
const anotherPage = refused('another page', 'a page of this house')

/**
 * Pages of other sites must not change anything here, least of all with a visitor's cookie. Programs may, with a token
 * and without a cookie; outside a browser there is no Origin header.
 */
export function refuseOtherPages(app: FastifyInstance, isWelcome: (origin: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, cookie } = request.headers
    if (origin === undefined || isWelcome(origin) || looking.includes(request.method)) return
    const isProgram = cookie === undefined && bearerIn(headersFrom(request.headers)) !== null
    if (!isProgram) return reply.code(403).send(anotherPage)
  })
}

/** For what is counted by address: a page of another site must not use up what its visitors may do. */
export async function refuseCrossSite({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return headers['sec-fetch-site'] === 'cross-site' ? reply.code(403).send(anotherPage) : undefined
}
