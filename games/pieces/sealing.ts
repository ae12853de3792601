import { type BySeat, of, type Seat, seatsOf } from '#kernel/seat'
import { both, type Only, only } from '#kernel/secret'

/* What a window for reactions is made of. What looks into it is in window.ts, for `evolve` uses this and may open nothing. */

/** What each has answered so far, null for nothing: known to that seat alone, also whether it has. */
export type Sealed<Move> = BySeat<Only<Move | null>>

/**
 * A moment in which several may react, without telling who could have: all answers are sealed, and looked at when it closes.
 * It opens by what everybody knows, and where windows are equal it stays open for its full time, whatever is answered.
 */
export interface Window<Move> {
  readonly seats: readonly Seat[]
  readonly sealed: Sealed<Move>
}

export const nothingSealed = (seats: number): Sealed<never> => seatsOf(seats).map(seat => only(seat, null))

/** One seat answers: told to all in the same shape, so that nobody else can tell who it was. */
export const sealing = <Move>(seats: number, by: Seat, move: Move): Sealed<Move> =>
  seatsOf(seats).map(seat => only(seat, seat === by ? move : null))

/** What has been sealed, with what is now. */
export const sealedWith = <Move>(before: Sealed<Move>, what: Sealed<Move>): Only<Move | null>[] =>
  before.map((then, seat) => both(then, of(what, seat as Seat), (earlier, now) => now ?? earlier))

/** How long windows are open, in seconds, null for as long as it takes; and whether always so, or until all have answered. */
export interface WindowClock {
  readonly pause: number | null
  readonly equal: boolean
}
