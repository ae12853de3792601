import type { Dice, Rng } from './chance.ts'
import type { Asks, Game, GameEvent, Question } from './game.ts'
import type { Entry, Given, Match } from './match.ts'
import { redact, type Seen } from './redact.ts'
import { MAX_SEATS, type Seat } from './seat.ts'

/** Everything a seat has when it is asked. The same for people and bots. */
export interface Sight<S extends object, E extends GameEvent, A extends Asks> {
  readonly seat: Seat
  readonly view: Seen<S>
  readonly question: Question<A>
  /** The time now, in milliseconds, by the clock that the rules' deadlines use. */
  readonly at: number
  /** Every event so far, as this seat was told it. The list grows. */
  readonly told: readonly E[]
  /** What somebody else answered here: the record should weigh it, too, if that can be done. A bot answers the same without it. */
  readonly also?: unknown
}

/** The record of one decision, as plain JSON: what was weighed, what was chosen, and what an explanation may need. */
export interface Decision {
  /** What the values mean: chances of winning, from 0 to 1, or points. */
  readonly unit: 'chance' | 'points'
  /** `share`: how often a solved mix plays it. */
  readonly candidates: readonly { readonly answer: unknown; readonly value: number; readonly share?: number }[]
  /** Which of the candidates became the answer. */
  readonly chosen: number
  /** Beliefs, certificates and other numbers behind it. */
  readonly facts: Readonly<Record<string, number | string | boolean | readonly number[]>>
}

/** Takes the record of a decision. A bot calls it at most once a consultation, and answers the same without it. */
export type Note = (decision: Decision) => void

/** A bot gets what its seat gets, and its own dice. While a clock runs it may answer null: nothing to say yet. */
export type Bot<S extends object = object, E extends GameEvent = GameEvent, A extends Asks = Asks> = (
  sight: Sight<S, E, A>,
  rng: Rng,
  note?: Note,
) => unknown

/** Everything each seat has been told since the match began. */
export class SeatMemories<E extends GameEvent> {
  readonly #told: readonly (readonly [Seat, E[]])[]
  constructor(seats: readonly Seat[]) {
    this.#told = seats.map(seat => [seat, []] as const)
  }
  hear(entry: Entry<E>): void {
    for (const [seat, told] of this.#told) told.push(...redact(entry.events, seat))
  }
  of(seat: Seat): readonly E[] {
    return this.#told[seat]?.[1] ?? []
  }
}

/** A bot's own dice for the answer it gives now. */
export const thinking = (dice: Dice, match: Match, seat: Seat): Rng => dice(match.next * MAX_SEATS + seat)

/**
 * The only way to call a bot: it gets only what its seat sees and was told. Null if the seat is not asked, or if a
 * clock runs and the bot prefers to wait.
 */
export function consult<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  bot: Bot<S, E, A>,
  game: Game<S, E, A, O>,
  state: S,
  seat: Seat,
  told: readonly E[],
  rng: Rng,
  at = 0,
  note?: Note,
): Given | null {
  const view = redact(state, seat)
  const question = game.choice(view, seat)
  if (question === null) return null
  const answer = bot({ seat, view, question, at, told }, rng, note)
  return answer === null ? null : { name: question.name, answer }
}
