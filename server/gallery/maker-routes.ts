import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cardAnswer, LONGEST_STORY, publication } from '#protocol/gallery'
import { isRefused, refused } from '#protocol/refused'
import type { Board } from '../board/board.ts'
import { refusals } from '../http/route-manners.ts'
import type { Refused } from '../matches/replies.ts'
import { nobody, times } from '../people/schemas.ts'
import type { GalleryStore, StoredCard } from '../storage/gallery-port.ts'
import type { Person } from '../storage/port.ts'
import type { Gallery } from './gallery.ts'
import type { Remarks } from './remarks.ts'
import { toldTo } from './telling.ts'

export interface GalleryRoutes {
  readonly gallery: Gallery
  readonly remarks: Remarks
  readonly board: Board
  readonly store: GalleryStore
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
  /** Whether somebody has an account; null if everybody with a name may hang up cards. */
  readonly hasAccount: ((person: Person) => Promise<boolean>) | null
}

export const tags = ['gallery']
export const params = z.object({ id: z.string().max(64) })
const noAccount = refused('no account', 'an account: in this house only they hang up cards')
const reason = z.string().max(LONGEST_STORY).describe('Plain text.')

/** The status of each refusal. Whatever is not listed is not possible at this moment: 409. */
const statuses: Readonly<Record<string, number>> = {
  invalid: 400,
  words: 400,
  muted: 403,
  'no account': 403,
  'not the maker': 403,
  'no card': 404,
  'too many cards': 429,
  'too many hearts': 429,
}
/** Hanging up cards and taking them down, and hearts: for people who came in. */
export const makerRoutes: FastifyPluginAsyncZod<GalleryRoutes> = async (app, { gallery, store, whoIs, hasAccount }) => {
  const answered = async (reply: FastifyReply, who: Person, done: StoredCard | Refused, status = 200) => {
    if (isRefused(done)) return reply.code(statuses[done.code] ?? 409).send(done)
    const [told] = await toldTo(store, [done], who.id)
    return reply.code(status).send(told)
  }

  app.post(
    '/api/gallery',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Hang up a card, or a new version of one of mine.',
        body: publication,
        response: { 201: cardAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      if (hasAccount !== null && !(await hasAccount(who))) return answered(reply, who, noAccount)
      return answered(reply, who, await gallery.publish(who, request.body, request.ip), 201)
    },
  )

  app.put(
    '/api/gallery/:id/heart',
    {
      config: times(60),
      schema: {
        tags,
        summary: 'Give a card my heart, or take it back.',
        params,
        body: z.strictObject({ on: z.boolean() }),
        response: { 200: cardAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return answered(reply, who, await gallery.heart(who, request.params.id, request.body.on, request.ip))
    },
  )

  app.delete(
    '/api/gallery/:id',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Take down a card of mine, with all its versions. Matches that have begun go on with it.',
        params,
        body: z.strictObject({ reason: reason.default('') }).nullish(),
        response: { 200: cardAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return answered(reply, who, await gallery.takeDown(who, request.params.id, request.body?.reason ?? ''))
    },
  )
}
