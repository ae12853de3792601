import { z } from 'zod'
import { seenOf } from '#kernel/looks'
import type { DeepReadonly } from './read.ts'
import { LONGEST, phrases } from './talk.ts'

/** Players talk at the table, spectators among themselves. */
export const roomSchema = z.enum(['table', 'spectators'])
export type Room = z.infer<typeof roomSchema>

/** No line breaks, no direction marks, and something visible. */
const isPlain = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text) && /[^\p{C}\p{Z}]/u.test(seenOf(text))

/** What somebody says: their own text, or a phrase. */
export const wordsSchema = z.union([
  z.strictObject({
    text: z
      .string()
      .max(LONGEST)
      .refine(isPlain, 'one line of visible characters')
      .transform(text => seenOf(text).trim()),
  }),
  z.strictObject({ phrase: z.enum(phrases) }),
])
export type TalkText = z.infer<typeof wordsSchema>

/** What was said, by whom, and their name at the time. */
export const saidSchema = z.object({
  number: z.int(),
  at: z.int(),
  by: z.string(),
  name: z.string(),
  words: z.union([z.object({ text: z.string() }), z.object({ phrase: z.string() })]),
})
export type Said = DeepReadonly<z.infer<typeof saidSchema>>
