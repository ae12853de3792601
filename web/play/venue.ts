import { type ComponentType, createContext, useContext } from 'react'
import type { Client } from '#client/connection'
import type { Refused, Sitter } from '#client/messages'
import type { Store } from '../house/store.ts'

/** What is known of a match before it can be shown. */
export interface MatchKnown {
  readonly game: string
  /** Another page shows it, which is on its way; or none can. */
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

/** Where a match is played, in the house or on this device: what its page needs of that place. */
export interface Venue {
  readonly client: Client
  /** The time there, which the rules' deadlines go by. */
  readonly now: () => number
  /** A number that grows with every change of this match. */
  readonly pageOf: (match: string) => Store<number>
  readonly told: (match: string) => Promise<MatchKnown | Refused>
  /** Hears of the table and its talk until the returned is called. */
  readonly watch: (table: string) => () => void
  /** Whether there is a table of the tavern: to go to, to leave, to talk at. */
  readonly hasTable: boolean
  /** Who sits where, if no table of the tavern tells. */
  readonly sitters: readonly Sitter[] | null
  /** The seed that opens the seal; null before the end. */
  readonly seed: (match: string) => Promise<string | null>
  readonly verify: (match: string) => Promise<Checked | Refused>
  /** Where the match can be had as a file, or what hands it out. */
  readonly file: (match: string) => string | (() => void)
  /** The next one, after this is over. */
  readonly Again: ComponentType<AgainProps>
  /** What one can do there while others are asked. */
  readonly Meanwhile: ComponentType | null
  /** What is said there to who looks on without a seat, if not that they look on. */
  readonly Looking: ComponentType | null
  /** What one can do there beside what is asked, at the lower edge of the stage. */
  readonly OverStage: ComponentType | null
  /** What stands in the bar at the top beside the clock. */
  readonly InBar: ComponentType | null
}

export const VenueContext = createContext<Venue | null>(null)

export function useVenue(): Venue {
  const venue = useContext(VenueContext)
  if (venue === null) throw new Error('this match is nowhere')
  return venue
}
