import { z } from 'zod'
import { levels } from '#kernel/bot-name'
import { seatSchema } from './parts.ts'
import { reading } from './read.ts'

/* Finished matches of a person, over HTTP. */

const words = z.string().max(64)

/** Which matches are wanted. Wishes combine; whatever is left out does not matter. */
export const historyQuery = z.object({
  game: z.string().max(40).optional(),
  with: words.optional().describe('`friends`, `bots` (and nobody else), or a person by their id.'),
  won: z.literal('yes').optional(),
  pace: z.enum(['slow', 'live']).optional().describe('At a slow table, or at any other.'),
  after: z.string().max(100).optional().describe('Where the page before ended (`next`).'),
  most: z.coerce.number().int().min(1).max(50).default(20),
})
export type HistoryQuery = z.infer<typeof historyQuery>

const partner = z.union([
  z.object({ name: z.string(), person: z.string() }),
  /** A bot by its level; null for one that has none. */
  z.object({ name: z.string(), bot: z.enum(levels).nullable() }),
  /** Somebody at the same device. */
  z.object({ name: z.string() }),
])
export type Partner = z.infer<typeof partner>

const pastMatch = z.object({
  match: z.string(),
  game: z.string(),
  ended: z.int(),
  /** 1 is best; null if it is not known. */
  place: z.int().nullable(),
  seats: z.int(),
  pace: z.enum(['live', 'slow', 'untimed']),
  /** A match from a device was verified, but nobody vouches for who played it. */
  played: z.enum(['house', 'device']),
  /** Why it was not finished on time, if it was not. */
  fault: z.enum(['late', 'left']).nullable(),
  with: z.array(partner),
})
export const historyAnswer = reading(z.object({ matches: z.array(pastMatch), next: z.string().nullable() }))
export type HistoryAnswer = z.infer<typeof historyAnswer>
export type PastMatchTold = HistoryAnswer['matches'][number]

/** How reliably somebody finishes what they began: null while there are too few matches to say. */
const reliability = z.object({
  matches: z.int().describe('The last matches with people that this is about, at most 60.'),
  onTime: z.int().nullable().describe('In percent. Recent matches count more. Null: new here.'),
})
export type Reliability = z.infer<typeof reliability>
export const reliabilityQuery = z.object({
  people: z.string().max(1000).describe('Up to twelve people by their ids, separated by commas.'),
})
export const reliabilityAnswer = reading(z.array(reliability.extend({ person: z.string() })))

const score = { ahead: z.int(), behind: z.int() }
export const standingAnswer = reading(
  z.object({
    counts: z.array(z.object({ game: z.string(), played: z.int(), won: z.int() })),
    people: z.array(z.object({ person: z.string(), name: z.string(), ...score })),
    bots: z.array(z.object({ level: z.enum(levels), ...score })),
    reliability,
  }),
)
export type StandingAnswer = z.infer<typeof standingAnswer>

/** More characters than any match file of these games has. */
export const LARGEST_FILE = 1_500_000
/** A match that was played on a device and is over. */
export const broughtMatch = z.strictObject({
  file: z.string().max(LARGEST_FILE).describe('The match file.'),
  seat: seatSchema.describe('Where I sat.'),
  bots: z.array(z.enum(levels).nullable()).max(16).describe('By seat: the level of the bot, or null.'),
  ended: z.int().min(0).describe('When it ended, in milliseconds since 1970.'),
})
export type BroughtMatchTold = z.infer<typeof broughtMatch>
export const broughtAnswer = reading(z.object({ match: z.string(), isNew: z.boolean() }))
