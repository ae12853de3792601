import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  choicesAnswer,
  chosen,
  foundAnswer,
  friendDeed,
  friendsAnswer,
  friendsHereAnswer,
  profileAnswer,
} from '#protocol/friends'
import { refusedSchema } from '#protocol/parts'
import { isRefused } from '#protocol/refused'
import { answerEachAlone, refusals } from '../http/route-manners.ts'
import type { Refused } from '../matches/replies.ts'
import { nobody, inPerson as security, times } from '../people/schemas.ts'
import type { Person } from '../storage/port.ts'
import type { Deeds } from './deeds.ts'
import type { Friends } from './friends.ts'
import { statusOf } from './refusals.ts'

export interface FriendRoutes {
  readonly friends: Friends
  readonly deeds: Deeds
  /** By session only: programs have no friends. */
  readonly inPerson: (request: FastifyRequest) => Promise<Person | null>
  /** Somebody shows something else of themselves. */
  readonly chose: (person: string) => void
}

const tags = ['friends']
const params = z.object({ id: z.string().max(64) })
/** Friends, people's pages and blocks. */
export const friendRoutes: FastifyPluginAsyncZod<FriendRoutes> = async (app, { friends, deeds, inPerson, chose }) => {
  answerEachAlone(app)
  const refuse = (reply: FastifyReply, why: Refused) => reply.code(statusOf(why.code)).send(why)

  app.get(
    '/api/friends',
    {
      config: times(120),
      schema: {
        tags,
        security,
        summary: 'My friends, who asks, whom I asked, starred, played with and blocked, and what I show of myself.',
        response: { 200: friendsAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      return who === null ? reply.code(401).send(nobody) : friends.whole(who)
    },
  )

  app.get(
    '/api/friends/here',
    {
      config: times(240),
      schema: {
        tags,
        security,
        summary: 'Which of my friends are here now, and who invites me.',
        response: { 200: friendsHereAnswer, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      return who === null ? reply.code(401).send(nobody) : friends.here(who)
    },
  )

  app.get(
    '/api/friends/find',
    {
      config: times(30),
      schema: {
        tags,
        security,
        summary: 'People who are called exactly that, the newest first.',
        querystring: z.object({ name: z.string().min(1).max(100) }),
        response: { 200: foundAnswer, 400: refusedSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      return who === null ? reply.code(401).send(nobody) : friends.find(request.query.name, who)
    },
  )

  app.put(
    '/api/friends/choices',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'To whom I show what. Omitted parts stay as they are.',
        body: chosen,
        response: { 200: choicesAnswer, 400: refusedSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const wishes = Object.fromEntries(Object.entries(request.body).filter(([, to]) => to !== undefined))
      const now = await friends.choose(who, wishes)
      chose(who.id)
      return now
    },
  )

  app.get(
    '/api/friends/people/:id',
    {
      config: times(120),
      schema: {
        tags,
        summary: 'A person, as they show themselves to me.',
        params,
        response: { 200: profileAnswer, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const told = await friends.profile(request.params.id, await inPerson(request))
      return isRefused(told) ? reply.code(404).send(told) : told
    },
  )

  app.post(
    '/api/friends/people/:id',
    {
      config: times(60),
      schema: {
        tags,
        security,
        summary: 'Ask, accept, decline, end, star, invite or block somebody.',
        params,
        body: friendDeed,
        response: { 200: profileAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const who = await inPerson(request)
      if (who === null) return reply.code(401).send(nobody)
      const { id } = request.params
      const problem = await deeds.do(who, id, request.body)
      if (problem !== null) return refuse(reply, problem)
      const told = await friends.profile(id, who)
      return isRefused(told) ? refuse(reply, told) : told
    },
  )
}
