import { z } from 'zod'
import { paceSchema } from './parts.ts'
import { type Read, reading } from './read.ts'

export const optionValue = z.union([z.string().max(100), z.number(), z.boolean()])
export const optionsSchema = z.record(z.string().max(100), optionValue)
export type OptionValue = z.infer<typeof optionValue>

/** Somebody on a seat, by the name they have at this table. A bot may play instead of somebody who left during the match. */
const sitterSchema = z.union([
  z.object({
    person: z.string(),
    name: z.string(),
    bot: z.never().exactOptional(),
    insteadOf: z.never().exactOptional(),
  }),
  z.object({
    bot: z.string(),
    name: z.string(),
    insteadOf: z.string().exactOptional(),
    person: z.never().exactOptional(),
  }),
])
export type Sitter = Read<z.infer<typeof sitterSchema>>

const seatSchema = z.object({
  sitter: sitterSchema.nullable(),
  /** Bots always are. */
  ready: z.boolean(),
})
export type TableSeat = Read<z.infer<typeof seatSchema>>

/** A table of the tavern. Matches are played at it, one after another. */
export const tableSchema = reading(
  z.object({
    id: z.string(),
    /** Counts its changes: of two tellings the higher one is newer. */
    version: z.int(),
    game: z.string(),
    options: optionsSchema,
    pace: paceSchema,
    /** Whether strangers see it in the lobby, or only who has the link comes. */
    listed: z.boolean(),
    /** The person who sets it up; null when nobody is left. */
    host: z.string().nullable(),
    seats: z.array(seatSchema),
    /** Closed: nobody is left, and nobody comes back. */
    state: z.enum(['gathering', 'playing', 'over', 'closed']),
    /** The match that is played, or is over; playing without one, it is about to begin. */
    match: z.string().nullable(),
    /** The matches played here before. */
    rematches: z.array(z.string()),
    /** Who was shown out and may not sit down again. */
    barred: z.array(z.string()),
    made: z.int(),
    changed: z.int(),
  }),
)
export type Table = z.infer<typeof tableSchema>
export type TableState = Table['state']
