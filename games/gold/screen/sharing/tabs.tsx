import type { Seat } from '#kernel/seat'
import type { Offer } from '../../types.ts'
import { seatsIn } from '../../words/things.ts'
import { placesOf } from '../known/places.ts'
import { useSay } from '../use-gold.ts'
import { type OfferTab, OfferTabs } from './offer-tabs.tsx'
import type { LootSharing } from './use-sharing.ts'

/** On a small screen: the player's own draft, and a tab for the offer of each of the party, always in the same place. */
export function Tabs({ desk, shown }: { readonly desk: LootSharing; readonly shown: 'draft' | number }) {
  const say = useSay()
  const { bargain, kill, held, hold, me, party } = desk
  const voices = kill.party.filter(seat => seat !== kill.silenced)
  const nameOf = (by: Seat): string => say('screen.desk.offerOf', { who: { seat: by } })
  const filled = ({ by, number }: Offer): OfferTab => {
    const accepting = voices.filter(seat => bargain?.accepts[seat] === number)
    const about = say('screen.desk.acceptedBy', { n: accepting.length, who: seatsIn(accepting) })
    return {
      by,
      number,
      isMine: by === me,
      label: [nameOf(by), say('screen.desk.version', { number }), about].join(' '),
      accepting: accepting.length,
      voices: voices.length,
      lacksMe: me !== null && voices.every(seat => (seat === me) !== accepting.includes(seat)),
      isNew: by !== me && !held.seen.includes(number),
      isClosing: bargain?.closing?.number === number,
    }
  }
  const tabs = placesOf(party, bargain?.offers ?? []).map(({ seat: by, offer }) =>
    offer === null ? { by, number: null, label: `${nameOf(by)}: ${say('screen.desk.noOffer')}` } : filled(offer),
  )
  return <OfferTabs draft={say('screen.desk.draft')} tabs={tabs} shown={shown} look={looksAt => hold({ looksAt })} />
}
