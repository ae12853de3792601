import type { Seat } from '#kernel/seat'
import { markOf } from '#ui/marks'
import type { MarketOffer } from '../../types.ts'
import { useGold, useSay } from '../use-gold.ts'
import type { DealMade } from './use-deal.ts'
import '../desk/tabs.css'

interface TradeTabsProps {
  readonly deal: DealMade
  readonly offers: readonly MarketOffer[]
  readonly shown: 'draft' | number
  readonly me: Seat
}

/** On a small screen: the trade one puts together, and each offer that one is a partner of. */
export function TradeTabs({ deal: { change }, offers, shown, me }: TradeTabsProps) {
  const { view } = useGold()
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div className="desk-tabs" role="group" aria-label={say('screen.market.offers')}>
      <button
        type="button"
        className="desk-tab"
        aria-pressed={shown === 'draft'}
        onClick={() => change({ looksAt: 'draft' })}
      >
        {say('screen.market.draft')}
      </button>
      {offers.map(({ number, by, partners }) => {
        const agreeing = partners.filter(seat => seat === by || view.market?.accepts[seat] === number)
        return (
          <button
            key={by}
            type="button"
            className="desk-tab offer-tab"
            aria-pressed={shown === number}
            onClick={() => change({ looksAt: number })}
          >
            <span className="hidden-text">
              {by === me ? say('screen.market.yourOffer') : say('screen.market.offerOf', { who: { seat: by } })}{' '}
              {say('screen.desk.version', { number })}
            </span>
            <span aria-hidden="true">
              <span className="seat-name" data-seat={by}>
                {markOf(by)}
              </span>{' '}
              <b>{number}</b>
            </span>
            <small aria-hidden="true">
              ✓ {say('screen.desk.voices', { n: agreeing.length, all: partners.length })}
            </small>
          </button>
        )
      })}
    </div>
  )
}
