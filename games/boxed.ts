import type { Bot } from '#kernel/bot'
import type { Asks, Game, GameEvent, Question } from '#kernel/game'
import type { Census } from '#kernel/laws/witness'
import type { Seat, Viewer } from '#kernel/seat'

/** How a game speaks in one language. What it is given is always a viewer's own view. */
export interface Voice<S extends object = object, E extends GameEvent = GameEvent, A extends Asks = Asks> {
  /** What a newcomer must know before the first question, in a few lines. */
  readonly intro: readonly string[]
  /** The cards that matter now, each with what it does; what else a player may look up by name. */
  cards(view: S): readonly string[]
  /** Every card of the box, in the same way, where there are more than those. */
  readonly box?: readonly string[]
  /** What happened, as a line of the log; null for what goes without saying. */
  event(event: E, names: readonly string[]): string | null
  /** What somebody who does not take part, and is asked something now or not, may be spared. */
  aside?(event: E, isAsked: boolean): boolean
  /** What the seat is asked, as a line above the prompt. */
  question(question: Question<A>, view: S, seat: Seat, names: readonly string[]): string
  /** A possible answer, as the prompt lists it; in a menu, to this move. */
  option(question: Question<A>, option: string | number, view: S, names: readonly string[], move?: string): string
  /** How a move of a menu is called. */
  move(question: Question<A>, move: string, view: S, names: readonly string[]): string
  /** The table as a few lines of text; `told` is what the viewer has been told so far. */
  board(view: S, viewer: Viewer, names: readonly string[], told: readonly E[]): readonly string[]
}

/** Adds to a counter, one by default. */
export type Count = (counter: string, by?: number) => void

/** What it takes to play a game: its rules, and who plays if nobody else does. */
export interface Playable<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> {
  readonly game: Game<S, E, A, O>
  /** Options that go together, by one name. */
  readonly presets: Readonly<Record<string, Partial<O>>>
  /** The game's own bots, by name and version: `greedy@1`. */
  readonly bots: Readonly<Record<string, Bot<S, E, A>>>
}

/** A game in its box: the rules and all that the tools want to know, so that no tool knows a game. */
export interface Boxed<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> extends Playable<S, E, A, O> {
  readonly title: string
  readonly voice: Voice<S, E, A>
  /** Where the numbered rules of the game are; its golden files lie beside them. */
  readonly rules: URL
  readonly census: Census<S>
  /** What a finished game is measured by, such as its rounds. */
  measures(state: S): Readonly<Record<string, number>>
  /** What is true or not of a finished game; reported as the share of games in which it was. */
  shares?(state: S): Readonly<Record<string, boolean>>
  /** Figures worked out from what was counted over many games, such as a rate of success. */
  rates?(counters: Readonly<Record<string, number>>): Readonly<Record<string, number>>
  /** For one game, what is counted over many: each event names its counters, such as `characters.thief.sales`. */
  tally(): (event: E, count: Count) => void
}

/** A game whose own types are forgotten: it is only ever given what came from it. */
export const boxed = <S extends object, E extends GameEvent, A extends Asks, O extends object>(
  box: Boxed<S, E, A, O>,
): Boxed => box as unknown as Boxed

export const playable = <S extends object, E extends GameEvent, A extends Asks, O extends object>(
  play: Playable<S, E, A, O>,
): Playable => play as unknown as Playable
