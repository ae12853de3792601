import { z } from 'zod'
import type { Header } from '#kernel/file'
import { MAX_SEATS, type Seat } from '#kernel/seat'
import type { Json } from '#kernel/wire'
import { colours, faces } from './crest.ts'
import type { DeepReadonly } from './read.ts'
import type { Refused } from './refused.ts'

/* What messages are made of, in both directions. */

export const id = z.string().min(1).max(64)
/** Not every database can store these characters: what was written would not be found again. */
const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text)
/** What a client chooses and the house stores. */
export const stored = (longest: number) => z.string().max(longest).refine(isStorable, 'text that can be stored')
/** The same as `id`, chosen by a client and stored. */
export const storedId = stored(64).min(1)
/** The last entry somebody has; −1 if none. */
export const have = z.int().min(-1)
/** The epoch of somebody's entries, as the match told it. */
export const knownEpoch = z.string().max(64).optional()

/** Random, and the same for everybody. */
export const epoch = z.string().regex(/^[\w-]{8}(\.\d+)?$/)

export const seatSchema = z.int() as unknown as z.ZodType<Seat>
export const bySeat = <T extends z.ZodType>(each: T) => z.array(each).max(MAX_SEATS)

export const refusedSchema = z.object({
  code: z.string(),
  rule: z.string().nullable(),
  expected: z.string(),
}) satisfies z.ZodType<Refused>

/** A face and a colour, as told: a newer house may have more of them. */
export const crestSchema = z.object({ face: z.string(), colour: z.string() })
/** A face and a colour, as chosen. */
export const ownCrestSchema = z.strictObject({ face: z.enum(faces), colour: z.enum(colours) })

const hour = z.int().min(0).max(23)
/** How long a seat may think, as the table agreed. Not the rules' own clocks (an hourglass, a window). */
export const paceSchema = z.discriminatedUnion('kind', [
  /** Each seat has a bank of seconds. Every answer adds `increment`, up to `cap`. */
  z.object({
    kind: z.literal('live'),
    bank: z.int().min(10).max(7200),
    increment: z.int().min(0).max(600),
    cap: z.int().min(10).max(7200),
  }),
  /** So many hours per answer. The clock stands still in the quiet hours, which are full hours in UTC. */
  z.object({
    kind: z.literal('slow'),
    hours: z
      .int()
      .min(1)
      .max(24 * 14),
    quiet: z.object({ from: hour, to: hour }).nullable(),
  }),
  z.object({ kind: z.literal('untimed') }),
])
export type Pace = DeepReadonly<z.infer<typeof paceSchema>>

/** The first line of a match file, as kernel/file.ts has it: everything in it is public before the first event. */
export const headerSchema: z.ZodType<Header> = z.object({
  wyrmtavern: z.union([z.literal(1), z.literal(2)]),
  game: z.string(),
  edition: z.string().exactOptional(),
  rules: z.int(),
  cards: z.string(),
  names: z.array(z.string()),
  options: z.record(z.string(), z.json()),
  words: z.array(z.string()),
  commitment: z.string(),
})

/** An entry of the log, redacted for its reader. */
export const entrySchema = z.looseObject({ seq: z.int(), at: z.int() }) as unknown as z.ZodType<ToldEntry>
export interface ToldEntry {
  readonly seq: number
  readonly [key: string]: Json
}
