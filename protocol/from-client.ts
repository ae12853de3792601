import { z } from 'zod'
import { knownEpoch as epoch, have, id } from './parts.ts'
import type { Read } from './read.ts'
import { roomSchema, wordsSchema } from './words.ts'

/* What a client may say. The house reads it by this, and so does the small house on a device. */

/** My answer to what I was asked when I had up to `asked`; sent again with the same id it is harmless. Checked by the rules, not here. */
export const answerSchema = z.strictObject({
  t: z.literal('answer'),
  match: id,
  id,
  asked: have,
  epoch,
  name: z.string().max(64),
  answer: z.unknown(),
})

/** What is said about matches, to any house. */
export const aboutMatches = [
  /** I follow this match and have up to so many: at first, after a reload, on another device, after a gap. */
  z.strictObject({ t: z.literal('follow'), match: id, have, epoch }),
  z.strictObject({ t: z.literal('unfollow'), match: id }),
  answerSchema,
  z.strictObject({ t: z.literal('ping'), id }),
] as const

export const clientMessage = z.discriminatedUnion('t', [
  ...aboutMatches,
  /** I am back, and play for myself again; or a bot may play for me. */
  z.strictObject({ t: z.literal('mind'), match: id, minded: z.boolean() }),
  z.strictObject({ t: z.literal('table'), table: id }),
  z.strictObject({ t: z.literal('leaveTable'), table: id }),
  z.strictObject({ t: z.literal('lobby'), open: z.boolean() }),
  z.strictObject({ t: z.literal('say'), id, table: id, room: roomSchema, words: wordsSchema }),
  /** I do not want to hear this person, at any table; or again I do. */
  z.strictObject({ t: z.literal('mute'), id, person: id, muted: z.boolean() }),
])
export type ClientMessage = Read<z.infer<typeof clientMessage>>
