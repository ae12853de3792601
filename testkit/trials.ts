import type { Page } from 'playwright'
import type { GameEvent } from '#kernel/game'
import type { Seat } from '#kernel/seat'

/* What the trials of the whole house need to know about a game. Kept in `trials.ts` next to the game's rules. */

export type ChosenOptions = Readonly<Record<string, string | number | boolean>>

/** An answer, or the rules' clock runs out. */
export type Step = 'clock' | readonly [seat: Seat, name: string, answer: unknown]

/** Two tables of three that differ only in what Cleo alone can see, and the steps played at both. */
export interface Alike {
  readonly options: object
  /** The first events: with something in Cleo's hand that matters now, and without. */
  readonly tables: readonly [with_: readonly GameEvent[], without: readonly GameEvent[]]
  readonly steps: readonly Step[]
}

/** Where things are on a page, as selectors. */
export interface OnPage {
  /** Where a player's page shows what only they may know. */
  readonly secrets: string
  /** What is shown only on that player's own page. */
  readonly own: readonly string[]
  /** The points that the result explains, by name. */
  explained(page: Page): Promise<Readonly<Record<string, number>>>
}

/** A posed table: all its events, with their secrets. */
export interface Pose {
  readonly seats: number
  readonly options: object
  readonly events: readonly GameEvent[]
}
/** Poses by name, each for a clock that runs out at this time. */
export type Poses = Readonly<Record<string, (closes: number) => Pose>>

export interface Trials {
  /** The options of a short match, and of the shortest one that shows everything. */
  readonly short: ChosenOptions
  readonly shortest?: ChosenOptions
  /** The options for matches in a storm: with clocks of the rules and without. */
  readonly storms: readonly ChosenOptions[]
  /** For checking that response times do not reveal hidden things. */
  readonly alike?: Alike
  readonly page?: OnPage
  /** A table for every question, and for whatever rarely comes up by chance. */
  readonly poses?: () => Promise<Poses>
}

interface PosedState {
  readonly options: object
  readonly sides: readonly object[]
}

/** Tables as poses; `at` moves their clocks. */
export const posesOf = <E extends GameEvent>(
  tables: Readonly<Record<string, () => { readonly events: readonly E[]; readonly state: PosedState }>>,
  at: (event: E, closes: number) => E = event => event,
): Poses =>
  Object.fromEntries(
    Object.entries(tables).map(([name, make]) => [
      name,
      closes => {
        const { events, state } = make()
        return { seats: state.sides.length, options: state.options, events: events.map(event => at(event, closes)) }
      },
    ]),
  )

/** The sum of the first number in each of these texts. */
export const summed = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Number(/-?\d+/.exec(text)?.[0] ?? Number.NaN), 0)

/** The name in a text that begins with a seat's mark. */
export const nameIn = (text: string | null): string => (text ?? '').replace(/^\P{L}+/u, '')
