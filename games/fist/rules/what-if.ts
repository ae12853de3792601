import type { Rng } from '#kernel/chance'
import type { Answer, Mutable } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import { copyOf } from '../copy.ts'
import type { FistEvent, FistLedger } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Asks, Bid, Power, State } from '../types.ts'
import { take } from '../verbs/index.ts'
import { noBid } from './counting.ts'
import { perform, powerOf } from './power.ts'

/** A power being tried out by the rules themselves, on a copy, and never followed by the next card. */
export interface Trial {
  readonly state: State
  /** What waits for an answer; null when the power is done or the game over. */
  readonly power: Power | null
}

/** What would happen if the seat had paid this bid and won the card that is up. */
export function whatIf(state: State, seat: Seat, bid: Bid, runnersUp: readonly Seat[], rng: Rng): Trial {
  const { auction } = state
  if (auction === null) throw new RangeError('no card is up')
  const { character } = auction
  /** Of the others it is only said who came second: with the least there is. */
  const supposed = (s: Seat): Bid => (s === seat ? bid : runnersUp.includes(s) ? least : noBid)
  const ledger = tried(state, rng)
  if (auction.stage === 'gold') {
    ledger.emit({ type: 'bidsOpened', stage: 'gold', bids: state.sides.map((_, s) => supposed(s as Seat)) })
    ledger.emit({ type: 'bidPaid', seat, bid })
  }
  ledger.emit({ type: 'characterWon', seat, character, runnersUp })
  return { state: ledger.state, power: perform(ledger, powerOf(ledger.state, { seat, character, bid, runnersUp })) }
}

const least: Bid = { ...noBid, fairy: 1 }

/** What would happen if the power that waits were answered so. The trial it starts from stays as it is. */
export function whatIfAnswered(state: State, power: Power, answer: Answer<Asks>['answer'], rng: Rng): Trial {
  const ledger = tried(state, rng)
  ledger.emit({ type: 'powerResumed' })
  return { state: ledger.state, power: perform(ledger, take(ledger, power, answer)) }
}

function tried(original: State, rng: Rng): FistLedger {
  const state = copyOf(original)
  return { state, rng, at: 0, emit: (event: FistEvent) => evolve(state as Mutable<State>, event) }
}
