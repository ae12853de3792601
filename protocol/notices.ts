import { z } from 'zod'
import { noticeChannels, noticeKinds, readerLanguages, wishedKinds } from './notice-words.ts'
import { stored, storedId } from './parts.ts'
import { type DeepReadonly, reading } from './read.ts'

/*
 * Notices, over HTTP: taps on the shoulder. They name the game, the people and the table, and never what is hidden
 * there.
 */

const noticeTold = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  at: z.int(),
  read: z.boolean(),
  /** Who did it, by name. */
  by: z.string().nullable(),
  game: z.string().nullable(),
  /** The others at the table, by name. */
  people: z.array(z.string()),
  table: z.string().nullable(),
  /** The title of a thread of the board. */
  thread: z.string().nullable(),
  /** When a turn ends by itself. */
  until: z.int().nullable(),
  /** Of `friend`: whether they accepted, or ask. */
  accepted: z.boolean(),
  /** Where to find out, on this house. */
  path: z.string(),
})
export type NoticeTold = DeepReadonly<z.infer<typeof noticeTold>>

export const noticesAnswer = reading(
  z.object({
    unread: z.int(),
    /** The newest first. */
    notices: z.array(noticeTold),
    /** For the next page. */
    after: z.string().nullable(),
  }),
)
export type NoticesAnswer = z.infer<typeof noticesAnswer>
export const noticesWish = z.object({ after: z.string().max(100).optional() })

export const readNotices = z.union([
  z.strictObject({ ids: z.array(storedId).min(1).max(100) }),
  z.strictObject({ all: z.literal(true) }),
])
export const unreadAnswer = z.object({ unread: z.int() })

/** Whether this is a time zone that this machine knows. */
const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
const hour = z.int().min(0).max(23)
const language = z.enum(readerLanguages)
const zone = z.string().max(64).refine(isZone, 'a time zone such as Europe/Rome')
/** How somebody reads: their language and their time zone. */
export const readerSchema = z.strictObject({ language, zone })

/** By which ways somebody is told of which kinds, and when. */
export const wishesSchema = z.strictObject({
  language,
  zone,
  ways: z.strictObject(
    Object.fromEntries(wishedKinds.map(kind => [kind, z.array(z.enum(noticeChannels)).max(3)])) as Record<
      (typeof wishedKinds)[number],
      z.ZodArray<z.ZodEnum<{ [C in (typeof noticeChannels)[number]]: C }>>
    >,
  ),
  /** Full hours of their own clock in which nothing is sent. */
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
  /** When letters are sent: at once, together every so many hours of the day, or once a day. */
  digest: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('once') }),
    z.strictObject({ kind: z.literal('hours'), hours: z.int().min(1).max(12) }),
    z.strictObject({ kind: z.literal('daily'), hour }),
  ]),
  /** So many hours before a turn ends by itself, they are reminded; null for never. */
  reminder: z.int().min(1).max(72).nullable(),
})
export type Wishes = DeepReadonly<z.infer<typeof wishesSchema>>
/** Kinds that are left out stay as they are: an older page does not know them. */
export const newWishes = wishesSchema.extend({ ways: wishesSchema.shape.ways.partial() })
export type NewWishes = DeepReadonly<z.infer<typeof newWishes>>

/** A browser, as its `PushSubscription` describes itself. */
export const newDevice = z.strictObject({
  endpoint: stored(1000).min(1),
  p256dh: z.string().regex(/^[\w-]{86,88}=?$/),
  auth: z.string().regex(/^[\w-]{22,24}={0,2}$/),
  /** Left out: as its browser calls itself. */
  name: stored(60).min(1).optional(),
})
export type NewDevice = z.infer<typeof newDevice>
export const newHook = z.strictObject({ url: stored(500).min(1), table: storedId.nullable().default(null) })

const deviceTold = z.object({ id: z.string(), name: z.string(), at: z.int(), service: z.string() })
const hookTold = z.object({
  id: z.string(),
  url: z.string(),
  table: z.string().nullable(),
  at: z.int(),
  secret: z.string(),
  off: z.int().nullable().describe('Since when nothing is posted there; null if it is.'),
})
export type HookTold = DeepReadonly<z.infer<typeof hookTold>>

/** All that somebody can wish about notices. */
export const wishedAnswer = reading(
  z.object({
    wishes: wishesSchema,
    /** With what a browser subscribes: the public key of the house. */
    key: z.string(),
    devices: z.array(deviceTold),
    hooks: z.array(hookTold),
    /** Tables they do not want to hear of. */
    off: z.array(z.string()),
    /** Whether the house sends letters, and whether they have a verified address. */
    mail: z.enum(['no', 'no address', 'yes']),
  }),
)
export type WishedAnswer = z.infer<typeof wishedAnswer>

export const tableOff = z.strictObject({ off: z.boolean() })
export const tableOffAnswer = z.object({ off: z.boolean() })
export const tryOf = z.strictObject({ channel: z.enum(noticeChannels) })
export const unsubscribeWish = z.object({ person: z.string().max(64), token: z.string().max(100) })
export const doneAnswer = z.object({ done: z.boolean() })

/** What is posted to a webhook. */
export interface HookBody {
  /** The same for every try to send it, as in the header `Wyrmtavern-Id`. */
  readonly id: string
  /** All of it in one text; `content` is the same, as some rooms call it. */
  readonly text: string
  readonly content: string
  readonly person: { readonly id: string; readonly name: string }
  readonly notices: readonly (Omit<NoticeTold, 'read' | 'path'> & { readonly url: string; readonly text: string })[]
}
