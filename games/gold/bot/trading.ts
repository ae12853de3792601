import type { AnswerTo, Transfer } from '#kernel/question'
import { of, rivalsOf, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { hoardOf, kindsIn, minus, plus, type Token } from '../cards/tokens.ts'
import type { Asks, Market, MarketOffer } from '../types.ts'
import { type Knowledge, worthOf } from './worth.ts'

type Move = AnswerTo<Asks['market']>
type Deal = readonly Transfer<Token>[]

/** What a trade must gain for the bot and for its partner, so that it has a chance. */
const [OWN, THEIRS] = [0.6, 0.2]
const OFFERS = 3
/** How long an offer stands before another replaces it, in milliseconds. */
const BREATH = 8000

/** A bot's move at the Market; null to wait and see. */
export function trade(known: Knowledge, market: Market, accepts: readonly number[], at: number): Move | null {
  const { seat, view } = known
  const open = market.offers.filter(offer => accepts.includes(offer.number))
  const [best] = open.sort((a, b) => gain(known, seat, b) - gain(known, seat, a))
  if (best !== undefined && gain(known, seat, best) >= OWN) return { accept: best.number }
  const own = market.offers.find(offer => offer.by === seat)
  const isTimed = view.stage !== null && view.stage.closes !== null
  if (own !== undefined && isTimed && at - own.at < BREATH) return null
  const deal = of(market.made, seat) < OFFERS ? swap(known, own) : null
  if (deal !== null) return { offer: deal }
  return market.done[seat] ? null : { done: 'yes' }
}

const gain = (known: Knowledge, seat: Seat, { deal }: MarketOffer): number => change(known, seat, peek(deal))

/** A seat's gain or loss from a deal. */
function change(known: Knowledge, seat: Seat, deal: Deal): number {
  const hoard = of(known.hoards, seat)
  const after = deal.reduce((now, { from, to, what }) => {
    const moved = hoardOf(what)
    return from === seat ? minus(now, moved) : to === seat ? plus(now, moved) : now
  }, hoard)
  return worthOf(known, seat, after) - worthOf(known, seat, hoard)
}

/** One token for one, with the partner where it helps both most; not a deal that is already offered. */
function swap(known: Knowledge, standing: MarketOffer | undefined): Deal | null {
  const { seat, hoards } = known
  let [best, found]: [number, Deal | null] = [0, null]
  for (const rival of rivalsOf(hoards, seat))
    for (const mine of kindsIn(of(hoards, seat)))
      for (const theirs of kindsIn(of(hoards, rival))) {
        if (mine === theirs) continue
        const deal: Deal = [
          { from: seat, to: rival, what: { [mine]: 1 } },
          { from: rival, to: seat, what: { [theirs]: 1 } },
        ]
        const [own, other] = [change(known, seat, deal), change(known, rival, deal)]
        if (own < OWN || other < THEIRS || own * other <= best || isSame(deal, standing)) continue
        ;[best, found] = [own * other, deal]
      }
  return found
}

const isSame = (deal: Deal, offer: MarketOffer | undefined): boolean =>
  offer !== undefined && JSON.stringify(deal) === JSON.stringify(peek(offer.deal))
