import type { Seat } from '#kernel/seat'
import { Beside } from '#ui/pieces/actions.tsx'
import type { Asked, PromptProps } from '#ui/screen'
import type { Asks, MarketOffer } from '../../types.ts'
import { MyValue } from '../desk/my-value.tsx'
import { useNarrow } from '../desk/use-narrow.ts'
import { useGold, useSay } from '../use-gold.ts'
import { dealIn, netOf, offersFor } from './net.ts'
import { OwnTrade } from './own-trade.tsx'
import { TradeActions } from './trade-actions.tsx'
import { TradeSheet } from './trade-sheet.tsx'
import { TradeTabs } from './trade-tabs.tsx'
import { type DealMade, transfersOf, useDeal } from './use-deal.ts'
import '../desk/desk.css'

type Props = PromptProps<Asked<Asks, 'market'>>

/** One's own stall at the Market. */
export function MarketPrompt(props: Props) {
  const { viewer } = useGold()
  return viewer === 'table' ? null : <OwnStall {...props} me={viewer} />
}

/** Without a word of one's own: the newest offer of another, as long as nothing is put together. */
function lookedAt({ deal }: DealMade, offers: readonly MarketOffer[], me: Seat): MarketOffer | null {
  if (deal.looksAt === 'draft' || (deal.looksAt === null && deal.partners.length > 0)) return null
  if (deal.looksAt !== null) return offers.find(({ number }) => number === deal.looksAt) ?? null
  return offers.findLast(({ by }) => by !== me) ?? null
}

function OwnStall({ question: { ask }, answer, isSending, me }: Props & { readonly me: Seat }) {
  const { view } = useGold()
  const say = useSay()
  const offers = offersFor(view, me)
  const isNarrow = useNarrow(offers.length, 3)
  const deal = useDeal(me)
  const offer = isNarrow ? lookedAt(deal, offers, me) : null
  const isDone = view.market?.done[me] === true
  const transfers = offer === null ? transfersOf(deal.deal.handed) : dealIn(offer)
  return (
    <div className="desk trade-desk">
      {isNarrow && offers.length > 0 && (
        <TradeTabs deal={deal} offers={offers} shown={offer?.number ?? 'draft'} me={me} />
      )}
      {offer === null ? (
        <OwnTrade
          ask={ask}
          deal={deal}
          me={me}
          answer={answer}
          isSending={isSending}
          isDone={isDone}
          isNarrow={isNarrow}
        />
      ) : (
        <>
          <TradeSheet offer={offer} />
          <TradeActions offer={offer} ask={ask} answer={answer} isSending={isSending} isPrimary />
        </>
      )}
      <Beside>
        <div className="desk-beside">
          <MyValue seat={me} share={netOf(transfers, me)} />
          {transfers.length > 0 && (
            <button
              type="button"
              className="framed desk-pop"
              data-done
              disabled={isSending || isDone}
              onClick={() => answer({ done: 'yes' })}
            >
              {isDone ? say('screen.market.do.isDone') : say('screen.market.do.done')}
            </button>
          )}
        </div>
      </Beside>
    </div>
  )
}
