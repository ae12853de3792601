import type { Rng } from './chance.ts'
import type { OptionTable } from './options.ts'
import type { AnswerTo, Ask } from './question.ts'
import type { BySeat, Seat } from './seat.ts'
import type { Only } from './secret.ts'

export type GameEvent = { readonly type: string }
/** The names of a game's questions and their shapes. */
export type Asks = Readonly<Record<string, Ask>>

export type Question<A extends Asks = Asks> = {
  [K in keyof A & string]: { readonly name: K; readonly ask: A[K] }
}[keyof A & string]
export type Answer<A extends Asks = Asks> = {
  [K in keyof A & string]: { readonly name: K; readonly answer: AnswerTo<A[K]> }
}[keyof A & string]

/** Rank 1 is best. Seats may share a rank. */
export type Result = {
  readonly ranking: BySeat<number>
  readonly points: BySeat<number>
  /** The ranking with ties broken further, for a ladder that needs an order. */
  readonly standing?: BySeat<number>
}

/** A state that `evolve` may change. To everybody else it is readonly. */
export type Mutable<T> = T extends Only<unknown> | string | number | boolean | null
  ? T
  : { -readonly [K in keyof T]: Mutable<T[K]> }

/** What the rules write to: `emit` records an event and applies it. */
export interface Ledger<S, E extends GameEvent> {
  readonly state: S
  readonly rng: Rng
  /** The time of this entry, in milliseconds. For deadlines, never for chance. */
  readonly at: number
  emit(event: E): void
}

export interface Game<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> {
  readonly id: string
  /** The version of the rules. A match is verified only by the version it was played with. */
  readonly version: number
  /** The printed cards, as data. The header of a match has their hash. */
  readonly cards: unknown
  readonly seats: { readonly min: number; readonly max: number }
  /** For each question, the rule that says when and whom it is asked. A refusal out of turn names it. */
  readonly asked: { readonly [K in keyof A]: string }
  /** House rules: their values and defaults. */
  readonly options: OptionTable<O>
  /** A new state before the first event. */
  blank(): S
  /** The first events: seating and dealing. */
  setup(ledger: Ledger<S, E>, seats: readonly Seat[], options: O): void
  /** The question for this seat now, or null. May open only secrets this seat may see. */
  choice(state: S, seat: Seat): Question<A> | null
  /** The rules: turns an accepted answer into events. */
  decide(ledger: Ledger<S, E>, seat: Seat, answer: Answer<A>): void
  /** Applies one event to the state, in place. No rules, no dice, no opening of secrets. */
  evolve(state: Mutable<S>, event: E): void
  /** When the rules' own clock runs out, in milliseconds; null if no clock runs. */
  deadline?(state: S): number | null
  /** What happens when the clock has run out. */
  expire?(ledger: Ledger<S, E>): void
  /** A seat is given up for good and nobody takes it over. Without this, a game needs all its seats. */
  leave?(ledger: Ledger<S, E>, seat: Seat): void
  /** Whether a seat has left. */
  hasLeft?(state: S, seat: Seat): boolean
  result(state: S): Result | null
}
