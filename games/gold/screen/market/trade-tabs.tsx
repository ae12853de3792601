import type { Seat } from '#kernel/seat'
import type { MarketOffer } from '../../types.ts'
import { OfferTabs } from '../sharing/offer-tabs.tsx'
import { useGold, useSay } from '../use-gold.ts'
import type { DealMade } from './use-deal.ts'

interface TradeTabsProps {
  readonly deal: DealMade
  readonly offers: readonly MarketOffer[]
  readonly shown: 'draft' | number
  readonly me: Seat
}

/** On a small screen: the trade being put together, and each offer the player is a partner of. */
export function TradeTabs({ deal: { deal, change }, offers, shown, me }: TradeTabsProps) {
  const { view } = useGold()
  const say = useSay()
  const tabs = offers.map(({ number, by, partners }) => ({
    by,
    number,
    isMine: by === me,
    label: [say('screen.desk.offerOf', { who: { seat: by } }), say('screen.desk.version', { number })].join(' '),
    accepting: partners.filter(seat => seat === by || view.market?.accepts[seat] === number).length,
    voices: partners.length,
    lacksMe: partners.every(seat => (seat === me) !== (seat === by || view.market?.accepts[seat] === number)),
    isNew: by !== me && !deal.seen.includes(number),
  }))
  return (
    <OfferTabs draft={say('screen.market.draft')} tabs={tabs} shown={shown} look={looksAt => change({ looksAt })} />
  )
}
