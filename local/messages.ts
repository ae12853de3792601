import { z } from 'zod'
import type { Refused } from '#client/messages'
import type { Seat } from '#kernel/seat'
import { aboutMatches } from '#protocol/from-client'
import { have, id } from '#protocol/parts'
import type { Read } from '#protocol/read'
import type { Trouble } from './keeping.ts'

/* What is said to the small house on this device. Over its line it hears what PROTOCOL.md tells of matches; what the house is asked
   over HTTP it is asked at its desk. */

/** What is said over the line. */
export const lineMessage = z.discriminatedUnion('t', [
  ...aboutMatches,
  /** Nobody looks at the page for now: nothing goes on. */
  z.strictObject({ t: z.literal('rest'), match: id, isResting: z.boolean() }),
])
export type LineMessage = Read<z.infer<typeof lineMessage>>

const value = z.union([z.string(), z.number(), z.boolean()])

/** Who is to play what, by which rules. */
export const terms = z.strictObject({
  game: id,
  /** By seat, a name of somebody or a bot. */
  seats: z.array(z.union([z.strictObject({ name: z.string() }), z.strictObject({ bot: id })])),
  options: z.record(z.string(), value),
  /** How long bots pause before they answer, in milliseconds. */
  pause: z.int().min(0).max(10_000),
})
export type Terms = z.infer<typeof terms>

/** What is asked at the desk. */
export const wish = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('offered'), game: id }),
  z.strictObject({ t: z.literal('begin'), terms }),
  /** Takes a match up; with `takeOver` also from another tab. */
  z.strictObject({ t: z.literal('open'), match: id, takeOver: z.boolean() }),
  z.strictObject({ t: z.literal('shut'), match: id }),
  /** Nobody around the device wants to step in, of those who were asked by this entry. */
  z.strictObject({ t: z.literal('pass'), match: id, have }),
  z.strictObject({ t: z.literal('file'), match: id }),
  z.strictObject({ t: z.literal('verify'), match: id }),
  z.strictObject({ t: z.literal('bring'), text: z.string() }),
  z.strictObject({ t: z.literal('remove'), match: id }),
])
export type Wish = z.infer<typeof wish>

/** To the worker: a wish, or somebody who comes to the table with a line of their own. */
export const knock = z.union([
  z.strictObject({ ask: z.int(), wish }),
  z.strictObject({ enter: z.union([z.int(), z.literal('table')]) }),
])
/** From the worker. */
export interface Granted {
  readonly ask: number
  readonly told: object
}

/** A match that has been taken up. */
export interface Opened {
  readonly game: string
  readonly names: readonly string[]
  /** By seat, which bot sits there. */
  readonly bots: readonly (string | null)[]
  /** How long they pause, in milliseconds. */
  readonly pause: number
  readonly asked: readonly Seat[]
  readonly isSealed: boolean
  readonly isOver: boolean
}
/** What the line says beside the protocol: whom the device waits for, what time it is there, and what is wrong with keeping. */
export interface DeviceTold {
  readonly t: 'device'
  readonly match: string
  readonly asked: readonly Seat[]
  readonly since: number
  readonly isSealed: boolean
  readonly isOver: boolean
  readonly at: number
  readonly runs: boolean
  readonly trouble: Trouble | null
}

/** A match of another edition than this page's: of which, if that is known. */
export interface OtherRules extends Refused {
  readonly edition: string | null
}

export const refused = (code: string, expected: string): Refused => ({ code, rule: null, expected })
