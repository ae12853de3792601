import { type BySeat, of, type Seat, seatsOf } from '#kernel/seat'
import { both, type Only, only } from '#kernel/secret'

/*
 * The data of a window for reactions. Code that looks inside is in window.ts, because `evolve` uses this file and may
 * not open secrets.
 */

/** The answers so far, null for none. Only the seat itself knows its answer, or whether it has answered. */
export type Sealed<Move> = BySeat<Only<Move | null>>

/**
 * A moment in which several seats may react without revealing who could have. All answers are sealed, and opened when
 * it closes. Only public facts decide whether it opens. With equal windows it stays open for its full time, whatever
 * the answers are.
 */
export interface Window<Move> {
  readonly seats: readonly Seat[]
  readonly sealed: Sealed<Move>
}

export const nothingSealed = (seats: number): Sealed<never> => seatsOf(seats).map(seat => only(seat, null))

/** One seat answers. Everybody is told in the same form, so that nobody else can tell who it was. */
export const sealing = <Move>(seats: number, by: Seat, move: Move): Sealed<Move> =>
  seatsOf(seats).map(seat => only(seat, seat === by ? move : null))

/** Merges a new sealed answer into the previous ones. */
export const sealedWith = <Move>(before: Sealed<Move>, what: Sealed<Move>): Only<Move | null>[] =>
  before.map((then, seat) => both(then, of(what, seat as Seat), (earlier, now) => now ?? earlier))

/**
 * How long windows stay open, in seconds, null for no limit; and whether always that long, or only until everybody has
 * answered.
 */
export interface WindowClock {
  readonly pause: number | null
  readonly equal: boolean
}
