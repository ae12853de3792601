import type { Header } from '#kernel/file'
import type { Seed } from '#kernel/seed'
import type { Snapshot } from '#kernel/snapshot'
import type { Pace } from '../matches/pace.ts'

/*
 * What must survive the house, as a port: a memory version, SQLite, and one suite that every version passes. Nothing is locked
 * between two calls; whoever comes second with the same number is told so (compare and append, compare and put).
 */

/** Who sits somewhere: a person, for whom a bot stands in or not, or a bot by its name. */
export type Sitter = { readonly person: string; readonly standIn?: false } | { readonly bot: string }

/** A match as it was when it began. */
export interface MatchRecord {
  readonly id: string
  readonly table: string
  readonly sitters: readonly Sitter[]
  readonly pace: Pace
  readonly header: Header
  /** Told to nobody before the match is over. */
  readonly seed: Seed
  readonly began: number
}

/** A state that was kept, and the edition by which it was folded; those kept before editions had names have none. */
export interface Page extends Snapshot {
  readonly edition?: string
}

/** One entry to be written. */
export interface Written {
  readonly seq: number
  /** The entry as the log holds it, with all secrets. */
  readonly line: string
  /** Which command of whom it was, so that one that is sent again is known; null for the clock and the house. */
  readonly command: string | null
}

/** Entries of a match to be written together, one after another, and what changes with the last of them. */
export interface Appended {
  readonly match: string
  readonly entries: readonly [Written, ...Written[]]
  /** When the match wants to be woken, in milliseconds; null for never. */
  readonly due: number | null
  /** Who is waited for since when, as JSON. */
  readonly attendance: string
  readonly over: boolean
  /** The state after them, if a page is to be kept. A cache: losing it loses nothing. */
  readonly page?: Page
}

/** From this entry on, which says so, a match is played by that edition. */
export interface Move {
  readonly from: number
  readonly edition: string
}

/** A match with what changes while it is played. */
export interface KeptMatch extends MatchRecord {
  /** From which entries on it was played by which other editions than it began with. */
  readonly moves: readonly Move[]
  readonly due: number | null
  readonly attendance: string
  readonly over: boolean
}

export interface MatchStore {
  /** Which course of events the logs tell: where a backup was put back it is another, though they begin the same. */
  readonly epoch: string
  /** The match and its first entry. */
  begin(record: MatchRecord, first: Appended): Promise<void>
  /** True when all are on disk; false, and none is, if they do not follow the last entry: somebody else has written one. */
  append(entries: Appended): Promise<boolean>
  /** The same for one entry that moves the match to another edition. */
  move(entry: Appended, edition: string): Promise<boolean>
  /** Who is waited for has changed without an entry; false if this entry is not the last. */
  attend(match: string, last: number, attendance: string, due: number | null): Promise<boolean>
  find(match: string): Promise<KeptMatch | null>
  /** Those of these that there are, in any order. */
  findAll(matches: readonly string[]): Promise<readonly KeptMatch[]>
  /** The lines from this number on, at most so many. */
  lines(match: string, from: number, most?: number): Promise<readonly string[]>
  /** The last commands and the numbers of their entries. */
  commands(match: string, most: number): Promise<readonly { readonly command: string; readonly seq: number }[]>
  /** Matches that wanted to be woken by now, the longest due first. */
  due(now: number, most: number): Promise<readonly string[]>
  /** The last page that was kept. */
  snapshot(match: string): Promise<Page | null>
}

/** A document with a number that changes with it. */
export interface Kept<T> {
  readonly version: number
  readonly doc: T
}

/** A table in the tavern, by what it is looked up. */
export interface TableKeys {
  readonly id: string
  /** Whether strangers see it in the lobby. */
  readonly listed: boolean
  /** The people who sit there. */
  readonly people: readonly string[]
  readonly changed: number
}

/** Tables are kept whole, as documents. */
export interface TableStore<T> {
  find(id: string): Promise<Kept<T> | null>
  /** Puts a new version; false if this is not the next one. The first is 1. */
  put(keys: TableKeys, version: number, doc: T): Promise<boolean>
  /** Those in the lobby, the last changed first. */
  listed(most: number): Promise<readonly T[]>
  /** Those where somebody sits, the last changed first. */
  of(person: string, most: number): Promise<readonly T[]>
}

/** Something said at a table or among its spectators. */
export interface KeptSaid {
  readonly number: number
  readonly at: number
  readonly by: string
  readonly text: string
}
export interface ChatStore {
  /** The number it got. */
  say(room: string, words: Omit<KeptSaid, 'number'>): Promise<number>
  /** What was said after this number, the last so many. */
  since(room: string, number: number, most: number): Promise<readonly KeptSaid[]>
}

/** Who does not want to hear whom, anywhere in the house. */
export interface MuteStore {
  /** Muting twice is harmless. */
  mute(by: string, whom: string): Promise<void>
  unmute(by: string, whom: string): Promise<void>
  /** Whom somebody has muted. */
  of(by: string): Promise<readonly string[]>
}

/** Somebody who plays here: guest or not, the same person on their next visit. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Of the account that vouches for them. */
  readonly account: string
  readonly since: number
}
export interface PeopleStore {
  find(id: string): Promise<Person | null>
  byAccount(account: string): Promise<Person | null>
  put(person: Person): Promise<void>
  /** A secret word that lets a program play for somebody, known here only by its hash. */
  addToken(hash: string, person: string, name: string, at: number): Promise<void>
  byToken(hash: string): Promise<Person | null>
  /** Somebody's, the oldest first. */
  tokensOf(person: string): Promise<readonly { readonly hash: string; readonly name: string; readonly at: number }[]>
  dropToken(hash: string, person: string): Promise<boolean>
  /** All of somebody's. */
  dropTokens(person: string): Promise<void>
}

/** Editions of games, by name: whatever a match here was ever played by. */
export interface EditionStore {
  /** Putting it again is harmless, and says that it was there at that time. */
  put(name: string, game: string, text: string, at: number): Promise<void>
  find(name: string): Promise<string | null>
}

/** A built page: which editions it can show, its document, and its parts by their paths; all compressed by gzip. */
export interface BuiltPage {
  readonly build: string
  readonly editions: readonly string[]
  readonly document: Uint8Array
  /** Parts have their content in their names, and pages share them. */
  readonly parts: ReadonlyMap<string, Uint8Array>
}
export interface PageStore {
  /** Putting it again is harmless. */
  put(page: BuiltPage, at: number): Promise<void>
  /** Says that a page was there at that time; false if it is not kept. */
  touch(build: string, at: number): Promise<boolean>
  /** The document of the newest page that can show this edition. */
  document(edition: string): Promise<Uint8Array | null>
  part(path: string): Promise<Uint8Array | null>
  /** Drops the pages and editions that were last there before this time, if no match was ever begun by them. */
  forget(before: number): Promise<void>
}

export interface Store<T = unknown> {
  readonly matches: MatchStore
  readonly editions: EditionStore
  readonly pages: PageStore
  readonly tables: TableStore<T>
  readonly chat: ChatStore
  readonly mutes: MuteStore
  readonly people: PeopleStore
  /** Writes something that does not matter; throws if nothing can be written. */
  touch(): Promise<void>
  close(): Promise<void>
}
