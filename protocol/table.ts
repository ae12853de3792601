import { z } from 'zod'
import { crestSchema, paceSchema } from './parts.ts'
import { type DeepReadonly, reading } from './read.ts'

/** The value of a house rule. */
export const optionValue = z.union([z.string().max(100), z.number(), z.boolean()])
export type OptionValue = z.infer<typeof optionValue>
/** A list of cards that somebody made: the game reads them, and only as deep as a card goes. */
const optionList = z.array(z.unknown()).max(8)
export const optionsSchema = z.record(z.string().max(100), z.union([optionValue, optionList]))
export type OptionsTold = z.infer<typeof optionsSchema>
/** A name by language, such as that of house rules. The house reads it more closely. */
export const namesSchema = z.record(z.string().max(2), z.string().max(100))

/**
 * Who sits on a seat, with their name and their crest at this table: no two have the same colour. A bot may play instead of
 * a person who left during the match. Tables made long ago name no crests.
 */
const sitterSchema = z.union([
  z.object({
    person: z.string(),
    name: z.string(),
    crest: crestSchema.exactOptional(),
    bot: z.never().exactOptional(),
    insteadOf: z.never().exactOptional(),
  }),
  z.object({
    bot: z.string(),
    name: z.string(),
    crest: crestSchema.exactOptional(),
    insteadOf: z.string().exactOptional(),
    person: z.never().exactOptional(),
  }),
])
export type Sitter = DeepReadonly<z.infer<typeof sitterSchema>>

const seatSchema = z.object({
  sitter: sitterSchema.nullable(),
  /** Always true for bots. */
  ready: z.boolean(),
})
export type TableSeat = DeepReadonly<z.infer<typeof seatSchema>>

/** A table of the tavern. Matches are played at it, one after another. */
export const tableSchema = reading(
  z.object({
    id: z.string(),
    /** Grows with every change: of two copies, the one with the higher version is newer. */
    version: z.int(),
    /** The version with which its settings were last changed. Left out: never. */
    setAt: z.int().exactOptional(),
    game: z.string(),
    options: optionsSchema,
    /** The name of its house rules, by language. Left out: they have none. */
    variant: namesSchema.exactOptional(),
    pace: paceSchema,
    /** Whether a bot plays for who is away or leaves during a match; if not, the match goes on without them. Left out: yes. */
    standIns: z.boolean().exactOptional(),
    /** Whether people agree that each of them may ask for advice during a match. Left out: no. Who plays against bots alone always may. */
    advice: z.boolean().exactOptional(),
    /** Whether it is shown in the lobby, or found only by its link. */
    listed: z.boolean(),
    /** What it is joined by until it is closed, to be read aloud: two words and a number. Left out: none at the moment. */
    code: z.string().exactOptional(),
    /** The person who may change its settings; null when nobody is left. */
    host: z.string().nullable(),
    /** During a match, a seat is free if somebody left it and nobody stands in. */
    seats: z.array(seatSchema),
    /** `closed`: everybody has left, and nobody can come back. */
    state: z.enum(['gathering', 'playing', 'over', 'closed']),
    /** The current or last match. While `playing`, null means that it is about to begin. */
    match: z.string().nullable(),
    /** Earlier matches at this table. */
    rematches: z.array(z.string()),
    /**
     * Guests that are not at this table any more: by the hash of the card, with its names; and who does not want it, or
     * null if it was taken down. Left out: none.
     */
    struck: z
      .array(z.object({ guest: z.string(), names: z.record(z.string(), z.string()), by: z.string().nullable() }))
      .exactOptional(),
    /** People who were removed and may not sit down again: all of them for the host, otherwise at most yourself. */
    barred: z.array(z.string()),
    made: z.int(),
    changed: z.int(),
  }),
)
export type Table = z.infer<typeof tableSchema>
export type TableState = Table['state']
