import { learner, waits } from '#games/lesson'
import type { Question } from '#kernel/game'
import type { Transfer } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { adventurers } from '../cards/adventurers.ts'
import { covers, type Gem, type Hoard, hoardOf, noTokens, plus, size, type Token } from '../cards/tokens.ts'
import type { Asks, Market, MarketOffer, State } from '../types.ts'
import { corvo, drusilla, type GoldLesson, untimed } from './lesson.ts'

/** Everybody slays dragons alone, each on a spot of their own. */
function alone({ sides }: State, seat: Seat): unknown {
  const ready = adventurers.find(it => of(sides, seat).team[it] === 'ready')
  return ready === undefined ? null : { place: `${ready}@${seat}` }
}

const hoardAt = ({ sides }: State, seat: Seat): Hoard => peek(of(sides, seat).hoard)

/** One of the others offers a yellow gem, with which the learner comes to lead, for a blue one, which leads nowhere. */
const swap = [
  { from: corvo, to: learner, what: { yellow: 1 } },
  { from: learner, to: corvo, what: { blue: 1 } },
] as const

function isSwapGood(state: State): boolean {
  const [mine, ...others] = [learner, corvo, drusilla].map(seat => hoardAt(state, seat))
  const most = (gem: Gem): number => Math.max(...others.map(hoard => hoard[gem]))
  return mine !== undefined && mine.yellow + 1 === most('yellow') && mine.blue > 0 && mine.blue + 1 < most('blue')
}

const passing = (deal: readonly Transfer<Token>[], ends: (it: Transfer<Token>) => boolean): Hoard =>
  deal.filter(ends).reduce((sum, { what }) => plus(sum, hoardOf(what)), noTokens)

/** Gold counts as three. */
const worthOf = (hoard: Hoard): number => size(hoard) + 2 * hoard.gold

/** Whether this seat can agree to an offer, and gets at least as much as it gives. */
function likes(state: State, seat: Seat, offer: MarketOffer): boolean {
  if (!offer.partners.includes(seat)) return false
  const deal = peek(offer.deal)
  const [gives, gets] = [passing(deal, it => it.from === seat), passing(deal, it => it.to === seat)]
  return covers(hoardAt(state, seat), gives) && worthOf(gets) >= worthOf(gives)
}

/** One of the others offers first, both agree to a fair trade, and all are done when the learner is. */
function traded(state: State, market: Market, seat: Seat): unknown {
  const isDone = of(market.done, learner)
  if (seat === learner) return isDone || of(market.made, corvo) === 0 ? waits : null
  if (isDone && !of(market.done, seat)) return { done: 'yes' }
  if (seat === corvo && of(market.made, corvo) === 0) return { offer: swap }
  const own = market.offers.find(({ by }) => by === learner)
  const isOpen = own !== undefined && of(market.accepts, seat) !== own.number
  return isOpen && likes(state, seat, own) ? { accept: own.number } : waits
}

function script(state: State, seat: Seat, { name }: Question<Asks>): unknown {
  if (name === 'attack' && !state.marketHeld) return alone(state, seat)
  return name === 'market' && state.market !== null ? traded(state, state.market, seat) : null
}

/** Trading from behind the screens. */
export const market: GoldLesson = {
  id: 'market',
  title: 'market.title',
  about: 'market.about',
  seats: 3,
  options: untimed,
  seed: 'gold market 73',
  script,
  beads: [
    {
      before: [{ say: 'market.accept.open', at: 'slain' }],
      say: 'market.accept.say',
      todo: 'market.accept.todo',
      at: 'trade',
      asks: 'market',
      answer: { accept: 1 },
      presses: ['openOffer', 'accept'],
      praise: 'market.accept.done',
      replies: [{ to: move => 'offer' in move, say: 'market.accept.own', back: true }],
      otherwise: { say: 'market.accept.early', back: true },
      expects: state => isSwapGood(state) && hoardAt(state, learner).red > 0 && hoardAt(state, drusilla).green > 0,
    },
    {
      say: 'market.offer.say',
      todo: 'market.offer.todo',
      at: 'desk',
      asks: 'market',
      answer: {
        offer: [
          { from: learner, to: drusilla, what: { red: 1 } },
          { from: drusilla, to: learner, what: { green: 1 } },
        ],
      },
      isGood: move => 'offer' in move,
      presses: ['partner', 'stall', 'get', 'stall', 'primary'],
      praise: 'market.offer.done',
      replies: [{ to: move => 'done' in move, say: 'market.offer.early', back: true }],
      otherwise: { say: 'market.offer.other', stays: true },
    },
    {
      before: [{ say: 'market.done.answer', at: 'slain' }],
      say: 'market.done.say',
      todo: 'market.done.todo',
      at: 'second',
      asks: 'market',
      answer: { done: 'yes' },
      presses: ['second'],
      praise: 'market.done.over',
      replies: [],
      otherwise: { say: 'market.done.more', stays: true },
    },
  ],
  end: { say: 'market.end', at: 'seat' },
  knows: ['market.knows.once', 'market.knows.tokens', 'market.knows.secret'],
}
