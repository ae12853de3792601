import type { Seat } from '#kernel/seat'
import type { Offer } from '../../types.ts'

/** A party member's place for its offer. It is theirs for the whole bargain, with or without an offer. */
export interface OfferPlace<O extends Pick<Offer, 'by'> = Offer> {
  readonly seat: Seat
  readonly offer: O | null
}

/** One place for each of the party, in its order. However often somebody offers anew, nothing else moves. */
export const placesOf = <O extends Pick<Offer, 'by'>>(
  party: readonly Seat[],
  offers: readonly O[],
): readonly OfferPlace<O>[] => party.map(seat => ({ seat, offer: offers.find(({ by }) => by === seat) ?? null }))
