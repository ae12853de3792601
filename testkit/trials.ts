import type { Page } from 'playwright'
import type { GameEvent } from '#kernel/game'
import type { Seat } from '#kernel/seat'

/* What the trials of the whole house must know of a game to play it well. It stands in `trials.ts` beside the game's rules. */

export type ChosenOptions = Readonly<Record<string, string | number | boolean>>

/** Somebody answers, or the rules' clock runs out. */
export type Step = 'clock' | readonly [seat: Seat, name: string, answer: unknown]

/** Two tables of three that differ only in what Cleo alone can see, and what is done at both. */
export interface Alike {
  readonly options: object
  /** The first events: with something in Cleo's hand that matters now, and without. */
  readonly tables: readonly [with_: readonly GameEvent[], without: readonly GameEvent[]]
  readonly steps: readonly Step[]
}

/** Where a page shows what: by selectors. */
export interface OnPage {
  /** Where a player's page says what only they may know. */
  readonly secrets: string
  /** What is on no page but that of the player who sits there. */
  readonly own: readonly string[]
  /** The points that the end explains, by name. */
  explained(page: Page): Promise<Readonly<Record<string, number>>>
}

export interface Trials {
  /** The options of a short match, and of the shortest that shows everything. */
  readonly short: ChosenOptions
  readonly shortest?: ChosenOptions
  /** The options under which a game is played in a storm: with clocks of its own and without. */
  readonly storms: readonly ChosenOptions[]
  /** Whether hidden things can be told by the time an answer takes. */
  readonly alike?: Alike
  readonly page?: OnPage
}

/** The sum of the first number in each of these texts. */
export const summed = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Number(/-?\d+/.exec(text)?.[0] ?? Number.NaN), 0)

/** A name as it is written where a seat's mark stands before it. */
export const nameIn = (text: string | null): string => (text ?? '').replace(/^\P{L}+/u, '')
