import { seatsIn } from '../../words/things.ts'
import { useSay } from '../use-gold.ts'
import { OfferTabs } from './offer-tabs.tsx'
import type { LootSharing } from './use-sharing.ts'

/** On a small screen: the player's own draft, and the offers of this bargain. */
export function Tabs({ desk, shown }: { readonly desk: LootSharing; readonly shown: 'draft' | number }) {
  const say = useSay()
  const { bargain, kill, held, hold, me } = desk
  const voices = kill.party.filter(seat => seat !== kill.silenced)
  const tabs = (bargain?.offers ?? []).map(({ number, by }) => {
    const accepting = voices.filter(seat => bargain?.accepts[seat] === number)
    const label = [
      say('screen.desk.offerOf', { who: { seat: by } }),
      say('screen.desk.version', { number }),
      say('screen.desk.acceptedBy', { n: accepting.length, who: seatsIn(accepting) }),
    ].join(' ')
    return {
      by,
      number,
      label,
      accepting: accepting.length,
      voices: voices.length,
      lacksMe: me !== null && voices.every(seat => (seat === me) !== accepting.includes(seat)),
      isNew: by !== me && !held.seen.includes(number),
      isClosing: bargain?.closing?.number === number,
    }
  })
  return <OfferTabs draft={say('screen.desk.draft')} tabs={tabs} shown={shown} look={looksAt => hold({ looksAt })} />
}
