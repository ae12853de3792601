import type { Asks, GameEvent, Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import type { Named, Saying } from './saying.ts'

/** An answer that a player is about to give, with what that player sees. Null is waiting. */
export interface Considered<S extends object = object, E extends GameEvent = GameEvent, A extends Asks = Asks> {
  readonly question: Question<A>
  readonly view: S
  readonly told: readonly E[]
  readonly seat: Seat
  readonly answer: unknown
  /** The time at the table, in milliseconds. */
  readonly at: number
}

/** What speaks against an answer, one sentence each, from what its player can see. Empty if nothing does. */
export type Warnings = (considered: Considered) => readonly Saying[]

/** Creates the sayings of a game's warnings, whose words are kept apart from those of the table. */
export const warningSayer =
  <T>() =>
  (name: Named<T>, pieces: Saying['with'] = {}): Saying => ({ say: `warnings.${name}`, with: pieces })
