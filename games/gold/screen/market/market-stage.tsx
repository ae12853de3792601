import type { Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { Icon } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { useSending } from '#ui/sending'
import stalls from '~icon/trade'
import type { GoldEvent } from '../../events.ts'
import type { Asks, Market, MarketOffer } from '../../types.ts'
import { logged } from '../../words/log.ts'
import { dealIn, saying, seatsIn } from '../../words/things.ts'
import { missedOffers } from '../known/missed-offers.ts'
import { Sand } from '../sharing/sand.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { TradeActions } from './trade-actions.tsx'
import { TradeSheet } from './trade-sheet.tsx'
import { useDeal } from './use-deal.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import '../sharing/kill-stage.css'
import './market-stage.css'

/** The middle of the table while the Market is open: the sand, past trades, and who offers to whom. */
export function MarketStage() {
  const { view, viewer, question, told } = useGold()
  const say = useSay()
  const { market, stage } = view
  const mine = (market?.offers ?? []).filter(({ partners }) => viewer !== 'table' && partners.includes(viewer))
  const isNarrow = useOneAtATime(view.sides.length)
  if (market === null) return null
  const isAsked = question?.name === 'market'
  const others = market.offers.filter(offer => !mine.includes(offer))
  return (
    <div className="kill-stage market-stage" data-asked={isAsked || undefined}>
      <header className="slain">
        <span className="slain-beast market-sign">
          <Icon of={stalls} />
        </span>
        <div className="slain-about">
          <h2>{say('screen.market.title')}</h2>
          <p>{say('screen.market.about')}</p>
        </div>
        <Sand until={stage?.closes ?? null} left={null} />
      </header>
      <Traded />
      {others.length > 0 && (
        <ul className="market-others">
          {others.map(offer => (
            <li key={offer.number}>
              <Said saying={betweenOthers(offer, market.accepts)} />
            </li>
          ))}
        </ul>
      )}
      {!(isNarrow && isAsked) && mine.length > 0 && <Mine offers={mine} />}
      {!isNarrow && isAsked && <Missed standing={mine.map(({ by }) => by)} />}
      {market.offers.length === 0 && !isNarrow && tradesIn(told).length === 0 && (
        <p className="no-offers">{say('screen.market.noOffers')}</p>
      )}
    </div>
  )
}

/** R7.7: everybody sees who offers a trade to whom, and who accepts it. */
function betweenOthers({ number, by, partners }: MarketOffer, accepts: Market['accepts']): Saying {
  const others = partners.filter(seat => seat !== by)
  const accepting = others.filter(seat => accepts[seat] === number)
  const between = { who: { seat: by }, partners: seatsIn(others) }
  return accepting.length === 0
    ? saying('screen.market.between', between)
    : saying('screen.market.betweenAccepted', { ...between, accepting: seatsIn(accepting) })
}

function Mine({ offers }: { readonly offers: readonly MarketOffer[] }) {
  const { question, answer } = useGold()
  const say = useSay()
  const isSending = useSending()
  const ask = question?.name === 'market' ? (question.ask as Asks['market']) : null
  return (
    <section className="offer-sheets" aria-label={say('screen.desk.offers')}>
      {offers.map(offer => (
        <TradeSheet key={offer.by} offer={offer}>
          {ask !== null && <TradeActions offer={offer} ask={ask} answer={answer} isSending={isSending} />}
        </TradeSheet>
      ))}
    </section>
  )
}

/** Offers to the viewer that were replaced or taken back before they were answered: they can be offered in turn. */
function Missed({ standing }: { readonly standing: readonly Seat[] }) {
  const { told, viewer } = useGold()
  const say = useSay()
  const { copy } = useDeal(viewer === 'table' ? -1 : viewer)
  const missed = viewer === 'table' ? [] : missedOffers(told, viewer, standing)
  return missed.length === 0 ? null : (
    <ul className="market-others">
      {missed.map(({ number, seat, deal }) =>
        knows(deal) ? (
          <li key={number}>
            <Said saying={saying('screen.market.missed', { who: { seat }, deal: dealIn(peek(deal)) })} />{' '}
            <button type="button" className="chip" onClick={() => copy(peek(deal))}>
              {say('screen.market.do.again')}
            </button>
          </li>
        ) : null,
      )}
    </ul>
  )
}

type Done = Extract<GoldEvent, { type: 'tradeDone' }>

function tradesIn(told: readonly GoldEvent[]): readonly Done[] {
  const opened = told.findLastIndex(({ type }) => type === 'marketOpened')
  return told.slice(opened + 1).filter((event): event is Done => event.type === 'tradeDone')
}

/** The last trades of this Market. */
function Traded() {
  const { told } = useGold()
  const done = tradesIn(told)
  return done.length === 0 ? null : (
    <ul className="lately">
      {done.slice(-2).map(event => (
        <li key={event.number}>
          {logged(event)
            .slice(0, 1)
            .map(it => (
              <Said key={it.say} saying={it} />
            ))}
        </li>
      ))}
    </ul>
  )
}
