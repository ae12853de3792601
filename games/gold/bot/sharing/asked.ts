import type { AnswerTo, Shares } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { countsOf, type Token } from '../../cards/tokens.ts'
import type { Asks, Bargain, Kill, Offer } from '../../types.ts'
import { heapOf, hoardFrom } from '../beliefs/heap.ts'
import type { Division } from './stake.ts'

export type BargainMove = AnswerTo<Asks['bargain']>

/** A division as an answer. */
export const offerOf = ({ party }: Kill, division: Division): BargainMove => ({
  offer: Object.fromEntries(
    party.map((seat, i) => [seat, countsOf(hoardFrom(division[i] ?? new Int8Array()))]),
  ) as Shares<Token>,
})

export const divisionOf = ({ shares }: Offer): Division => shares.map(heapOf)

/** How many others accept it. */
export const supportOf = ({ accepts }: Bargain, { number }: Offer, seat: Seat): number =>
  accepts.filter((accepted, i) => i !== seat && accepted === number).length

export const ownOffer = ({ offers }: Bargain, seat: Seat): Offer | undefined => offers.find(({ by }) => by === seat)

/**
 * The offer among these that this seat should go over to, because it is closer to a deal than the one it accepts now;
 * null to stay. Who moves only to where there are more never goes round in circles.
 */
export function closest(talks: Bargain, good: readonly Offer[], seat: Seat): Offer | null {
  const held = talks.offers.find(({ number }) => number === of(talks.accepts, seat))
  const support = (offer: Offer): number => supportOf(talks, offer, seat)
  const [best] = [...good].sort((a, b) => support(b) - support(a) || a.number - b.number)
  if (best === undefined || held === undefined) return best ?? null
  const ahead = support(best) - support(held) || held.number - best.number
  return ahead > 0 ? best : null
}
