import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  followChange,
  markAnswer,
  noteAnswer,
  noteDraft,
  noteEdit,
  pollAnswer,
  reactionChange,
  readChange,
  threadDraft,
  vote,
} from '#protocol/board'
import { isRefused } from '#protocol/refused'
import { refusals } from '../http/route-manners.ts'
import type { Refused } from '../matches/replies.ts'
import { nobody, times } from '../people/schemas.ts'
import type { Posted } from '../storage/board-port.ts'
import type { Person } from '../storage/port.ts'
import { type BoardRoutes, inNote, inThread, statusOf, tags } from './route-parts.ts'

/** Writing on the board, reactions, votes and marks: for people who came in. */
export const writerRoutes: FastifyPluginAsyncZod<BoardRoutes> = async (app, { board, posting, whoIs }) => {
  const answered = async <T extends object>(reply: FastifyReply, done: T | Refused, status = 200) =>
    isRefused(done) ? reply.code(statusOf(done)).send(done) : reply.code(status).send(done)
  const posted = async (reply: FastifyReply, who: Person, done: Posted | Refused) =>
    isRefused(done)
      ? answered(reply, done)
      : answered(reply, await board.note(done.thread, done.number, who.id), done.isOld ? 200 : 201)
  const noteNow = async (reply: FastifyReply, who: Person, problem: Refused | null, id: string, number: number) =>
    answered(reply, problem ?? (await board.note(id, number, who.id)))

  app.post(
    '/api/board/threads',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Begin a thread with its first note. The same draft again is answered with 200 and what it became.',
        body: threadDraft,
        response: { 200: noteAnswer, 201: noteAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return posted(reply, who, await posting.begin(who, request.body, request.ip))
    },
  )

  app.post(
    '/api/board/threads/:id/notes',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Answer in a thread. The same draft again is answered with 200 and what it became.',
        params: inThread,
        body: noteDraft,
        response: { 200: noteAnswer, 201: noteAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return posted(reply, who, await posting.answer(who, request.params.id, request.body))
    },
  )

  app.put(
    '/api/board/threads/:id/notes/:number',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Change a note of mine. What it said before is kept.',
        params: inNote,
        body: noteEdit,
        response: { 200: noteAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const { id, number } = request.params
      return noteNow(reply, who, await posting.edit(who, id, number, request.body), id, number)
    },
  )

  app.delete(
    '/api/board/threads/:id/notes/:number',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Take back a note of mine: it keeps its place, and nobody else can read it.',
        params: inNote,
        response: { 200: noteAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const { id, number } = request.params
      return noteNow(reply, who, await posting.takeBack(who, id, number), id, number)
    },
  )

  app.put(
    '/api/board/threads/:id/notes/:number/reactions',
    {
      config: times(120),
      schema: {
        tags,
        summary: 'My reaction to a note, or not.',
        params: inNote,
        body: reactionChange,
        response: { 200: noteAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      const { id, number } = request.params
      const { kind, on } = request.body
      return answered(reply, await board.react(who, id, number, kind, on))
    },
  )

  app.put(
    '/api/board/threads/:id/vote',
    {
      config: times(60),
      schema: {
        tags,
        summary: 'My vote in the poll of a thread. It can be changed until the poll is closed.',
        params: inThread,
        body: vote,
        response: { 200: pollAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return answered(reply, await board.vote(who, request.params.id, request.body.choice, request.ip))
    },
  )

  app.put(
    '/api/board/threads/:id/poll',
    {
      config: times(30),
      schema: {
        tags,
        summary: 'Close my poll.',
        params: inThread,
        body: z.strictObject({ closed: z.literal(true) }),
        response: { 200: pollAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return answered(reply, await board.closePoll(who, request.params.id))
    },
  )

  app.put(
    '/api/board/threads/:id/follow',
    {
      config: times(120),
      schema: {
        tags,
        summary: 'Follow a thread, or not.',
        params: inThread,
        body: followChange,
        response: { 200: markAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return answered(reply, await board.follow(who, request.params.id, request.body.on))
    },
  )

  app.put(
    '/api/board/threads/:id/read',
    {
      config: times(240),
      schema: {
        tags,
        summary: 'I have read a thread up to this note.',
        params: inThread,
        body: readChange,
        response: { 200: markAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await whoIs(request)
      if (who === null) return reply.code(401).send(nobody)
      return answered(reply, await board.read(who, request.params.id, request.body.upTo))
    },
  )
}
