import type { Seat } from '#kernel/seat'
import { Beside } from '#ui/pieces/actions.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { useLooking } from '../sharing/looking.ts'
import { MyValue } from '../sharing/my-value.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { dealIn, netOf, offersFor } from './net.ts'
import { OwnTrade } from './own-trade.tsx'
import { TradeActions } from './trade-actions.tsx'
import { TradeSheet } from './trade-sheet.tsx'
import { TradeTabs } from './trade-tabs.tsx'
import { transfersOf, useDeal } from './use-deal.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import '../sharing/sharing.css'

type Props = PromptProps<QuestionNamed<Asks, 'market'>>

/** The player's own stall at the Market. */
export function MarketPrompt(props: Props) {
  const { viewer } = useGold()
  return viewer === 'table' ? null : <OwnStall {...props} me={viewer} />
}

function OwnStall({ question: { ask }, answer, isSending, me }: Props & { readonly me: Seat }) {
  const { view } = useGold()
  const say = useSay()
  const offers = offersFor(view, me)
  const isNarrow = useOneAtATime(view.sides.length)
  const deal = useDeal(me)
  const isBegun = deal.deal.partners.length > 0
  const offer = useLooking({ looking: deal.deal, look: deal.change, offers, me, isNarrow, isBegun })
  const isDone = view.market?.done[me] === true
  const transfers = offer === null ? transfersOf(deal.deal.handed) : dealIn(offer)
  return (
    <div className="desk trade-desk" {...room('most', 'main-column')}>
      {/* Also without an offer: the first one must not move what is below. */}
      {isNarrow && <TradeTabs deal={deal} offers={offers} shown={offer?.by ?? 'draft'} me={me} />}
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
