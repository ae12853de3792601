import type { Transfer } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { type Hoard, hoardOf, minus, noTokens, plus, type Token } from '../../cards/tokens.ts'
import type { MarketOffer, State } from '../../types.ts'

/** What a trade changes behind the player's own screen. */
export const netOf = (transfers: readonly Transfer<Token>[], seat: number): Hoard =>
  transfers.reduce((sum, { from, to, what }) => {
    if (from === seat) return minus(sum, hoardOf(what))
    return to === seat ? plus(sum, hoardOf(what)) : sum
  }, noTokens)

/** The offers a player makes or is a partner of. */
export const offersFor = ({ market }: State, seat: Seat): readonly MarketOffer[] =>
  (market?.offers ?? []).filter(({ partners }) => partners.includes(seat))

/** R7.7: the contents of an offer, for its partners. */
export const dealIn = ({ deal }: MarketOffer): readonly Transfer<Token>[] => (knows(deal) ? peek(deal) : [])
