import { expectation, type Problem, problemWith } from './answer.ts'
import type { Dice, Rng } from './chance.ts'
import type { Answer, Asks, Game, GameEvent, Ledger, Mutable } from './game.ts'
import { type Seat, seatsOf } from './seat.ts'
import { nobody, type Only, only, peek } from './secret.ts'

/** An answer as it comes in: the name of its question, and any value. */
export interface Given {
  readonly name: string
  readonly answer: unknown
}

/**
 * Who caused an entry: a seat that answered (the answer is its own secret), a seat that answered covertly (nobody is
 * told who), a seat that left for good, the rules' clock, the house, or a move to another edition.
 */
export type Author =
  | { readonly seat: Seat; readonly answer: Only<Given> }
  | { readonly covert: Only<{ readonly seat: Seat; readonly answer: Given }> }
  | { readonly left: Seat }
  | { readonly edition: string }
  | 'clock'
  | 'house'

/** One line of the log: who acted, and every event it caused. Appended whole or not at all. */
export interface Entry<E extends GameEvent = GameEvent> {
  readonly seq: number
  readonly at: number
  readonly by: Author
  readonly events: readonly E[]
}

/** What a match is played with, fixed when it opens. */
export interface MatchSetup<O extends object = object> {
  readonly seats: number
  readonly options: O
  readonly dice: Dice
}

/** One play of a game. Its state changes in place; `copy` what you want to keep. */
export interface Match<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> {
  readonly game: Game<S, E, A, O>
  readonly seats: readonly Seat[]
  readonly options: O
  readonly dice: Dice
  readonly state: S
  /** The number of the next entry. */
  readonly next: number
  /** The time of the last entry. It never goes back, whatever the clock does. */
  readonly at: number
  /** An entry is being written. If the rules throw, this stays true: the state is half changed and nothing was recorded. */
  readonly writing: boolean
}

/** A new match and its first entry. */
export interface Start<S extends object, E extends GameEvent, A extends Asks, O extends object> {
  readonly match: Match<S, E, A, O>
  readonly entry: Entry<E>
}

export type Refusal =
  | Problem
  | {
      readonly refused: 'over' | 'not asked' | 'another question' | 'too early'
      readonly rule: string | null
      readonly expected: string
    }

export const isRefusal = (it: object): it is Refusal => 'refused' in it

/** A match without entries, to fold a log into. */
export function blank<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  game: Game<S, E, A, O>,
  terms: MatchSetup<O>,
): Match<S, E, A, O> {
  const { min, max } = game.seats
  if (!Number.isInteger(terms.seats) || terms.seats < min || terms.seats > max)
    throw new RangeError(`${game.id} has ${min} to ${max} seats, not ${terms.seats}`)
  const { options, dice } = terms
  return { game, seats: seatsOf(terms.seats), options, dice, state: game.blank(), next: 0, at: 0, writing: false }
}

/** Opens a match. The first entry is by the house. */
export function open<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  game: Game<S, E, A, O>,
  terms: MatchSetup<O>,
  at = 0,
): Start<S, E, A, O> {
  const match = blank(game, terms)
  const page = new EntryLedger(match, at)
  game.setup(page, match.seats, match.options)
  return { match, entry: record(match, 'house', page) }
}

/** A seat answers its question. There is no other way in. */
export function submit<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  match: Match<S, E, A, O>,
  seat: Seat,
  given: Given,
  at = 0,
): Entry<E> | Refusal {
  const question = Number.isInteger(seat) && match.seats[seat] === seat ? match.game.choice(match.state, seat) : null
  const { name, answer: value }: Given = given ?? {} // input from outside may be anything
  if (question === null) return notAsked(match, name)
  if (question.name !== name)
    return {
      refused: 'another question',
      rule: whenAsked(match, name),
      expected: `${question.name}: ${expectation(question.ask)}`,
    }
  const problem = problemWith(question.ask, value)
  if (problem !== null) return problem
  const answer = { name, answer: value }
  const page = new EntryLedger(match, at)
  match.game.decide(page, seat, answer as Answer<A>)
  const isCovert = question.ask.kind === 'menu' && question.ask.covert
  return record(match, isCovert ? { covert: nobody({ seat, answer }) } : { seat, answer: only(seat, answer) }, page)
}

/** The rules' own clock ran out. An entry like any other; the order of the log decides races. */
export function expire<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  match: Match<S, E, A, O>,
  at: number,
): Entry<E> | Refusal {
  const { game, state } = match
  const due = game.deadline?.(state) ?? null
  if (due === null || game.expire === undefined) return notAsked(match)
  if (!(at >= due)) return { refused: 'too early', rule: null, expected: `not before ${due}` }
  const page = new EntryLedger(match, at)
  game.expire(page)
  return record(match, 'clock', page)
}

/** A seat is given up for good. Only for games that can go on without it. */
export function remove<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  match: Match<S, E, A, O>,
  seat: Seat,
  at = 0,
): Entry<E> | Refusal {
  const { game, state } = match
  if (game.result(state) !== null) return notAsked(match)
  if (game.leave === undefined || match.seats[seat] !== seat || game.hasLeft?.(state, seat) === true)
    return {
      refused: 'not asked',
      rule: null,
      expected: 'a seat of this match, in a game that goes on without it',
    }
  const page = new EntryLedger(match, at)
  game.leave(page, seat)
  return record(match, { left: seat }, page)
}

/** Lets the rules' clock run out at once; null if no clock runs. */
export function ring<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  match: Match<S, E, A, O>,
): Entry<E> | Refusal | null {
  const due = match.game.deadline?.(match.state) ?? null
  return due === null ? null : expire(match, due)
}

/** Does again what an entry says was done. The entry comes from the log, so its answer is known. */
export function again<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  match: Match<S, E, A, O>,
  { by, at }: Entry<E>,
): Entry<E> | Refusal {
  if (by === 'house' || (typeof by === 'object' && 'edition' in by))
    return { refused: 'not asked', rule: null, expected: 'a seat or the clock, found the house' }
  if (by === 'clock') return expire(match, at)
  if ('left' in by) return remove(match, by.left, at)
  if (!('covert' in by)) return submit(match, by.seat, peek(by.answer), at)
  const { seat, answer } = peek(by.covert)
  return submit(match, seat, answer, at)
}

/** Applies an entry that was written elsewhere: from a log that is loaded, or for a viewer's redacted copy. */
export function follow<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  match: Match<S, E, A, O>,
  entry: Entry<E>,
): void {
  if (entry.seq !== match.next) throw new RangeError(`entry ${entry.seq} does not follow ${match.next - 1}`)
  begin(match)
  for (const event of entry.events) match.game.evolve(match.state as Mutable<S>, event)
  end(match, entry.at)
}

const notAsked = (match: Match, name?: string): Refusal =>
  match.game.result(match.state) === null
    ? { refused: 'not asked', rule: whenAsked(match, name), expected: 'nothing from this seat now' }
    : { refused: 'over', rule: null, expected: 'nothing more: the game is over' }

const whenAsked = ({ game }: Match, name: unknown): string | null =>
  typeof name === 'string' && Object.hasOwn(game.asked, name) ? (game.asked[name] ?? null) : null

type Progress = { next: number; at: number; writing: boolean }

function begin(match: Progress): void {
  if (match.writing) throw new Error('this match was left half-written: load it from its log')
  match.writing = true
}
function end(match: Progress, at: number): number {
  match.writing = false
  match.at = at
  return match.next++
}

/** Finishes an entry. If the rules threw before this, nothing was recorded. */
function record<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  match: Match<S, E, A, O>,
  by: Entry<E>['by'],
  { at, events }: EntryLedger<S, E, A, O>,
): Entry<E> {
  return { seq: end(match, at), at, by, events }
}

/** No events yet. Most entries have one event, and a list made for one is smaller than a list that grew. */
const none: never[] = []

class EntryLedger<S extends object, E extends GameEvent, A extends Asks, O extends object> implements Ledger<S, E> {
  readonly state: S
  readonly at: number
  events: E[] = none
  readonly #match: Match<S, E, A, O>
  #rng: Rng | null = null

  constructor(match: Match<S, E, A, O>, at: number) {
    if (!Number.isSafeInteger(at)) throw new RangeError(`expected a time in whole milliseconds, found ${String(at)}`)
    begin(match)
    this.#match = match
    this.state = match.state
    this.at = Math.max(match.at, at)
  }
  get rng(): Rng {
    this.#rng ??= this.#match.dice(this.#match.next)
    return this.#rng
  }
  emit(event: E): void {
    if (this.events === none) this.events = [event]
    else this.events.push(event)
    this.#match.game.evolve(this.state as Mutable<S>, event)
  }
}
