import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  boardAnswer,
  boardSearch,
  editsAnswer,
  embedAnswer,
  noteAnswer,
  notesWish,
  previewAnswer,
  previewOf,
  searchAnswer,
  threadAnswer,
  threadsAnswer,
  threadsWish,
} from '#protocol/board'
import { embedsIn } from '#protocol/note-text'
import { refusedSchema } from '#protocol/parts'
import { isRefused } from '#protocol/refused'
import { chargedByLength } from '../http/by-length.ts'
import { times } from '../people/schemas.ts'
import type { Pays } from './board.ts'
import { htmlOf } from './markdown.ts'
import { type BoardRoutes, inNote, inThread, statusOf, tags } from './route-parts.ts'
import { textIn } from './text.ts'

/** So many characters of notes cost as much as an entry of a match: to read them takes the house about as long. */
const CHARACTERS = 100

/** Reading the board: for everybody. */
export const readerRoutes: FastifyPluginAsyncZod<BoardRoutes> = async (app, terms) => {
  const { board, embeds, reader, whoIs, nodes } = terms
  const charge = chargedByLength('embeds', nodes)
  const chargeNotes = chargedByLength('notes', nodes)
  const payingAt =
    (request: FastifyRequest, reply: FastifyReply): Pays =>
    characters =>
      chargeNotes(request, reply, characters / CHARACTERS)

  app.get(
    '/api/board',
    {
      config: times(240),
      schema: { tags, summary: 'Its topics, and what is new in them.', response: { 200: boardAnswer } },
    },
    async request => board.whole(await whoIs(request)),
  )

  app.get(
    '/api/board/threads',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'Threads, the last answered first, a page at a time.',
        querystring: threadsWish,
        response: { 200: threadsAnswer, 400: refusedSchema },
      },
    },
    async (request, reply) => {
      const found = await board.list(request.query, (await whoIs(request))?.id ?? null)
      return isRefused(found) ? reply.code(400).send(found) : found
    },
  )

  app.get(
    '/api/board/threads/:id',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'A thread, and its notes from a number on.',
        params: inThread,
        querystring: notesWish,
        response: { 200: threadAnswer, 404: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const viewer = (await whoIs(request))?.id ?? null
      const found = await board.thread(request.params.id, request.query, viewer, payingAt(request, reply))
      return isRefused(found) ? reply.code(404).send(found) : found
    },
  )

  app.get(
    '/api/board/threads/:id/notes/:number',
    {
      schema: {
        tags,
        summary: 'One note.',
        params: inNote,
        response: { 200: noteAnswer, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params
      const found = await board.note(id, number, (await whoIs(request))?.id ?? null)
      return isRefused(found) ? reply.code(404).send(found) : found
    },
  )

  app.get(
    '/api/board/threads/:id/notes/:number/edits',
    {
      config: times(60),
      schema: {
        tags,
        summary: 'What a note said before it was changed, the last text first.',
        params: inNote,
        response: { 200: editsAnswer, 404: refusedSchema, 409: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params
      const found = await board.edits(id, number, (await whoIs(request))?.id ?? null, payingAt(request, reply))
      return isRefused(found) ? reply.code(statusOf(found)).send(found) : found
    },
  )

  const embedRefusals = { 404: refusedSchema, 429: refusedSchema }
  app.get(
    '/api/board/threads/:id/notes/:number/embeds/:index',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'What an embed of a note shows to me.',
        params: inNote.extend({ index: z.coerce.number().int().min(0).max(100) }),
        response: { 200: embedAnswer, ...embedRefusals },
      },
    },
    async (request, reply) => {
      const { id, number, index } = request.params
      const who = await whoIs(request)
      const shown = await embeds.inNote(id, number, index, who)
      if (isRefused(shown)) return reply.code(404).send(shown)
      charge(request, reply, await embeds.costOf(shown))
      const told = await embeds.show(shown, who)
      return isRefused(told) ? reply.code(404).send(told) : told
    },
  )

  app.get(
    '/api/board/embed',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'What an address would show if I put it on a line of its own.',
        querystring: z.object({ address: z.string().max(5000) }),
        response: { 200: embedAnswer, ...embedRefusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      const shown = embeds.at(request.query.address, who)
      if (isRefused(shown)) return reply.code(404).send(shown)
      charge(request, reply, await embeds.costOf(shown))
      const told = await embeds.show(shown, who)
      return isRefused(told) ? reply.code(404).send(told) : told
    },
  )

  app.get(
    '/api/board/search',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'Notes in which all these words are, in any inflection, the newest first.',
        querystring: boardSearch,
        response: { 200: searchAnswer, 400: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const found = await board.search(request.query, (await whoIs(request))?.id ?? null, payingAt(request, reply))
      return isRefused(found) ? reply.code(400).send(found) : found
    },
  )

  app.post(
    '/api/board/preview',
    {
      config: times(120),
      schema: {
        tags,
        summary: 'A text as it would be shown.',
        body: previewOf,
        response: { 200: previewAnswer, 400: refusedSchema },
      },
    },
    async (request, reply) => {
      const text = textIn(request.body.text)
      if (typeof text === 'object') return reply.code(400).send(text)
      const html = htmlOf(text, { game: request.body.game, isNewcomers: true }, reader)
      return { html, embeds: [...embedsIn(text, reader.isOurs)] }
    },
  )
}
