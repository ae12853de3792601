import type { FastifyRequest } from 'fastify'
import { boardPages } from '../board/pages/pages.ts'
import { boardRoutes } from '../board/routes.ts'
import { friendRoutes } from '../friends/routes.ts'
import { galleryRoutes } from '../gallery/routes.ts'
import { historyRoutes } from '../history/routes.ts'
import { makeApp } from '../http/app.ts'
import { editionRoutes } from '../http/edition-routes.ts'
import { matchRoutes } from '../http/match-routes.ts'
import { muteRoutes } from '../http/mute-routes.ts'
import { refuseOtherPages } from '../http/origin.ts'
import { pageRoutes } from '../http/page.ts'
import { recordRoutes } from '../http/record-routes.ts'
import { noticeRoutes } from '../notices/routes.ts'
import { deskRoutes } from '../order/desk-routes.ts'
import { orderRoutes } from '../order/routes.ts'
import { headersFrom } from '../people/fetching.ts'
import { peopleRoutes } from '../people/routes.ts'
import { privacyRoutes } from '../privacy/routes.ts'
import { tableRoutes } from '../tables/routes.ts'
import type { Ground } from './ground.ts'
import type { FurnishedRooms } from './rooms.ts'

/** The routes of all rooms, on an app that does not listen yet. */
export async function openDoors(ground: Ground, furnished: FurnishedRooms) {
  const { config, shelf, now, log, isWelcome, isReady, metrics, store, accounts, people, editions, nodes } = ground
  const { liveMatches, tavern, notices } = ground.backroom
  const { blocks, keeping, board, history, friends, ways, privacy, gallery } = furnished
  const isSecure = config.publicUrl.startsWith('https:')
  const app = await makeApp({ log, trustProxy: config.trustProxy, isSecure, metrics, isReady, nodes })
  const whoIs = (request: { readonly headers: Parameters<typeof headersFrom>[0] }) =>
    people.whoIs(headersFrom(request.headers))
  const inPerson = (request: FastifyRequest) => people.inPerson(headersFrom(request.headers))
  refuseOtherPages(app, isWelcome)
  const { guard, order, desk } = keeping
  await app.register(peopleRoutes, { people, accounts, baseUrl: config.publicUrl, now, nodes, guard, ways })
  await app.register(privacyRoutes, privacy)
  await app.register(muteRoutes, { mutes: store.mutes, whoIs })
  await app.register(tableRoutes, { tavern, shelf, whoIs, now, nodes })
  await app.register(galleryRoutes, { ...gallery, whoIs })
  await app.register(boardRoutes, { ...board, whoIs, nodes })
  await app.register(orderRoutes, { order, inPerson })
  await app.register(friendRoutes, { ...friends, inPerson })
  await app.register(deskRoutes, { desk, inPerson })
  await app.register(noticeRoutes, {
    ...notices,
    store,
    whoIs,
    inPerson,
    sureness: ways.sureness,
    now,
    secret: config.secret,
  })
  await app.register(matchRoutes, { liveMatches, whoIs, nodes, blocks })
  await app.register(recordRoutes, { liveMatches, editions, whoIs, nodes, blocks })
  const mayTell = friends.knowing.showing.bind(friends.knowing, 'reliability')
  await app.register(historyRoutes, { ...history, store: store.history, whoIs, mayTell })
  await app.register(editionRoutes, { editions })
  const gameOf = async (match: string) => (await store.matches.find(match))?.header.game ?? null
  const boardTold = { pages: boardPages(board.board), origin: config.publicUrl }
  await app.register(pageRoutes, { pages: store.pages, gameOf, board: boardTold })
  return { app, whoIs }
}
