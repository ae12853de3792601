import { z } from 'zod'
import type { Question, Result } from '#kernel/game'
import { times } from './from-house.ts'
import { bySeat, crestSchema, entrySchema, epoch, headerSchema, paceSchema, seatSchema } from './parts.ts'
import { reading } from './read.ts'

/* What the house answers over HTTP about a match. */

/** `Result` of kernel/game.ts. */
const resultSchema = z.looseObject({
  points: z.array(z.number()),
  ranking: z.array(z.int()),
}) as unknown as z.ZodType<Result>

/** Who plays what, and how it ended. */
export const matchAnswer = reading(
  z.object({
    id: z.string(),
    table: z.string(),
    header: headerSchema,
    edition: z.string(),
    pace: paceSchema,
    began: z.int(),
    epoch,
    seat: seatSchema.nullable(),
    crests: bySeat(crestSchema),
    /** The number of the last entry. */
    last: z.int(),
    /** Null until it is over; then the result and the revealed seed. */
    end: z
      .object({
        result: resultSchema.nullable(),
        seed: z.string(),
      })
      .nullable(),
  }),
)

/** Sent as text that is already serialized, so it has no type here. */
export const entriesAnswer: z.ZodType<unknown> = z.array(entrySchema)

/** A question as data. */
const questionSchema = z.looseObject({
  name: z.string(),
  ask: z.looseObject({
    kind: z.enum(['amount', 'bundle', 'oneOf', 'split', 'trade', 'menu']),
    rule: z.string(),
    notes: z.array(z.string()),
    idle: z.unknown(),
  }),
}) as unknown as z.ZodType<Question>
/** `since` and `until` are those of `waits`. `mine`: the same for one's own seat, also while answers are sealed. */
export const questionAnswer = reading(
  z.object({
    asked: z.int(),
    question: questionSchema.nullable(),
    since: times,
    until: times,
    mine: z.object({ since: z.int(), until: z.int().nullable() }).nullable(),
  }),
)

/** Matches that are over, from the seat of one of their players. */
export const finishedAnswer = reading(
  z.array(
    z.object({
      id: z.string(),
      table: z.string(),
      header: headerSchema,
      began: z.int(),
      ended: z.int(),
      seat: seatSchema,
      /** Null for matches that ended before this was stored. */
      winners: z.array(seatSchema).nullable(),
    }),
  ),
)
export type Finished = z.infer<typeof finishedAnswer>[number]

/** People who were muted, by the names under which that was done; empty if none was given. */
export const mutedAnswer = z.array(z.object({ person: z.string(), name: z.string() }))

/** What bots weighed, by the number of the entry with their answer: `Decision` of kernel/bot.ts. Sent as text, too. */
export const thoughtsAnswer: z.ZodType<unknown> = z.array(
  z.object({
    seq: z.int(),
    seat: seatSchema,
    bot: z.string(),
    decision: z.looseObject({
      unit: z.enum(['chance', 'points']),
      candidates: z.array(z.looseObject({ answer: z.unknown(), value: z.number(), share: z.number().optional() })),
      chosen: z.int(),
      facts: z.record(z.string(), z.unknown()),
    }),
  }),
)

export const logAnswer = z.array(z.object({ seq: z.int(), line: z.string() }))
export const proofAnswer = z.object({ verified: z.boolean(), problem: z.string().nullable() })
/** One line of JSON for the header, one per entry, one for the seed. Sent as text as well. */
export const fileAnswer: z.ZodType<unknown> = z.string()
