import { z } from 'zod'
import {
  causes,
  LONGEST_REASON,
  measureKinds,
  reportStates,
  roles,
  type SubjectKind,
  subjectKinds,
} from './order-words.ts'
import { type DeepReadonly, reading } from './read.ts'

/*
 * Keeping order, over HTTP: what everybody may do. Somebody reports a subject, a keeper decides, and the person
 * concerned may appeal. What keepers see is in `desk.ts`.
 */

/** What names a subject of each kind. */
export const subjectIds: { readonly [K in SubjectKind]: string } = {
  note: 'THREAD/NUMBER',
  line: 'TABLE/ROOM/NUMBER',
  card: 'CARD',
  match: 'MATCH/SEAT',
  name: 'PERSON',
}

/** What a report or a measure is about. */
export const subject = z.strictObject({
  kind: z.enum(subjectKinds),
  id: z
    .string()
    .min(1)
    .max(200)
    .describe(`${subjectKinds.map(kind => `${kind}: ${subjectIds[kind]}`).join('. ')}.`),
})
export type Subject = DeepReadonly<z.infer<typeof subject>>

/** What keepers read: `words` is for what the house itself held back because of its word list. */
export const causeTold = z.enum([...causes, 'words'])

const given = z.string().max(LONGEST_REASON)
/** Why a keeper does something. The person concerned reads it. */
export const reason = given.min(1).describe('Plain text. The person concerned reads it.')

export const newReport = z.strictObject({
  subject,
  cause: z.enum(causes),
  words: given.default('').describe('Plain text. With `other` there must be some.'),
})
export type NewReport = z.input<typeof newReport>

/** Somebody, by the name they have now, or had when it was written down. */
export const somebody = z.object({ person: z.string(), name: z.string() })
export type Somebody = DeepReadonly<z.infer<typeof somebody>>

/** A subject as it was when somebody reported it, or decided on it. What is not known of such a thing is null. */
export const evidence = z.object({
  /** What is written there: a note, a line, the story of a card, a name. A ready-made phrase is told by its key. */
  text: z.string(),
  /** The thread of a note, or the name of a card in the language of its story. */
  title: z.string().nullable(),
  /** The game of a card or a match, or of the thread of a note. */
  game: z.string().nullable(),
  by: somebody.nullable(),
  at: z.int().nullable(),
  /** A path on this house. */
  where: z.string(),
  /** What was said at the table before this line, the oldest first. */
  before: z.array(z.object({ name: z.string(), text: z.string(), at: z.int() })),
  /** A card as its game writes it. */
  card: z.record(z.string(), z.json()).nullable(),
})
export type Evidence = DeepReadonly<z.infer<typeof evidence>>

const myReport = z.object({
  id: z.string(),
  subject,
  cause: causeTold,
  words: z.string(),
  at: z.int(),
  state: z.enum(reportStates),
  /** When it was decided. */
  decided: z.int().nullable(),
})
export type MyReport = DeepReadonly<z.infer<typeof myReport>>
export const reportAnswer = reading(myReport)

/** The one answer of the person concerned, and what a keeper said to it. */
export const appeal = z.object({
  words: z.string(),
  at: z.int(),
  answer: z.object({ at: z.int(), granted: z.boolean(), reason: z.string() }).nullable(),
})
export type Appeal = DeepReadonly<z.infer<typeof appeal>>

/** A measure, as the person concerned is told. Who took it, and who reported what, is not. */
const myMeasure = z.object({
  id: z.string(),
  kind: z.enum(measureKinds),
  subject,
  /** Mine as it was. */
  evidence: evidence.nullable(),
  reason: z.string(),
  at: z.int(),
  /** When it ends by itself, for `mute` and `ban`. */
  until: z.int().nullable(),
  /** The topic a thread was moved to, or TOPIC/GAME. */
  to: z.string().nullable(),
  lifted: z.object({ at: z.int(), reason: z.string() }).nullable(),
  appeal: appeal.nullable(),
  mayAppeal: z.boolean(),
  /** Whether I have looked at it as it is now. */
  seen: z.boolean(),
})
export type MyMeasure = DeepReadonly<z.infer<typeof myMeasure>>
export const measureAnswer = reading(myMeasure)

/** All that the house tells somebody about themselves. */
export const mineAnswer = reading(
  z.object({
    /** Null for nearly everybody. */
    role: z.enum(roles).nullable(),
    /** How much waits at the desk; null for who has no business there. */
    waiting: z.object({ reports: z.int(), appeals: z.int() }).nullable(),
    /** Until when I may not write (notes, talk, cards, another name); null if I may. */
    muted: z.int().nullable(),
    /** Until when I may not sit down at public tables of others or make some, nor write. */
    banned: z.int().nullable(),
    /** The newest first, at most 50. */
    measures: z.array(myMeasure),
    reports: z.array(myReport),
  }),
)
export type Mine = z.infer<typeof mineAnswer>

export const newAppeal = z.strictObject({ words: given.min(1).describe('Plain text, once.') })
