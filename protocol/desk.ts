import { z } from 'zod'
import { appeal, causeTold, evidence, reason, somebody, subject } from './order.ts'
import { LONGEST_WORD, MOST_WORDS, measureKinds, roles } from './order-words.ts'
import { stored } from './parts.ts'
import { type DeepReadonly, reading } from './read.ts'

/* The desk, over HTTP: what keepers see and do. Everybody else is refused, whatever they ask. */

/** A measure with all that is known of it. `by` is null if `npm run admin` did it. */
const measureTold = z.object({
  id: z.string(),
  kind: z.enum(measureKinds),
  subject,
  evidence: evidence.nullable(),
  person: somebody.nullable(),
  by: somebody.nullable(),
  reason: z.string(),
  at: z.int(),
  until: z.int().nullable(),
  to: z.string().nullable(),
  lifted: z.object({ at: z.int(), by: somebody.nullable(), reason: z.string() }).nullable(),
  appeal: appeal.nullable(),
  /** Whether it has an effect now: neither lifted nor run out. */
  inForce: z.boolean(),
})
export type MeasureTold = DeepReadonly<z.infer<typeof measureTold>>
export const deskMeasure = reading(measureTold)

/** Somebody, with what keepers should know before they decide. */
const concerned = somebody.extend({
  since: z.int(),
  role: z.enum(roles).nullable(),
  muted: z.int().nullable(),
  banned: z.int().nullable(),
  /** How many measures there have been so far. */
  measures: z.int(),
})
export type Concerned = DeepReadonly<z.infer<typeof concerned>>
export const concernedAnswer = reading(concerned)

/** All open reports of one subject. */
const caseTold = z.object({
  subject,
  /** When the oldest of them was made. */
  since: z.int(),
  /** The oldest first. `by` is null if the house itself held it back. */
  reports: z.array(
    z.object({
      id: z.string(),
      cause: causeTold,
      words: z.string(),
      at: z.int(),
      by: somebody.nullable(),
      evidence,
    }),
  ),
  /** As it is now; null if it is not there any more. */
  now: evidence.nullable(),
  hidden: z.boolean(),
  /** Whom it is about; null if nobody knows. */
  person: concerned.nullable(),
  /** Who looks into it, for half an hour. */
  taken: somebody.extend({ at: z.int() }).nullable(),
  /** What you can do about it, besides dismissing the reports. Empty: only somebody else may decide. */
  may: z.array(z.enum(measureKinds)),
})
export type Case = DeepReadonly<z.infer<typeof caseTold>>
export const caseAnswer = reading(caseTold)

/** The oldest first. `after` is for the next page. */
const page = <T extends z.ZodType>(each: T) => z.object({ items: z.array(each), after: z.string().nullable() })
export const pageWish = z.object({ after: z.string().max(200).optional().describe('Where the page before ended.') })

export const casesAnswer = reading(page(caseTold))
/** Measures with an open appeal. */
export const appealsAnswer = reading(page(measureTold))
/** All measures, the newest first. */
export const measuresAnswer = reading(page(measureTold))

/** Take a case, so that others see that somebody looks into it, or give it back. */
export const taking = z.strictObject({ subject, on: z.boolean() })

const until = z.int().describe('In milliseconds since 1970; at most 366 days from now.')
/** One thing to do. */
export const newMeasure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hide') }),
  z.strictObject({ kind: z.literal('close') }),
  z.strictObject({ kind: z.literal('move'), to: z.string().max(90).describe('A topic of the board, or TOPIC/GAME.') }),
  z.strictObject({ kind: z.literal('warn') }),
  z.strictObject({ kind: z.literal('mute'), until }),
  z.strictObject({ kind: z.literal('ban'), until }),
])
export type NewMeasure = DeepReadonly<z.infer<typeof newMeasure>>

/**
 * What a keeper decides about a subject, whether somebody reported it or not. With no measure, its reports are
 * dismissed; with any, they are upheld. All measures happen, or none.
 */
export const decision = z.strictObject({ subject, measures: z.array(newMeasure).max(4), reason })
export type Decision = z.infer<typeof decision>
export const decisionAnswer = reading(z.object({ measures: z.array(measureTold) }))

export const lifting = z.strictObject({ reason })
/** Granting an appeal lifts the measure. */
export const appealDecision = z.strictObject({ granted: z.boolean(), reason })

/** Somebody with their measures (the newest first), for the desk. */
export const personAnswer = reading(z.object({ person: concerned, measures: z.array(measureTold) }))
/** People with this name, or one that looks like it, the newest first; or all keepers. */
export const peopleAnswer = reading(z.array(concerned))
export const peopleWish = z.object({ name: z.string().min(1).max(100) })

/** For hosts only. Null takes the role away. */
export const roleChange = z.strictObject({ role: z.enum(roles).nullable() })

/** For hosts only: a text with one of these words is held back (notes) or refused (names, talk). `bad*` is all that begins so. */
export const wordList = z.strictObject({ words: z.array(stored(LONGEST_WORD).min(1)).max(MOST_WORDS) })

/** What keepers did, the newest first. Nobody can change it: each entry has the hash of the one before. */
const auditEntry = z.object({
  number: z.int(),
  at: z.int(),
  by: somebody.nullable(),
  did: z.string().describe('role, decide, lift, appeal, answer, words'),
  about: z.record(z.string(), z.json()),
  before: z.string(),
  hash: z.string(),
})
export type AuditEntry = DeepReadonly<z.infer<typeof auditEntry>>
export const auditAnswer = reading(page(auditEntry))
