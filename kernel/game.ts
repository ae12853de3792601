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

/** Best rank 1; seats that share a rank share the place. */
export type Result = {
  readonly ranking: BySeat<number>
  readonly points: BySeat<number>
  /** Where the table shares a place but a ladder wants an order: the ranking with its ties broken further. */
  readonly standing?: BySeat<number>
}

/** A state that `evolve` owns and may change. Everybody else sees it readonly. */
export type Draft<T> = T extends Only<unknown> | string | number | boolean | null
  ? T
  : { -readonly [K in keyof T]: Draft<T[K]> }

/** What the rules write in: `emit` records an event and turns the page. */
export interface Ledger<S, E extends GameEvent> {
  readonly state: S
  readonly rng: Rng
  /** When this entry is written, in milliseconds: for deadlines, never for chance. */
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
  /** Of the rules. A match is re-decided only by the version it was played with. */
  readonly version: number
  /** The printed content, as data; a match pins its hash. */
  readonly cards: unknown
  readonly seats: { readonly min: number; readonly max: number }
  /** For each question, the rule that says when and to whom it is put: what a refusal out of turn names. */
  readonly asked: { readonly [K in keyof A]: string }
  /** House rules: their values and defaults. */
  readonly options: OptionTable<O>
  /** The table before the first event; a new one at every call. */
  blank(): S
  /** The first events: who sits, what is shuffled, what is dealt. */
  setup(ledger: Ledger<S, E>, seats: readonly Seat[], options: O): void
  /** What this seat is asked now, or null. May open only what the seat itself can see. */
  choice(state: S, seat: Seat): Question<A> | null
  /** The rules. An accepted answer becomes events. */
  decide(ledger: Ledger<S, E>, seat: Seat, answer: Answer<A>): void
  /** One event changes the table, in place. No rules, no dice, nothing opened. */
  evolve(state: Draft<S>, event: E): void
  /** When the rules' own clock runs out, in milliseconds; null if no clock runs. */
  deadline?(state: S): number | null
  /** The rules of a clock that ran out. */
  expire?(ledger: Ledger<S, E>): void
  /** A seat is given up for good and nobody takes it over. Without this a game always wants all its seats. */
  leave?(ledger: Ledger<S, E>, seat: Seat): void
  /** Whether a seat has left. */
  hasLeft?(state: S, seat: Seat): boolean
  result(state: S): Result | null
}
