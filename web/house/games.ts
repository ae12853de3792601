import type { OptionValue } from '#client/messages'

/** What the page says of a game before anything is loaded. A test compares it with the games themselves. */
export interface GameShown {
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: { readonly min: number; readonly max: number }
  /** At how many seats one plays at once against bots. */
  readonly usual: number
  /** House rules for who has never played it, and plays at once. */
  readonly first?: Readonly<Record<string, OptionValue>>
}

export const gamesShown = {
  fist: { seats: { min: 3, max: 6 }, minutes: { min: 45, max: 60 }, usual: 4 },
  gold: { seats: { min: 3, max: 6 }, minutes: { min: 30, max: 45 }, usual: 4, first: { game: 'basic' } },
  dwarves: { seats: { min: 2, max: 4 }, minutes: { min: 30, max: 60 }, usual: 3 },
} as const satisfies Readonly<Record<string, GameShown>>

export type GameId = keyof typeof gamesShown
export const gameIds = Object.keys(gamesShown) as readonly GameId[]
/** The page's own name for a game of the house: one it knows, or another. */
export const knownGame = (game: string): GameId | 'other' => gameIds.find(id => id === game) ?? 'other'
