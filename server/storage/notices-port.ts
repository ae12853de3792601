/*
 * What is kept of notices. A notice is put down once, together with what is to be sent of it; its id follows from its
 * occasion, so that whoever comes second changes nothing. What is due for one address becomes one message, which keeps
 * its id however often it is tried.
 */

export const channels = ['push', 'mail', 'hook', 'later'] as const
/** `later` reminds: it becomes another notice when it is due. */
export type Channel = (typeof channels)[number]

export interface StoredNotice {
  readonly id: string
  readonly person: string
  readonly kind: string
  /** JSON. */
  readonly about: string
  /** Where its reader finds out, such as `match M`; and which of the things there it is about. */
  readonly place: string
  readonly rank: number
  readonly at: number
  readonly read: number | null
}
export interface NewSending {
  readonly channel: Channel
  /** A device or a webhook by its id; empty for mail. */
  readonly target: string
  readonly due: number
}
export interface NewNotice extends Omit<StoredNotice, 'read'> {
  readonly sendings: readonly NewSending[]
}

/** What is sent to one address at once. */
export interface Message {
  readonly id: string
  readonly person: string
  readonly channel: Channel
  readonly target: string
  /** How often it was claimed, this time included. */
  readonly tries: number
  /** The oldest first. */
  readonly notices: readonly StoredNotice[]
}
/** How it ended. */
export type MessageEnd = 'done' | 'failed' | 'dropped'

/** For how many messages of these channels there is room. */
export interface Room {
  readonly channels: readonly Channel[]
  readonly most: number
}

export interface OutboxStore {
  /** Messages that are due, and new ones of what is. Nobody is given them again before `until`. */
  claim(now: number, rooms: readonly Room[], until: number): Promise<readonly Message[]>
  /** It is still being sent: nobody is given it before then, unless it has ended or is tried again. */
  hold(message: string, until: number): Promise<void>
  settle(message: string, end: MessageEnd): Promise<void>
  /** It was tried this often, and is tried again then. */
  again(message: string, due: number, tries: number): Promise<void>
  /** It was never tried and need not stay together: its notices become due then, with what else is. */
  loosen(message: string, due: number): Promise<void>
  /** How much is due or tried again, by channel. */
  waiting(now: number): Promise<Readonly<Record<Channel, number>>>
}

/** A browser that can be told something by a push service. */
export interface Device {
  readonly id: string
  readonly person: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly name: string
  readonly at: number
}
/** An address of somebody's own to which notices are posted; of one table only, or of all. */
export interface Hook {
  readonly id: string
  readonly person: string
  readonly url: string
  readonly secret: string
  readonly table: string | null
  readonly at: number
  /** Since when nothing is posted there any more; null if it is. */
  readonly off: number | null
}
/** How often in a row, and for how long, an address may fail before it is switched off. */
export interface Patience {
  readonly most: number
  readonly least: number
}
interface AddressStore<T> {
  /** The same again changes it, whoever had it before. False if its person has that many others. */
  put(it: T, most: number): Promise<boolean>
  find(id: string): Promise<T | null>
  /** The oldest first. */
  of(people: readonly string[]): Promise<readonly T[]>
  /** With what waits for it. False if they have none. */
  drop(person: string, id: string): Promise<boolean>
}

export interface HookStore extends AddressStore<Hook> {
  /** Something arrived. What failed before is forgotten. */
  arrived(id: string): Promise<void>
  /** Nothing did. Whoever tries the patience is switched off, and what waits for it is not sent. */
  failed(id: string, at: number, patience: Patience): Promise<void>
  /** Since this time, or not any more: then it has never failed. False if they have none. */
  switchOff(person: string, id: string, at: number | null): Promise<boolean>
}

export interface WishStore {
  /** JSON, by person, of those who have wished for something. */
  of(people: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Makes of what is kept what shall be kept. Of several changes at once, each sees the one before. */
  change(person: string, changed: (kept: string | undefined) => string): Promise<void>
  /** Tables they do not want to hear of, by person, of those who have switched some off. */
  off(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  switchOff(person: string, table: string, isOff: boolean): Promise<void>
}

export interface NoticeStore {
  /** Those that were not there before, by id. */
  put(notices: readonly NewNotice[]): Promise<ReadonlySet<string>>
  /** The newest first. */
  list(
    person: string,
    before: { readonly at: number; readonly id: string } | null,
    most: number,
  ): Promise<readonly StoredNotice[]>
  unread(person: string): Promise<number>
  /** Where this person was told of turns, the last told first: the last of each place, by its rank. */
  turns(person: string, most: number): Promise<readonly { readonly place: string; readonly since: number }[]>
  /** These, or all. What waits to be sent of them is not sent any more. Returns how many were unread. */
  read(person: string, ids: readonly string[] | null, at: number): Promise<number>
  /** The same for those of a place up to this rank. */
  readAt(person: string, place: string, upTo: number, at: number): Promise<number>
  /** The same for everybody's of a place, but these; nobody is reminded of them, either. Returns whose they were. */
  pass(place: string, but: readonly string[], at: number): Promise<readonly string[]>
  readonly outbox: OutboxStore
  readonly devices: AddressStore<Device>
  readonly hooks: HookStore
  readonly wishes: WishStore
  /** Kept when it is first asked for, the same for every node. */
  secret(name: string, make: () => string): Promise<string>
  /** Forgets what is older, except what waits. */
  prune(before: number): Promise<void>
  /** Everything about a person. */
  forget(person: string): Promise<void>
  allOf(person: string): Promise<NoticesOf>
}

/** All that is kept about somebody. */
export interface NoticesOf {
  readonly notices: readonly StoredNotice[]
  readonly devices: readonly Device[]
  readonly hooks: readonly Hook[]
  readonly wishes: string | null
  readonly off: readonly string[]
}
