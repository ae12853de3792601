import type { Mutable } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { map } from '#kernel/secret'
import type { Adventurer } from '../cards/adventurers.ts'
import { type Hoard, minus, plus, size } from '../cards/tokens.ts'
import type { Side, State } from '../types.ts'

/* Small state changes shared by several events. */

/** Tokens leave the bag. */
export function draw(state: Mutable<State>, tokens: Hoard): void {
  state.bag = map(state.bag, bag => minus(bag, tokens))
  state.inBag -= size(tokens)
}

/** Tokens go behind a screen publicly. */
export function gain(side: Mutable<Side>, tokens: Hoard): void {
  side.hoard = map(side.hoard, hoard => plus(hoard, tokens))
}

export function awake(side: Mutable<Side>, awoke: readonly Adventurer[]): void {
  for (const adventurer of awoke) side.team[adventurer] = 'ready'
}

/** R2.2: from whichever dragon it was on. */
export function goHome(state: Mutable<State>, seat: Seat, adventurer: Adventurer): void {
  of(state.sides, seat).team[adventurer] = 'resting'
  leaveDragon(state, seat, adventurer)
}

export function leaveDragon(state: Mutable<State>, seat: Seat, adventurer: Adventurer): void {
  for (const [spot, there] of state.attackers.entries())
    state.attackers[spot] = there.filter(a => a.seat !== seat || a.adventurer !== adventurer)
}
