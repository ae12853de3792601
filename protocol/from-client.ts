import { z } from 'zod'
import { knownEpoch as epoch, have, id, stored, storedId } from './parts.ts'
import type { DeepReadonly } from './read.ts'
import { threadsHeard } from './thread-news.ts'
import { roomSchema, wordsSchema } from './words.ts'

/* What a client may say, to a house or to the small house on a device. */

/**
 * My answer to the question I had after entry `asked`. Sending it again with the same id is harmless. The rules check
 * it, not this schema.
 */
export const answerSchema = z.strictObject({
  t: z.literal('answer'),
  match: id,
  id: storedId,
  asked: have,
  epoch,
  name: z.string().max(64),
  answer: z.unknown(),
})

/** Messages about matches, for any house. */
export const aboutMatches = [
  /**
   * Follow this match; I have everything up to entry `have`. Sent at first, after a reload, on another device and after a
   * gap. A `screen` is looked at by everybody: it is told only what all may know, whoever opened it.
   */
  z.strictObject({ t: z.literal('follow'), match: id, have, epoch, screen: z.boolean().optional() }),
  z.strictObject({ t: z.literal('unfollow'), match: id }),
  answerSchema,
  /** I would like to know what a good player would do about the question I had after entry `asked`. All players are told that I asked. */
  z.strictObject({ t: z.literal('advise'), match: id, id: storedId, asked: have, epoch }),
  z.strictObject({ t: z.literal('ping'), id }),
] as const

export const clientMessage = z.discriminatedUnion('t', [
  ...aboutMatches,
  /** Let a bot answer for me, or stop: I am back. */
  z.strictObject({ t: z.literal('mind'), match: id, minded: z.boolean() }),
  z.strictObject({ t: z.literal('table'), table: id }),
  z.strictObject({ t: z.literal('leaveTable'), table: id }),
  z.strictObject({ t: z.literal('lobby'), open: z.boolean() }),
  z.strictObject({ t: z.literal('say'), id, table: id, room: roomSchema, words: wordsSchema }),
  /** Hide what this person says, at any table, or show it again. The name is what I know them by, for my list. */
  z.strictObject({
    t: z.literal('mute'),
    id,
    person: storedId,
    muted: z.boolean(),
    name: stored(100).exactOptional(),
  }),
  /** Tell me when these threads of the board change, instead of those I named before. */
  z.strictObject({ t: z.literal('threads'), threads: threadsHeard }),
])
export type ClientMessage = DeepReadonly<z.infer<typeof clientMessage>>
