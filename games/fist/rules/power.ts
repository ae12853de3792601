import type { Answer, Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import type { CharacterId } from '../cards/characters.ts'
import type { FistLedger } from '../events.ts'
import type { Asks, Bid, Power, State } from '../types.ts'
import { questionOf, take } from '../verbs/index.ts'
import { turnUp } from './rounds.ts'

interface Win {
  readonly seat: Seat
  readonly character: CharacterId
  readonly bid: Bid
  readonly runnersUp: readonly Seat[]
}

/** R3.1: the winner uses the power immediately. */
export function beginPower(ledger: FistLedger, { seat, character, bid, runnersUp }: Win): void {
  const mayDouble = of(ledger.state.sides, seat).kept.length > 0
  const playing = { character, copied: false }
  const unchosen = { colour: null, rival: null, character: null }
  advance(ledger, {
    seat,
    bid,
    runnersUp,
    mayDouble,
    bidGiven: false,
    playing,
    ...unchosen,
    tasks: [{ do: 'use', ...playing }],
  })
}

/** What the seat with the pending power is asked. It follows from the next task. */
export const powerQuestion = (state: State, power: Power, seat: Seat): Question<Asks> | null =>
  power.seat === seat ? questionOf(state, power) : null

export function answerPower(ledger: FistLedger, power: Power, { answer }: Answer<Asks>): void {
  ledger.emit({ type: 'powerResumed' })
  advance(ledger, take(ledger, power, answer))
}

/** Performs one task after another. A question interrupts it, and the rest stays in the state. */
function advance(ledger: FistLedger, from: Power): void {
  let power = from
  while (ledger.state.result === null && power.tasks.length > 0) {
    if (questionOf(ledger.state, power) !== null) return ledger.emit({ type: 'powerPaused', power })
    power = take(ledger, power, null)
  }
  if (ledger.state.result === null) turnUp(ledger)
}
