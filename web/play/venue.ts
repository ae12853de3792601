import { type ComponentType, createContext, useContext } from 'react'
import type { Client } from '#client/connection'
import type { Refused, Sitter } from '#client/messages'
import type { BotThought } from '#client/thoughts'
import type { Observable } from '../house/observable.ts'

/** What is known about a match before it can be shown. */
export interface MatchKnown {
  readonly game: string
  /** Another page shows it and is being loaded, or no page can. */
  readonly elsewhere: 'on its way' | 'nowhere' | null
  readonly table: string
}
export interface Checked {
  readonly verified: boolean
  readonly problem: string | null
}
export interface AgainProps {
  readonly showResult: (() => void) | null
}

/** Where a match is played, in the house or on this device: what its page needs from that place. */
export interface Venue {
  readonly client: Client
  /** The time there. The rules' deadlines use it. */
  readonly now: () => number
  /** A number that grows with every change of this match. */
  readonly pageOf: (match: string) => Observable<number>
  readonly told: (match: string) => Promise<MatchKnown | Refused>
  /** Watches the table and its chat until the returned function is called. */
  readonly watch: (table: string) => () => void
  /** Whether there is a tavern table to visit, leave or talk at. */
  readonly hasTable: boolean
  /** Whether several people play at this screen. Log and result then call everybody by name. */
  readonly isShared: boolean
  /** Who sits where, if no tavern table says so. */
  readonly sitters: readonly Sitter[] | null
  /** The seed that opens the seal; null before the end. */
  readonly seed: (match: string) => Promise<string | null>
  readonly verify: (match: string) => Promise<Checked | Refused>
  /** What its bots weighed, and the match file as text; null before the end, or if it is not to be had. */
  readonly thoughts: (match: string) => Promise<readonly BotThought[] | null>
  readonly text: (match: string) => Promise<string | null>
  /** The address of the match as a file, or a function that saves it. */
  readonly file: (match: string) => string | (() => void)
  /** Stops the match while its player reads something over it; null if others play there, too. */
  readonly rest: ((isResting: boolean) => void) | null
  /** How to start the next match after this one. */
  readonly Again: ComponentType<AgainProps>
  /** What a player can do there while others are asked. */
  readonly Meanwhile: ComponentType | null
  /** What spectators without a seat are told there, if not that they are watching. */
  readonly Looking: ComponentType | null
  /** Additional actions there, at the lower edge of the stage. */
  readonly OverStage: ComponentType | null
  /** Content of the top bar, next to the clock. */
  readonly InBar: ComponentType | null
  /** What a lesson needs to know and shows; null if this is none. */
  readonly lesson: LessonVenue | null
}

/** A lesson at the table. Nothing else introduces a newcomer meanwhile. */
export interface LessonVenue {
  /** An answer was taken, as this entry. */
  readonly answered: (name: string, answer: unknown, seq: number) => void
  /** What there is to learn, in place of log, chat and rules where there is room beside the table. */
  readonly Beside: ComponentType
}

export const VenueContext = createContext<Venue | null>(null)

export function useVenue(): Venue {
  const venue = useContext(VenueContext)
  if (venue === null) throw new Error('this match is nowhere')
  return venue
}
