import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cardWithVersions, galleryAnswer, gallerySearch } from '#protocol/gallery'
import { refusedSchema } from '#protocol/parts'
import { isRefused } from '#protocol/refused'
import { answerEachAlone } from '../http/route-manners.ts'
import { times } from '../people/schemas.ts'
import { noCard } from './gallery.ts'
import { type GalleryRoutes, makerRoutes, params, tags } from './maker-routes.ts'
import { remarkRoutes } from './remark-routes.ts'
import { toldWhole } from './telling.ts'

/** The gallery over HTTP. */
export const galleryRoutes: FastifyPluginAsyncZod<GalleryRoutes> = async (app, terms) => {
  const { gallery, store, whoIs, remarks } = terms
  answerEachAlone(app)

  app.get(
    '/api/gallery',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'Cards that people made, a page at a time.',
        querystring: gallerySearch,
        response: { 200: galleryAnswer, 400: refusedSchema },
      },
    },
    async (request, reply) => {
      const found = await gallery.list(request.query, (await whoIs(request))?.id ?? null)
      return isRefused(found) ? reply.code(400).send(found) : found
    },
  )

  app.get(
    '/api/gallery/:id',
    {
      schema: {
        tags,
        summary: 'One card, with all its versions.',
        params,
        response: { 200: cardWithVersions, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const card = await store.cards.find(request.params.id)
      const told = card === null ? null : await toldWhole(store, card, (await whoIs(request))?.id ?? null)
      if (card === null || told === null) return reply.code(404).send(noCard)
      return { ...told, remarks: await remarks.on(card) }
    },
  )

  await app.register(makerRoutes, terms)
  await app.register(remarkRoutes, terms)
}
