import { z } from 'zod'
import type { Refused } from '#client/messages'
import type { Seat } from '#kernel/seat'
import type { Crest } from '#protocol/crest'
import { aboutMatches } from '#protocol/from-client'
import { crestSchema, have, headerSchema, id } from '#protocol/parts'
import type { DeepReadonly } from '#protocol/read'
import { optionsSchema } from '#protocol/table'
import type { Device } from './device.ts'

/*
 * Messages to the small house on this device. Its line carries the messages about matches from PROTOCOL.md. Requests
 * that a house answers over HTTP go to its desk.
 */

/** Messages over the line. */
export const lineMessage = z.discriminatedUnion('t', [
  ...aboutMatches,
  /** Nobody is looking at the page, so the match stops; or somebody is again. */
  z.strictObject({ t: z.literal('rest'), match: id, isResting: z.boolean() }),
])
export type LineMessage = DeepReadonly<z.infer<typeof lineMessage>>

const sitterSchema = z.strictObject({ name: z.string(), crest: crestSchema.optional() })

/** Who plays what, and by which rules. */
export const localMatchRequestSchema = z.strictObject({
  game: id,
  /** By seat: a person's name, with the crest they wish for, or a bot, by the name it had if it plays again. */
  seats: z.array(z.union([sitterSchema, z.strictObject({ bot: id, called: z.string().optional() })])),
  options: optionsSchema,
  /** Whether its people agree that each may ask for advice. */
  advice: z.boolean().optional(),
  /** How long bots pause before they answer, in milliseconds. */
  pause: z.int().min(0).max(10_000),
})
export type LocalMatchRequest = z.infer<typeof localMatchRequestSchema>

/** Requests to the desk. */
export const workerRequestSchema = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('offered'), game: id }),
  z.strictObject({ t: z.literal('begin'), terms: localMatchRequestSchema }),
  /** Opens a match; with `takeOver` even if another tab has it. */
  z.strictObject({ t: z.literal('open'), match: id, takeOver: z.boolean() }),
  z.strictObject({ t: z.literal('shut'), match: id }),
  /** Nobody at the device wants to react, of those who had a question at this entry. */
  z.strictObject({ t: z.literal('pass'), match: id, have }),
  z.strictObject({ t: z.literal('file'), match: id }),
  z.strictObject({ t: z.literal('verify'), match: id }),
  /** What its bots weighed, when it is over. */
  z.strictObject({ t: z.literal('thoughts'), match: id }),
  z.strictObject({ t: z.literal('bring'), text: z.string() }),
  z.strictObject({ t: z.literal('remove'), match: id }),
  /** Begins a lesson at one of its beads. It is not stored. */
  z.strictObject({ t: z.literal('teach'), game: id, lesson: id, bead: z.int().min(0), who: sitterSchema }),
  /** Takes back what was done in a lesson after the first `next` entries: the same as a new match. */
  z.strictObject({ t: z.literal('takeBack'), match: id, next: z.int().min(1) }),
  /** Plays on from where a lesson is, as an ordinary match. */
  z.strictObject({ t: z.literal('playOn'), match: id }),
])
export type WorkerRequest = z.infer<typeof workerRequestSchema>

/** A finished match as a seat was told it, whose decisions to judge, and which entries are known already. */
const judgeSchema = z.strictObject({
  header: headerSchema,
  lines: z.array(z.string()),
  seat: z.int(),
  known: z.array(z.int()),
})
export type JudgeRequest = z.infer<typeof judgeSchema>

/** A match under way as a seat was told it, and the time there: what would a good player do? */
const adviseSchema = z.strictObject({
  header: headerSchema,
  lines: z.array(z.string()),
  seat: z.int(),
  at: z.number(),
})
export type AdviseRequest = z.infer<typeof adviseSchema>

/** A card that somebody made, to be tried in many games. The game reads it again. */
const trySchema = z.strictObject({ game: id, card: z.record(z.string(), z.json()) })
export type TryCard = z.infer<typeof trySchema>

/** To the worker: a request, a new line, or a match to judge or to advise on or a card to try, over a line of its own. */
export const workerMessageSchema = z.union([
  z.strictObject({ ask: z.int(), wish: workerRequestSchema }),
  z.strictObject({ enter: z.union([z.int(), z.literal('table')]) }),
  z.strictObject({ judge: judgeSchema }),
  z.strictObject({ advise: adviseSchema }),
  z.strictObject({ try: trySchema }),
  /** Plays for somebody who tries a card, over a line to them. */
  z.strictObject({ plays: id }),
])
/** From the worker. */
export interface WorkerReply {
  readonly ask: number
  readonly told: object
}

/** A lesson that was begun: its match, and how many entries there were when each bead began. */
export interface Taught {
  readonly match: string
  readonly marks: readonly number[]
}

/** A match that was opened. */
export interface Opened {
  readonly game: string
  readonly names: readonly string[]
  readonly crests: readonly Crest[]
  /** By seat: the bot that sits there. */
  readonly bots: readonly (string | null)[]
  /** How long they pause, in milliseconds. */
  readonly pause: number
  readonly asked: readonly Seat[]
  readonly isSealed: boolean
  readonly isOver: boolean
}
/**
 * What the line sends in addition to the protocol: whom the device waits for, the time there, and problems with
 * storing.
 */
export interface DeviceTold extends Device {
  readonly t: 'device'
  readonly match: string
}

/** A match of another edition than this page's: which one, if known. */
export interface OtherRules extends Refused {
  readonly edition: string | null
}

export const refused = (code: string, expected: string): Refused => ({ code, rule: null, expected })
