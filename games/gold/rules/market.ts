import { after } from '#games/pieces/clock'
import type { Question } from '#kernel/game'
import { type AnswerTo, item, just, type MovesOf, menu, oneOf, type Transfer, trade } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import { allTokens, covers, hoardOf, noTokens, plus, size, type Token, tokens } from '../cards/tokens.ts'
import type { Asks, GoldLedger, Market, MarketOffer, State, Task } from '../types.ts'
import { clocks } from './clocks.ts'
import { presentSeats } from './seating.ts'
import { begins } from './showing.ts'
import { mayStillOffer, takenBack } from './talks.ts'

type Moves = MovesOf<Asks['market']>
type Deal = readonly Transfer<Token>[]

/** R7.1, R7.2. */
export function openMarket(ledger: GoldLedger): readonly Task[] {
  const closes = after(begins(ledger), clocks[ledger.state.options.clock].sand)
  ledger.emit({ type: 'marketOpened' })
  ledger.emit({ type: 'stageOpened', stage: { at: 'market', closes } })
  return []
}

export function askMarket(state: State, seat: Seat): Question<Asks> | null {
  const { market } = state
  if (market === null || of(state.sides, seat).left) return null
  const moves: { -readonly [M in keyof Moves]?: Moves[M] } = { done: just('R7.2') }
  const barred: { move: keyof Moves; rule: string }[] = []
  const why = whyNoOffer(state, market, seat)
  if (why === null) moves.offer = exchange(state, seat)
  else barred.push({ move: 'offer', rule: why })

  const mine = offersTo(market, seat)
  const open = mine.filter(offer => isOpenTo(state, offer, seat)).map(offer => offer.number)
  const closed = mine
    .map(offer => offer.number)
    .filter(number => !open.includes(number))
    .map(option => ({
      option,
      rule: mine.some(o => o.number === option && of(market.accepts, seat) !== option) ? 'R7.6' : 'R7.8',
    }))
  if (open.length > 0) moves.accept = oneOf('R7.8', open, { barred: closed })
  else barred.push({ move: 'accept', rule: mine.some(o => of(market.accepts, seat) !== o.number) ? 'R7.6' : 'R7.8' })

  const undo = takenBack(market, seat)
  if (undo.length > 0) moves.withdraw = oneOf('R7.8', undo)
  else barred.push({ move: 'withdraw', rule: 'R7.8' })
  return { name: 'market', ask: menu<Moves>('R7.2', moves, { done: 'yes' }, { barred }) }
}

function whyNoOffer(state: State, market: Market, seat: Seat): string | null {
  if (size(peek(of(state.sides, seat).hoard)) === 0 && !state.options.gifts) return 'R7.6'
  return mayStillOffer(state, market, seat) ? null : 'R12.11'
}

/** R7.4 to R7.6. */
function exchange(state: State, self: Seat) {
  const hoard = peek(of(state.sides, self).hoard)
  return trade<Token>('R7.5', {
    self,
    partners: presentSeats(state).filter(seat => seat !== self),
    most: 3,
    own: tokens.map(token => item(token, hoard[token], 'R7.6')),
    wishes: tokens.map(token => item(token, allTokens[token], 'R7.6')),
    noGifts: state.options.gifts ? null : 'R7.4',
  })
}

const offersTo = ({ offers }: Market, seat: Seat): readonly MarketOffer[] =>
  offers.filter(offer => offer.by !== seat && offer.partners.includes(seat))

/** R7.6: nobody can agree to give what they do not have. */
const isOpenTo = ({ sides, market }: State, offer: MarketOffer, seat: Seat): boolean =>
  market?.accepts[seat] !== offer.number && covers(peek(of(sides, seat).hoard), givenBy(peek(offer.deal), seat))

const givenBy = (deal: Deal, seat: Seat) =>
  deal.filter(({ from }) => from === seat).reduce((sum, { what }) => plus(sum, hoardOf(what)), noTokens)

export function answerMarket(ledger: GoldLedger, seat: Seat, answer: AnswerTo<Asks['market']>): readonly Task[] {
  const { market } = ledger.state
  if (market === null) return []
  if ('offer' in answer) {
    const partners = [...new Set([seat, ...answer.offer.flatMap(({ from, to }) => [from, to])])].sort() as Seat[]
    const deal = only(partners, answer.offer)
    ledger.emit({ type: 'tradeOffered', seat, number: market.last + 1, at: ledger.at, partners, deal })
  } else if ('accept' in answer) accept(ledger, seat, answer.accept)
  else if ('withdraw' in answer) ledger.emit({ type: 'tradeWithdrawn', seat, what: answer.withdraw })
  else ledger.emit({ type: 'saidDone', seat })
  return maybeEnd(ledger)
}

/** R7.5: executed as one when all have agreed. */
function accept(ledger: GoldLedger, seat: Seat, number: number): void {
  ledger.emit({ type: 'tradeAccepted', seat, number })
  const { market } = ledger.state
  const offer = market?.offers.find(o => o.number === number)
  if (!market || !offer) return
  const { by, partners, deal } = offer
  if (!partners.every(s => s === by || market.accepts[s] === number)) return
  const moved = peek(deal).map(({ from, to, what }) => ({
    from: from as Seat,
    to: to as Seat,
    count: size(hoardOf(what)),
  }))
  const lapsed = market.offers.filter(o => o.number !== number && partners.includes(o.by)).map(o => o.number)
  ledger.emit({ type: 'tradeDone', number, partners, moved, lapsed, deal })
}

export function maybeEnd(ledger: GoldLedger): readonly Task[] {
  const { market } = ledger.state
  if (market !== null && presentSeats(ledger.state).every(seat => market.done[seat])) endMarket(ledger)
  return []
}

export function endMarket(ledger: GoldLedger): readonly Task[] {
  ledger.emit({ type: 'marketClosed' })
  return []
}
