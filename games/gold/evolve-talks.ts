import type { Mutable } from '#kernel/game'
import { of, put, type Seat } from '#kernel/seat'
import { both } from '#kernel/secret'
import { hoardOf, minus, noTokens, plus } from './cards/tokens.ts'
import type { TalkEvent } from './events.ts'
import type { Bargain, Market, State, Talks } from './types.ts'

/** How bargains, heaps and the Market change the state. */
export function evolveTalks(state: Mutable<State>, event: TalkEvent): void {
  switch (event.type) {
    case 'sandRan':
      state.bargain ??= newBargain(state.sides.length)
      Object.assign(state.bargain, { bell: event.bell, left: null })
      state.stage = { at: 'bargain', closes: null }
      return
    case 'sandStopped':
      if (state.bargain !== null) Object.assign(state.bargain, { left: event.left, closing: null })
      state.stage = null
      return
    case 'sandTurned':
      if (state.bargain !== null) Object.assign(state.bargain, { left: event.left, frozen: false })
      return
    case 'seatSilenced':
      if (state.kill !== null) state.kill.silenced = event.seat
      return
    case 'dealStruck':
      if (state.kill !== null) state.kill.shares = event.shares.map(share => ({ ...share }))
      state.bargain = null
      state.stage = null
      return
    case 'talksFailed':
      state.bargain = null
      state.stage = null
      return
    case 'sharesSwapped': {
      const { party, shares } = state.kill ?? { party: [], shares: null }
      if (shares === null) return
      const [one, other] = event.seats.map(seat => party.indexOf(seat)) as [number, number]
      const share = shares[one] ?? noTokens
      shares[one] = shares[other] ?? noTokens
      shares[other] = share
      return
    }
    case 'partyShrank':
      if (state.kill !== null) {
        state.kill.party = [...event.party]
        if (state.kill.silenced !== null && !event.party.includes(state.kill.silenced)) state.kill.silenced = null
      }
      if (state.bargain !== null)
        Object.assign(state.bargain, {
          offers: [],
          accepts: state.sides.map(() => null),
          made: state.sides.map(() => 0),
          closing: null,
          frozen: false,
        })
      return
    case 'heapsMade':
      if (state.kill !== null) state.kill.heaps = event.heaps.map(tokens => ({ tokens: { ...tokens }, owner: null }))
      state.stage = null
      return
    case 'heapChosen': {
      const heap = state.kill?.heaps?.[event.heap]
      if (heap !== undefined) heap.owner = event.seat
      state.stage = null
      return
    }
    case 'marketOpened':
      state.marketHeld = true
      state.market = newMarket(state.sides.length)
      return
    case 'marketClosed':
      state.market = null
      state.stage = null
      return
    case 'tradeOffered':
    case 'tradeAccepted':
    case 'tradeWithdrawn':
    case 'tradeDone':
    case 'saidDone':
      if (state.market !== null) evolveMarket(state, state.market, event)
      return
    default:
      if (state.bargain !== null) evolveBargain(state.bargain, event)
  }
}

type MarketEvent = Extract<TalkEvent, { type: `trade${string}` | 'saidDone' }>
type BargainEvent = Extract<
  TalkEvent,
  {
    type: `offer${string}` | `closing${string}` | 'claimed' | 'waived' | 'acceptanceWithdrawn' | 'dealRefused' | 'said'
  }
>

function evolveBargain(bargain: Mutable<Bargain>, event: BargainEvent): void {
  switch (event.type) {
    case 'claimed':
      return put(bargain.wants, event.seat, { ...event.wants })
    case 'waived':
      return put(bargain.waives, event.seat, { ...event.waives })
    case 'offerMade': {
      const { seat, number, at } = event
      stand(bargain, { number, by: seat, at, shares: event.shares.map(share => ({ ...share })) })
      bargain.accepts[seat] = number
      put(bargain.refuses, seat, false)
      return
    }
    case 'offerAccepted':
      bargain.accepts[event.seat] = event.number
      put(bargain.refuses, event.seat, false)
      return
    case 'acceptanceWithdrawn':
      bargain.accepts[event.seat] = null
      return
    case 'offerWithdrawn':
      return dropOffers(bargain, offer => offer.by === event.seat)
    case 'dealRefused':
      bargain.accepts[event.seat] = null
      return put(bargain.refuses, event.seat, true)
    case 'offersFrozen':
      bargain.frozen = true
      return
    case 'closingBegan':
      bargain.closing = { number: event.number, closes: event.closes }
      return
    case 'closingStopped':
      bargain.closing = null
      return
    case 'said':
      return
  }
}

function evolveMarket(state: Mutable<State>, market: Mutable<Market>, event: MarketEvent): void {
  switch (event.type) {
    case 'tradeOffered': {
      const { seat, number, at } = event
      stand(market, { number, by: seat, at, partners: [...event.partners], deal: event.deal })
      put(market.done, seat, false)
      return
    }
    case 'tradeAccepted':
      market.accepts[event.seat] = event.number
      put(market.done, event.seat, false)
      return
    case 'tradeWithdrawn':
      if (event.what === 'offer') dropOffers(market, offer => offer.by === event.seat)
      else market.accepts[event.seat] = null
      return
    case 'tradeDone':
      for (const seat of event.partners) {
        const side = of(state.sides, seat)
        side.hoard = both(side.hoard, event.deal, (hoard, deal) =>
          deal.reduce((now, { from, to, what }) => {
            const moved = hoardOf(what)
            return from === seat ? minus(now, moved) : to === seat ? plus(now, moved) : now
          }, hoard),
        )
        market.accepts[seat] = null
      }
      dropOffers(market, offer => event.partners.includes(offer.by))
      return
    case 'saidDone':
      return put(market.done, event.seat, true)
  }
}

/** An offer replaces its maker's previous one. */
function stand<T extends { by: Seat; number: number }>(talks: Mutable<Talks<T>>, offer: Mutable<T>): void {
  dropOffers(talks, other => other.by === offer.by)
  talks.offers.push(offer)
  talks.last = offer.number
  put(talks.made, offer.by, of(talks.made, offer.by) + 1)
}

/** An offer takes all its acceptances with it. */
function dropOffers<T extends { by: Seat; number: number }>(
  talks: { offers: T[]; accepts: (number | null)[] },
  drops: (offer: T) => boolean,
): void {
  const gone = talks.offers.filter(drops).map(offer => offer.number)
  talks.offers = talks.offers.filter(offer => !drops(offer))
  for (const [seat, number] of talks.accepts.entries())
    if (number !== null && gone.includes(number)) talks.accepts[seat] = null
}

const newBargain = (seats: number): Mutable<Bargain> => ({
  offers: [],
  last: 0,
  accepts: Array<null>(seats).fill(null),
  made: Array<number>(seats).fill(0),
  wants: Array(seats).fill(noTokens),
  waives: Array(seats).fill(noTokens),
  refuses: Array<boolean>(seats).fill(false),
  closing: null,
  bell: null,
  left: null,
  frozen: false,
})

const newMarket = (seats: number): Mutable<Market> => ({
  offers: [],
  last: 0,
  accepts: Array<null>(seats).fill(null),
  made: Array<number>(seats).fill(0),
  done: Array<boolean>(seats).fill(false),
})
