import { z } from 'zod'
import { wordsSchema } from '../tables/chat.ts'

const id = z.string().min(1).max(64)
const have = z.int().min(-1)
/** Of what somebody has: as the match told it. */
const epoch = z.string().max(64).optional()

/** What a client may say, one message or several in a frame. Answers are checked by the rules, not here. */
export const spoken = z.discriminatedUnion('t', [
  /** I follow this match and have up to so many: at first, after a reload, on another device, after a gap. */
  z.strictObject({ t: z.literal('follow'), match: id, have, epoch }),
  z.strictObject({ t: z.literal('unfollow'), match: id }),
  /** My answer to what I was asked when I had up to `asked`; sent again with the same id it is harmless. */
  z.strictObject({
    t: z.literal('answer'),
    match: id,
    id,
    asked: have,
    epoch,
    name: z.string().max(64),
    answer: z.unknown(),
  }),
  /** I am back, and play for myself again; or a bot may play for me. */
  z.strictObject({ t: z.literal('mind'), match: id, minded: z.boolean() }),
  z.strictObject({ t: z.literal('table'), table: id }),
  z.strictObject({ t: z.literal('leaveTable'), table: id }),
  z.strictObject({ t: z.literal('lobby'), open: z.boolean() }),
  z.strictObject({
    t: z.literal('say'),
    id,
    table: id,
    room: z.enum(['table', 'spectators']),
    words: wordsSchema,
  }),
  /** I do not want to hear this person, at any table; or again I do. */
  z.strictObject({ t: z.literal('mute'), id, person: id, muted: z.boolean() }),
  z.strictObject({ t: z.literal('ping'), id }),
])
export type Spoken = z.infer<typeof spoken>

/** So many messages may stand in one frame. */
export const MOST_MESSAGES = 50

/** The messages of a frame; null if it has none, or too many, or one of them is wrong. The first that is wrong is the last looked at. */
export function messagesIn(said: unknown): readonly Spoken[] | null {
  const all: readonly unknown[] = Array.isArray(said) ? said : [said]
  if (all.length === 0 || all.length > MOST_MESSAGES) return null
  const messages: Spoken[] = []
  for (const each of all) {
    const message = spoken.safeParse(each)
    if (!message.success) return null
    messages.push(message.data)
  }
  return messages
}
