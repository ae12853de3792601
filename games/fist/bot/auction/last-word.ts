import type { Tie } from '#bots/auction/stage'
import type { Seat } from '#kernel/seat'
import { hasBoon } from '../../rules/bids.ts'
import type { State } from '../../types.ts'

const hasLastWord = (state: State, seat: Seat): boolean => hasBoon(state, seat, 'last word')

/** R7.12: every tie of these seats in which exactly one has the last word, by the tied seats as bits. Nobody pays silver. */
export function wonByLastWord(state: State, seats: readonly Seat[]): ReadonlyMap<number, Tie> {
  const won = new Map<number, Tie>()
  if (!seats.some(seat => hasLastWord(state, seat))) return won
  for (let mask = 1; mask < 1 << state.sides.length; mask++) {
    const tied = seats.filter(seat => (mask & (1 << seat)) !== 0)
    const [winner, second] = tied.filter(seat => hasLastWord(state, seat))
    if (winner === undefined || second !== undefined || tied.length < 2 || bits(tied) !== mask) continue
    const share = new Float64Array(state.sides.length)
    share[winner] = 1
    won.set(mask, { share, cost: new Float64Array(state.sides.length) })
  }
  return won
}

const bits = (seats: readonly Seat[]): number => seats.reduce<number>((mask, seat) => mask | (1 << seat), 0)

/** R7.12: whether this seat wins a tie with whichever of these others. */
export const winsTies = (state: State, seat: Seat, others: readonly Seat[]): boolean =>
  hasLastWord(state, seat) && !others.some(other => other !== seat && hasLastWord(state, other))
