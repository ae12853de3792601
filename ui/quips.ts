import type { Seat } from '#kernel/seat'

/** What a bot with a persona may have something to say about. All of it was seen by everybody. */
export const occasions = ['sits', 'bigWin', 'lostTie', 'robbed', 'close', 'won', 'lost'] as const
export type Occasion = (typeof occasions)[number]

/** What a game tells of: it got something large, lost a tie, was robbed, or is about to win the match. The page knows the rest. */
export type TableOccasion = Extract<Occasion, 'bigWin' | 'lostTie' | 'robbed' | 'close'>

/** A seat, and what happened to it. */
export interface Occurred {
  readonly seat: Seat
  readonly occasion: TableOccasion
}
