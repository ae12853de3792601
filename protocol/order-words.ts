/* The words of keeping order, for screens that need no schema. */

/** Hosts look after the house and choose moderators. Both are keepers: they keep order. */
export const roles = ['host', 'moderator'] as const
export type Role = (typeof roles)[number]

/** What can be reported. */
export const subjectKinds = ['note', 'line', 'card', 'match', 'name'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** What is wrong with it. */
export const causes = ['rude', 'spam', 'unfair', 'private', 'other'] as const
export type Cause = (typeof causes)[number]

/** What became of a report. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const
export type ReportState = (typeof reportStates)[number]

/** What keepers may do to a thing, and to a person. Timed measures end by themselves; one that was lifted has ended. */
const toThings = ['hide', 'close', 'move'] as const
const timed = ['mute', 'ban'] as const
const toPeople = ['warn', ...timed] as const
export const measureKinds = [...toThings, ...toPeople] as const
export type MeasureKind = (typeof measureKinds)[number]
export type ThingMeasure = (typeof toThings)[number]
export type TimedMeasure = (typeof timed)[number]
export const isToThing = (kind: MeasureKind): kind is ThingMeasure => toThings.some(it => it === kind)
export const isTimed = (kind: MeasureKind): kind is TimedMeasure => timed.some(it => it === kind)

/** What can be done about each kind of subject. */
export const measuresFor: { readonly [K in SubjectKind]: readonly MeasureKind[] } = {
  note: measureKinds,
  line: ['hide', ...toPeople],
  card: ['hide', ...toPeople],
  match: toPeople,
  name: ['hide', ...toPeople],
}

/** In characters: reasons, and what people say in reports and appeals. */
export const LONGEST_REASON = 600
/** In characters and in number: words that a host may set. */
export const LONGEST_WORD = 40
export const MOST_WORDS = 500
/** How long a mute or a ban may last, in days. */
export const LONGEST_DAYS = 366
