import { useSending } from '#ui/sending'
import type { Asks } from '../../types.ts'
import { placesOf } from '../known/places.ts'
import { useGold, useSay } from '../use-gold.ts'
import { OfferActions } from './offer-actions.tsx'
import { Place } from './offer-place.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import type { LootSharing } from './use-sharing.ts'

/** A place for the offer of each of the party. */
export function OfferPlaces({ desk }: { readonly desk: LootSharing }) {
  const say = useSay()
  const { party, bargain } = desk
  return (
    <ol className="offer-places" aria-label={say('screen.desk.offers')} data-many={party.length}>
      {placesOf(party, bargain?.offers ?? []).map(place => (
        <Place key={place.seat} desk={desk} place={place} />
      ))}
    </ol>
  )
}

/** The same with whole offers, each with its own buttons. */
export function OfferSheets({ desk }: { readonly desk: LootSharing }) {
  const { question, answer } = useGold()
  const say = useSay()
  const isSending = useSending()
  const { party, bargain } = desk
  const ask = question?.name === 'bargain' ? (question.ask as Asks['bargain']) : null
  return (
    <ol className="offer-sheets" aria-label={say('screen.desk.offers')}>
      {placesOf(party, bargain?.offers ?? []).map(place =>
        place.offer === null ? (
          <Place key={place.seat} desk={desk} place={place} />
        ) : (
          <li key={place.seat}>
            <OfferSheet desk={desk} offer={place.offer}>
              {ask !== null && (
                <OfferActions desk={desk} offer={place.offer} ask={ask} answer={answer} isSending={isSending} />
              )}
            </OfferSheet>
          </li>
        ),
      )}
    </ol>
  )
}
