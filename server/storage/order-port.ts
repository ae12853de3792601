import type { Evidence, Subject } from '#protocol/order'
import type { Cause, MeasureKind, ReportState, Role, TimedMeasure } from '#protocol/order-words'

/*
 * What keeping order needs. Whatever a keeper does is written together with its entry in the audit log, or not at all.
 * Somebody's id is null where nobody in particular did something: the house, or whoever runs it.
 */

/** What is to be written into the audit log. */
export interface Deed {
  readonly at: number
  readonly by: string | null
  /** As they were called then. */
  readonly byName: string | null
  readonly did: string
  /** JSON. */
  readonly about: string
}

/** An entry of the audit log. Its hash covers all of it, and the hash of the one before. */
export interface AuditRow extends Deed {
  /** 1, 2, 3 … without gaps. */
  readonly number: number
  readonly before: string
  readonly hash: string
}

export interface KeptRole {
  readonly person: string
  readonly role: Role
  readonly at: number
}

export interface RoleStore {
  of(person: string): Promise<Role | null>
  /** Hosts first, then in the order in which they got it. */
  all(): Promise<readonly KeptRole[]>
  /** Null takes it away. False, and nothing happens, if no host would be left. */
  put(person: string, role: Role | null, deed: Deed): Promise<boolean>
}

export interface NewReport {
  readonly id: string
  readonly subject: Subject
  readonly cause: Cause | 'words'
  readonly words: string
  /** Null if the house itself held it back. */
  readonly by: string | null
  readonly at: number
  readonly evidence: Evidence
  /** Whom it is about. */
  readonly person: string | null
}
export interface StoredReport extends NewReport {
  readonly state: ReportState
  readonly decided: number | null
}

/** Where a page ended: a time, and an id. */
export interface Place {
  readonly at: number
  readonly id: string
}

/** The open reports of one subject. */
export interface OpenCase {
  readonly subject: Subject
  /** The oldest one. */
  readonly since: number
  readonly person: string | null
}

export interface Taken {
  readonly by: string
  readonly at: number
}

export interface ReportStore {
  /** While somebody's report of a subject is open, it stays the only one: the same again returns that. */
  report(report: NewReport): Promise<StoredReport>
  /** How many this person has made since then. */
  made(by: string, since: number): Promise<number>
  /** Of this person, the newest first. */
  by(person: string, most: number): Promise<readonly StoredReport[]>
  /** Subjects with open reports, the oldest first, except what is about these people. The id of a place is `KIND ID`. */
  cases(notAbout: readonly string[], after: Place | null, most: number): Promise<readonly OpenCase[]>
  /** Open ones of a subject, the oldest first. */
  open(subject: Subject): Promise<readonly StoredReport[]>
  /** Decided ones whose makers have not been told. */
  untold(most: number): Promise<readonly StoredReport[]>
  told(id: string): Promise<void>
  /** Somebody looks into it, or, with null, nobody. */
  take(subject: Subject, taken: Taken | null): Promise<void>
  taken(subject: Subject): Promise<Taken | null>
  /** Deletes those that were decided before then. */
  clear(before: number): Promise<void>
}

export interface NewMeasure {
  readonly id: string
  readonly kind: MeasureKind
  readonly subject: Subject
  readonly evidence: Evidence | null
  /** Whom it concerns. */
  readonly person: string | null
  readonly by: string | null
  readonly reason: string
  readonly at: number
  readonly until: number | null
  /** The topic a thread was moved to, and where it was before. */
  readonly to: string | null
  readonly from: string | null
}
export interface Ended {
  readonly at: number
  readonly by: string | null
  readonly reason: string
}
export interface StoredMeasure extends NewMeasure {
  readonly lifted: Ended | null
  readonly appeal: { readonly words: string; readonly at: number } | null
  readonly answer: (Ended & { readonly granted: boolean }) | null
  /** Whether the person concerned has looked at it since it last changed. */
  readonly seen: boolean
}

/** What somebody is while a measure that ends by itself is in force. */
export const standingBy = { mute: 'muted', ban: 'banned' } as const satisfies { readonly [M in TimedMeasure]: string }
/** Until when somebody may not write, or not sit down either; null if they may. */
export type Standing = { readonly [M in TimedMeasure as (typeof standingBy)[M]]: number | null }

/** How often somebody would have to be told of it: when it was taken, lifted and answered. */
export const changesOf = ({ lifted, answer }: Pick<StoredMeasure, 'lifted' | 'answer'>): number =>
  1 + Number(lifted !== null) + Number(answer !== null)

export interface MeasureStore {
  /** All of them, and what becomes of the open reports of the subject. */
  decide(subject: Subject, measures: readonly NewMeasure[], deed: Deed): Promise<void>
  find(id: string): Promise<StoredMeasure | null>
  /** False if it has been lifted before. */
  lift(id: string, how: Ended, deed: Deed): Promise<boolean>
  /** False if there was one before. */
  appeal(id: string, words: string, deed: Deed): Promise<boolean>
  /** Granting it lifts the measure. False if there is no open appeal. */
  answer(id: string, how: Ended & { readonly granted: boolean }, deed: Deed): Promise<boolean>
  /** Those that have changed since the person concerned was told: `changesOf`. */
  untold(most: number): Promise<readonly StoredMeasure[]>
  told(id: string, changes: number): Promise<void>
  /** Of this person, the newest first. */
  of(person: string, most: number): Promise<readonly StoredMeasure[]>
  /** How many there have been, by person. */
  counts(people: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** All, the newest first. */
  latest(after: Place | null, most: number): Promise<readonly StoredMeasure[]>
  /** Those with an open appeal, except of these people, the oldest appeal first. */
  appealed(notOf: readonly string[], after: Place | null, most: number): Promise<readonly StoredMeasure[]>
  /** A measure of this kind about this subject that nobody has lifted. */
  standing(subject: Subject, kind: MeasureKind): Promise<StoredMeasure | null>
  /** What holds for these people at this time; whoever is left out may do everything. */
  holding(people: readonly string[], now: number): Promise<ReadonlyMap<string, Standing>>
  /** The person has looked at all of theirs. */
  see(person: string): Promise<void>
}

export interface WordStore {
  /** In the order of the alphabet. */
  all(): Promise<readonly string[]>
  put(words: readonly string[], deed: Deed): Promise<void>
}

/** Nothing in it can be changed: the database itself refuses that. */
export interface AuditStore {
  /** The newest first. */
  latest(before: number | null, most: number): Promise<readonly AuditRow[]>
  /** From this number on, in their order. */
  from(number: number, most: number): Promise<readonly AuditRow[]>
  /** Something was done that is kept elsewhere. */
  note(deed: Deed): Promise<void>
}

export interface OrderStore {
  readonly roles: RoleStore
  readonly reports: ReportStore
  readonly measures: MeasureStore
  readonly words: WordStore
  readonly audit: AuditStore
  /** Takes the name of this person, who is called that now, out of all evidence. The audit log stays as it is. */
  unname(person: string, called: string): Promise<void>
}
