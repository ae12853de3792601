import type { Answer, Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import type { CharacterId } from '../cards/characters.ts'
import type { FistLedger } from '../events.ts'
import type { Asks, Bid, Power, State } from '../types.ts'
import { questionOf, take } from '../verbs/index.ts'
import { turnUp } from './rounds.ts'

export interface Win {
  readonly seat: Seat
  readonly character: CharacterId
  readonly bid: Bid
  readonly runnersUp: readonly Seat[]
}

/** R3.1: the winner uses the power immediately. */
export const beginPower = (ledger: FistLedger, win: Win): void => advance(ledger, powerOf(ledger.state, win))

/** A power just won, with everything still to do. */
export function powerOf(state: State, { seat, character, bid, runnersUp }: Win): Power {
  const mayDouble = of(state.sides, seat).kept.length > 0
  const playing = { character, copied: false }
  const unchosen = { colour: null, rival: null, character: null }
  return {
    seat,
    bid,
    runnersUp,
    mayDouble,
    bidGiven: false,
    playing,
    ...unchosen,
    tasks: [{ do: 'use', ...playing }],
  }
}

/** What the seat with the pending power is asked. It follows from the next task. */
export const powerQuestion = (state: State, power: Power, seat: Seat): Question<Asks> | null =>
  power.seat === seat ? questionOf(state, power) : null

export function answerPower(ledger: FistLedger, power: Power, { answer }: Answer<Asks>): void {
  ledger.emit({ type: 'powerResumed' })
  advance(ledger, take(ledger, power, answer))
}

/** A question interrupts a power, and the rest of it stays in the state. Then the next card is turned up. */
function advance(ledger: FistLedger, from: Power): void {
  const rest = perform(ledger, from)
  if (rest !== null) ledger.emit({ type: 'powerPaused', power: rest })
  else if (ledger.state.result === null) turnUp(ledger)
}

/** Performs one task after another, up to a question. Null if nothing is left to do, or the game is over. */
export function perform(ledger: FistLedger, from: Power): Power | null {
  let power = from
  while (ledger.state.result === null && power.tasks.length > 0) {
    if (questionOf(ledger.state, power) !== null) return power
    power = take(ledger, power, null)
  }
  return null
}
