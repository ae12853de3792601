import type { BySeat } from '#kernel/seat'

/** How long a seat may think. */
export type Pace =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly cap: number }
  | {
      readonly kind: 'slow'
      readonly hours: number
      readonly quiet: { readonly from: number; readonly to: number } | null
    }
  | { readonly kind: 'untimed' }

/** Somebody on a seat, by the name they have at this table. A bot may play instead of somebody who left during the match. */
export type Sitter =
  | { readonly person: string; readonly name: string; readonly bot?: never; readonly insteadOf?: never }
  | { readonly bot: string; readonly name: string; readonly insteadOf?: string; readonly person?: never }

export interface TableSeat {
  readonly sitter: Sitter | null
  /** Bots always are. */
  readonly ready: boolean
}

/** Closed: nobody is left, and nobody comes back. */
export type TableState = 'gathering' | 'playing' | 'over' | 'closed'

export type OptionValue = string | number | boolean

/** A table of the tavern. Matches are played at it, one after another. */
export interface Table {
  readonly id: string
  /** Counts its changes: of two tellings the higher one is newer. */
  readonly version: number
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly pace: Pace
  /** Whether strangers see it in the lobby, or only who has the link comes. */
  readonly listed: boolean
  /** The person who sets it up; null when nobody is left. */
  readonly host: string | null
  readonly seats: BySeat<TableSeat>
  readonly state: TableState
  /** The match that is played, or is over; playing without one, it is about to begin. */
  readonly match: string | null
  /** The matches played here before. */
  readonly rematches: readonly string[]
  /** Who was shown out and may not sit down again. */
  readonly barred: readonly string[]
  readonly made: number
  readonly changed: number
}
