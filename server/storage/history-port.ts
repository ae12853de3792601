import type { Header } from '#kernel/file'
import type { Pace } from '../matches/pace.ts'

/** Where a match was played: at this house, or on a device from which it was brought. */
export type Played = 'house' | 'device'

/** Why a match does not count as finished on time: its player ran out of time, or had left when it ended. */
export type Fault = 'late' | 'left'

/** Whom somebody played with: a person by their id, or a bot by its level. */
export const botRival = (level: string): string => `bot ${level}`

/** Whether somebody finished before a rival, after them, or level. */
export interface Encounter {
  readonly person: string
  readonly rival: string
  readonly ahead: 1 | 0 | -1
}

/** How a match ended for one of its people. */
export interface Outcome {
  readonly person: string
  /** 1 is best; null if the result cannot be told any more. */
  readonly place: number | null
  readonly fault: Fault | null
}

/** How a match ended for everybody. Rivals are counted only among those who stayed to the end. */
export interface Ending {
  readonly outcomes: readonly Outcome[]
  readonly encounters: readonly Encounter[]
}

/** What is known of a match from its beginning on. */
export interface Beginning {
  readonly game: string
  readonly seats: number
  readonly pace: Pace['kind']
  /** How many different people played, and how many bots. */
  readonly people: number
  readonly bots: number
}

/** A match that is over, as one of its people keeps it. */
export interface PastMatch extends Beginning {
  readonly match: string
  readonly ended: number
  readonly place: number | null
  readonly fault: Fault | null
  readonly played: Played
}

/** Where a page ended. */
export interface PastPlace {
  readonly ended: number
  readonly match: string
}

/** Which matches somebody wants to see. Wishes that are left out do not matter. */
export interface HistoryWish {
  readonly game?: string
  /** With one of these people; or with bots and nobody else. */
  readonly rivals?: readonly string[] | 'bots'
  readonly won?: boolean
  /** At a slow table; or, if false, at any other. */
  readonly isSlow?: boolean
  readonly after?: PastPlace
  readonly most: number
}

/** A match that was played on a device, as it is stored. */
export interface BroughtMatch {
  readonly person: string
  /** The SHA-256 of its file. */
  readonly match: string
  readonly header: Header
  /** The seat of this person, and by seat who was a bot, as its level. */
  readonly seat: number
  readonly bots: readonly (string | null)[]
  /** The file, compressed and in base64. */
  readonly file: string
  readonly at: number
}

/** How somebody stands against a rival. */
export interface Score {
  readonly rival: string
  readonly ahead: number
  readonly behind: number
}

/** Finished matches by person. The house's own are written with their last entry (`MatchStore.append`). */
export interface HistoryStore {
  /** The last ended first. */
  page(person: string, wish: HistoryWish): Promise<readonly PastMatch[]>
  /** By game, how many were played here, and how many of them were won. Those that were brought count for nothing. */
  counts(person: string): Promise<readonly { readonly game: string; readonly played: number; readonly won: number }[]>
  scores(person: string): Promise<readonly Score[]>
  /** Of each of these people: how their last matches with other people at this house went, the last ended first. */
  faults(people: readonly string[], most: number): Promise<ReadonlyMap<string, readonly (Fault | null)[]>>
  /** Stores a match from a device; `known` if this person has brought it before, `full` if they have brought that many. */
  bring(
    brought: BroughtMatch,
    past: Omit<PastMatch, 'match' | 'played'>,
    most: number,
  ): Promise<'kept' | 'known' | 'full'>
  /** Those of these matches that this person has brought, in any order. */
  brought(person: string, matches: readonly string[]): Promise<readonly Omit<BroughtMatch, 'file'>[]>
  fileOf(person: string, match: string): Promise<string | null>
  /** Takes a match from a device out of one's history again; false if there is none. */
  drop(person: string, match: string): Promise<boolean>
  /** Matches that ended before places were stored, or at a node of an older version. */
  unsettled(most: number): Promise<readonly string[]>
  /** Writes how such a match ended. Doing it again changes nothing. */
  settle(match: string, beginning: Beginning, ending: Ending): Promise<void>
  /** Everything that is kept here about somebody, for their own eyes: row by row. */
  allOf(person: string): Promise<{ readonly matches: readonly PastMatch[]; readonly brought: readonly BroughtMatch[] }>
  /** Forgets it all. Scores of others against them stay. */
  forget(person: string): Promise<void>
}
