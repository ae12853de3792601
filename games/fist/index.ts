import type { Game } from '#kernel/game'
import { characters } from './cards/characters.ts'
import type { FistEvent } from './events.ts'
import { blank, evolve } from './evolve.ts'
import { type Options, options } from './options.ts'
import { bidQuestion, sealBid } from './rules/auction.ts'
import { answerPower, powerQuestion } from './rules/power.ts'
import { setup } from './setup.ts'
import type { Asks, State } from './types.ts'

/** Fist of Dragonstones, by Bruno Faidutti and Michael Schacht. The rules, numbered, are in RULES.md. */
export const fist: Game<State, FistEvent, Asks, Options> = {
  id: 'fist',
  version: 1,
  cards: characters,
  seats: { min: 3, max: 6 },
  options,
  asked: {
    bid: 'R2.5',
    silverBid: 'R2.8',
    twice: 'E50',
    either: 'E30',
    may: 'E30',
    colour: 'R3.1',
    rival: 'R3.1',
    character: 'R3.1',
    stones: 'R3.3',
    coin: 'E23',
    luck: 'E40',
    purchase: 'E37',
    payment: 'E37',
  },
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
