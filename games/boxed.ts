import type { Bot } from '#kernel/bot'
import type { Asks, Game, GameEvent, Question } from '#kernel/game'
import type { Census } from '#kernel/laws/witness'
import type { Seat, Viewer } from '#kernel/seat'

/** How a game speaks in one language. It is always given a viewer's own view. */
export interface Voice<S extends object = object, E extends GameEvent = GameEvent, A extends Asks = Asks> {
  /** What a newcomer must know before the first question, in a few lines. */
  readonly intro: readonly string[]
  /** The cards that matter now, each with its effect. A player can look up the others by name. */
  cards(view: S): readonly string[]
  /** Every card in the box, in the same format, if there are more than those. */
  readonly box?: readonly string[]
  /** An event as a line of the log; null if it needs no mention. */
  event(event: E, names: readonly string[]): string | null
  /** Whether somebody not involved can be spared this event. `isAsked` says whether they are asked something now. */
  aside?(event: E, isAsked: boolean): boolean
  /** The question to the seat, as a line above the prompt. */
  question(question: Question<A>, view: S, seat: Seat, names: readonly string[]): string
  /** A possible answer, as listed in the prompt; in a menu, an answer to this move. */
  option(question: Question<A>, option: string | number, view: S, names: readonly string[], move?: string): string
  /** The name of a move in a menu. */
  move(question: Question<A>, move: string, view: S, names: readonly string[]): string
  /** The table as a few lines of text. `told` is everything the viewer has been told so far. */
  board(view: S, viewer: Viewer, names: readonly string[], told: readonly E[]): readonly string[]
}

/** Adds to a counter, one by default. */
export type Count = (counter: string, by?: number) => void

/** What is needed to play a game: its rules and its bots. */
export interface Playable<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> {
  readonly game: Game<S, E, A, O>
  /** Named sets of options. */
  readonly presets: Readonly<Record<string, Partial<O>>>
  /** The game's own bots, by name and version: `greedy@1`. */
  readonly bots: Readonly<Record<string, Bot<S, E, A>>>
}

/** A game in its box: the rules and everything the tools need, so that no tool knows any particular game. */
export interface Boxed<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> extends Playable<S, E, A, O> {
  readonly title: string
  readonly voice: Voice<S, E, A>
  /** Where the game's numbered rules are. Its golden files are next to them. */
  readonly rules: URL
  readonly census: Census<S>
  /** Measures of a finished game, such as its number of rounds. */
  measures(state: S): Readonly<Record<string, number>>
  /** Yes-or-no facts about a finished game, reported as the share of games in which they hold. */
  shares?(state: S): Readonly<Record<string, boolean>>
  /** Figures derived from the counters over many games, such as a success rate. */
  rates?(counters: Readonly<Record<string, number>>): Readonly<Record<string, number>>
  /** How a seat played a whole game, as numbers that everybody at the table could have noted: always the same ones. */
  habits?(events: readonly E[], seat: Seat): readonly number[]
  /** For one game, what to count over many: each event names its counters, such as `characters.thief.sales`. */
  tally(): (event: E, count: Count) => void
}

/** A game without its own types. It is only ever given data of its own. */
export const boxed = <S extends object, E extends GameEvent, A extends Asks, O extends object>(
  box: Boxed<S, E, A, O>,
): Boxed => box as unknown as Boxed

export const playable = <S extends object, E extends GameEvent, A extends Asks, O extends object>(
  play: Playable<S, E, A, O>,
): Playable => play as unknown as Playable
