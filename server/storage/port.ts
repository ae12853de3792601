import type { Header } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import type { Seed } from '#kernel/seed'
import type { Snapshot } from '#kernel/snapshot'
import type { Crest, OwnCrest } from '#protocol/crest'
import type { Pace } from '../matches/pace.ts'
import type { AccountStore } from './account-port.ts'
import type { BoardStore } from './board-port.ts'
import type { FriendStore } from './friends-port.ts'
import type { GalleryStore } from './gallery-port.ts'
import type { Ending, HistoryStore } from './history-port.ts'
import type { NoticeStore } from './notices-port.ts'
import type { OrderStore } from './order-port.ts'

/*
 * The persistent data of a house, as a port with three implementations, memory, SQLite and PostgreSQL, and one test
 * suite for all.
 * Nothing is locked between two calls; whoever comes second with the same number is told so (compare and append,
 * compare and put).
 */

/**
 * Who occupies a seat: a person, with or without a bot as stand-in, who may have agreed to advice; or a bot by its name. Old matches
 * have no crests.
 */
export type MatchSitter = (
  | { readonly person: string; readonly standIn?: false; readonly advice?: true }
  | { readonly bot: string }
) & {
  readonly crest?: Crest
}

/** A match as it began. */
export interface MatchRecord {
  readonly id: string
  readonly table: string
  readonly sitters: readonly MatchSitter[]
  readonly pace: Pace
  readonly header: Header
  /** Revealed to nobody before the match is over. */
  readonly seed: Seed
  readonly began: number
}

/** A stored snapshot, and the edition that folded it; none if it is older than named editions. */
export interface StoredSnapshot extends Snapshot {
  readonly edition?: string
}

/** One entry to write. */
export interface StoredLine {
  readonly seq: number
  /** The entry as the log stores it, with all secrets. */
  readonly line: string
  /** The sender and the id of the command, to recognize one that is sent again; null for the clock and the house. */
  readonly command: string | null
  /** What the bot weighed that gave this answer, as JSON; left out if nobody noted anything. */
  readonly thought?: string
}

/** Consecutive entries of a match to write together, and what changes with the last of them. */
export interface Appended {
  readonly match: string
  /** The version of the match that they make: the next one. */
  readonly version: number
  readonly entries: readonly [StoredLine, ...StoredLine[]]
  /** When the match must be woken, in milliseconds; null for never. */
  readonly due: number | null
  /** Who is waited for and since when, as JSON. */
  readonly attendance: string
  readonly over: boolean
  /** Who has won, if it is over now. */
  readonly winners?: readonly Seat[]
  /** How it ended for its people, if it is over now. */
  readonly ending?: Ending
  /** The state after them, if a snapshot should be stored. A cache: losing it loses nothing. */
  readonly page?: StoredSnapshot
}

/** From this entry on, which records it, a match is played with another edition. */
export interface Move {
  readonly from: number
  readonly edition: string
}

/** A match with what changes during play. */
export interface StoredMatch extends MatchRecord {
  /** The entries at which it was moved to another edition than it began with. */
  readonly moves: readonly Move[]
  /** Counts what is written: entries, and changes of the attendance without any. The first is 1. */
  readonly version: number
  /** The number of the last entry. */
  readonly last: number
  readonly due: number | null
  readonly attendance: string
  readonly over: boolean
}

/** What was written to a match after an entry, all as of one moment. */
export interface NewerLines {
  readonly version: number
  /** The number of the last entry. */
  readonly last: number
  readonly attendance: string
  readonly lines: readonly Omit<StoredLine, 'thought'>[]
}

/** What a bot weighed, as JSON, by the number of the entry with its answer. */
export interface StoredThought {
  readonly seq: number
  readonly thought: string
}

/** A match that is over, the time of its last entry, and who has won; null if that was not stored yet when it ended. */
export interface FinishedMatch {
  readonly match: StoredMatch
  readonly ended: number
  readonly winners: readonly Seat[] | null
}

/** A match of somebody: when it ended and who has won, if it is over and that was stored. */
export interface PlayedMatch {
  readonly match: StoredMatch
  readonly ended: number | null
  readonly winners: readonly Seat[] | null
}

export interface MatchStore {
  /** Identifies the history in the logs. Restoring a backup changes it, even though the logs begin the same. */
  readonly epoch: string
  /** Stores a match and its first entry. */
  begin(record: MatchRecord, first: Appended): Promise<void>
  /**
   * True when all are on disk. False, and none is written, if they do not follow the last entry or version because
   * somebody else has written.
   */
  append(entries: Appended): Promise<boolean>
  /** The same for one entry that moves the match to another edition. */
  move(entry: Appended, edition: string): Promise<boolean>
  /** Who is waited for has changed without an entry; false if this is not the next version. */
  attend(match: string, version: number, attendance: string, due: number | null): Promise<boolean>
  find(match: string): Promise<StoredMatch | null>
  /** Those of these matches that exist, in any order. */
  findAll(matches: readonly string[]): Promise<readonly StoredMatch[]>
  /** Whether a match of this house has these dice. */
  hasSeed(seed: Seed): Promise<boolean>
  /** The lines from this number on, at most `most`. */
  lines(match: string, from: number, most?: number): Promise<readonly string[]>
  /** What was written from this number on; null if there is no such match. */
  newer(match: string, from: number): Promise<NewerLines | null>
  /** The current versions of those of these matches that exist. */
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The last commands of people, and as many of bots, with the numbers of their entries. */
  commands(match: string, most: number): Promise<readonly { readonly command: string; readonly seq: number }[]>
  /** Matches that this person began and that are over, the last ended first. */
  finished(person: string, most: number): Promise<readonly FinishedMatch[]>
  /** Matches that are due, the longest due first. Nobody is given them again before `until`. */
  claim(now: number, most: number, until: number): Promise<readonly string[]>
  /** Slow matches that were written to since their people were told. */
  untold(most: number): Promise<readonly string[]>
  /** They were told of what this version says; of one that is over there is nothing more to tell. */
  told(match: string, version: number, over: boolean): Promise<void>
  /** What bots weighed in this match, in the order of its entries. Told to nobody before the match is over. */
  thoughts(match: string): Promise<readonly StoredThought[]>
  /** The last stored snapshot. */
  snapshot(match: string): Promise<StoredSnapshot | null>
  /** All matches that this person began, running or over, the oldest first. */
  playedBy(person: string): Promise<readonly PlayedMatch[]>
  /** Takes their name out of the headers of their matches. The logs stay as they are: they hold no names. */
  unname(person: string): Promise<void>
}

/** A document with a version number. */
export interface Kept<T> {
  readonly version: number
  readonly doc: T
}

/** What a table can be looked up by. */
export interface TableKeys {
  readonly id: string
  /** Whether strangers see it in the lobby. */
  readonly listed: boolean
  /** Whose table it is: those who sit there, its host, and those who may come back. */
  readonly people: readonly string[]
  /** What it can be joined by, while it can. No two tables have the same. */
  readonly code: string | null
  readonly changed: number
}

/** Tables are stored as whole documents. */
export interface TableStore<T> {
  find(id: string): Promise<Kept<T> | null>
  /** Stores a new version; false if it is not the next one, or another table has its code. The first is 1. */
  put(keys: TableKeys, version: number, doc: T): Promise<boolean>
  /** The current versions of those of these tables that exist. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  byCode(code: string): Promise<T | null>
  /** Tables in the lobby, the most recently changed first. */
  listed(most: number): Promise<readonly T[]>
  /** Tables of this person, the most recently changed first. */
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
  /** Returns its number. */
  say(room: string, words: Omit<KeptSaid, 'number'>): Promise<number>
  /** The last `most` of what was said after this number, without what is hidden. */
  since(room: string, number: number, most: number): Promise<readonly KeptSaid[]>
  /** What was said last up to this number, whether it is hidden or not, the oldest first. */
  upTo(room: string, number: number, most: number): Promise<readonly (KeptSaid & { readonly hidden: boolean })[]>
  /** Hides a saying, or shows it again. False if there is none, or none to show any more. */
  hide(room: string, number: number, hidden: boolean): Promise<boolean>
  /** The number of what was said last, in those of these rooms where anything was. */
  lasts(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Everything that this person said and that is not hidden, the oldest first. */
  by(person: string): Promise<readonly (KeptSaid & { readonly room: string })[]>
  /** Takes away what this person said. The numbers stay. */
  unsay(person: string): Promise<void>
  /** The same for everything that was said before then. */
  clear(before: number): Promise<void>
}

/** Who has muted whom, anywhere in the house. */
export interface MuteStore {
  /** By this name. Muting twice is harmless; the first name stays. */
  mute(by: string, whom: string, name: string): Promise<void>
  unmute(by: string, whom: string): Promise<void>
  /** Whom this person has muted. */
  of(by: string): Promise<readonly { readonly person: string; readonly name: string }[]>
  /** Who of these people has muted whom of those. */
  among(
    people: readonly string[],
    those: readonly string[],
  ): Promise<readonly { readonly by: string; readonly whom: string }[]>
  /** They mute nobody any more, and whoever has muted them does so without their name. */
  forget(person: string): Promise<void>
}

/** Somebody who plays here: guest or not, the same person on every visit. */
export interface Person {
  readonly id: string
  readonly name: string
  /** The account that authenticates them. */
  readonly account: string
  readonly since: number
  /** Their face and colour; left out if they have not chosen. */
  readonly crest?: OwnCrest
}
export interface PeopleStore {
  find(id: string): Promise<Person | null>
  /** Those of these people who are here, in any order. */
  findAll(ids: readonly string[]): Promise<readonly Person[]>
  /** Everybody who is called exactly that, the newest first. */
  named(name: string, most: number): Promise<readonly Person[]>
  byAccount(account: string): Promise<Person | null>
  put(person: Person): Promise<void>
  /** A token that lets a program play for somebody. Only its hash is stored. */
  addToken(hash: string, person: string, name: string, at: number): Promise<void>
  byToken(hash: string): Promise<Person | null>
  /** A person's tokens, the oldest first. */
  tokensOf(person: string): Promise<readonly { readonly hash: string; readonly name: string; readonly at: number }[]>
  dropToken(hash: string, person: string): Promise<boolean>
  /** All tokens of a person. */
  dropTokens(person: string): Promise<void>
  /** Only the id stays, for what others keep of them. No account leads to it, and it has no name. */
  forget(person: string): Promise<void>
}

/** Editions of games, by name: all that any match here was ever played with. */
export interface EditionStore {
  /** Storing it again is harmless and marks it as in use at that time. */
  put(name: string, game: string, text: string, at: number): Promise<void>
  find(name: string): Promise<string | null>
}

/** A built page: the editions it can show, its document, and its files by path. All compressed with gzip. */
export interface BuiltPage {
  readonly build: string
  readonly editions: readonly string[]
  readonly document: Uint8Array
  /** File names contain a content hash, and pages share files. */
  readonly parts: ReadonlyMap<string, Uint8Array>
}
export interface PageStore {
  /** Storing it again is harmless. */
  put(page: BuiltPage, at: number): Promise<void>
  /** Marks a page as in use at that time; false if it is not stored. */
  touch(build: string, at: number): Promise<boolean>
  /** The document of the newest page that can show this edition. */
  document(edition: string): Promise<Uint8Array | null>
  part(path: string): Promise<Uint8Array | null>
  /** Deletes pages and editions last in use before this time, unless a match was begun with them. */
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
  readonly gallery: GalleryStore
  readonly board: BoardStore
  readonly order: OrderStore
  readonly notices: NoticeStore
  readonly friends: FriendStore
  readonly accounts: AccountStore
  readonly history: HistoryStore
  /** Writes something unimportant; throws if writing is impossible. */
  touch(): Promise<void>
  close(): Promise<void>
}
