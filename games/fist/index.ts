import type { Game } from '#kernel/game'
import { bidQuestion, sealBid } from './auction.ts'
import { characters } from './characters.ts'
import { blank, evolve } from './evolve.ts'
import { type Options, options } from './options.ts'
import { answerPower, powerQuestion } from './power.ts'
import { setup } from './setup.ts'
import type { Asks, FistEvent, State } from './types.ts'

/** Fist of Dragonstones, by Bruno Faidutti and Michael Schacht. The rules, numbered, are in RULES.md. */
export const fist: Game<State, FistEvent, Asks, Options> = {
  id: 'fist',
  version: 1,
  cards: characters,
  seats: { min: 3, max: 6 },
  options,
  blank,
  evolve,
  setup,
  choice(state, seat) {
    if (state.power !== null) return powerQuestion(state, state.power, seat)
    return state.auction === null ? null : bidQuestion(state, state.auction, seat)
  },
  decide(ledger, seat, answer) {
    const { power, auction } = ledger.state
    if (power !== null) answerPower(ledger, power, answer)
    else if (auction !== null && (answer.name === 'bid' || answer.name === 'silverBid'))
      sealBid(ledger, auction, seat, answer)
  },
  result: state => state.result,
}
