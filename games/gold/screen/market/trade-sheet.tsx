import type { ReactNode } from 'react'
import { markOf } from '#ui/marks'
import { InWords } from '#ui/pieces/in-words.tsx'
import type { MarketOffer } from '../../types.ts'
import { seatsIn } from '../../words/things.ts'
import { signedPoints } from '../sharing/my-value.tsx'
import '../sharing/offer-sheet.css'
import { worthToMe } from '../known/value.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { dealIn, netOf } from './net.ts'
import './trade-sheet.css'

/** An offer at the Market on parchment, for its partners: what goes which way, and who agrees. */
export function TradeSheet({ offer, children }: { readonly offer: MarketOffer; readonly children?: ReactNode }) {
  const { view, viewer, names, told } = useGold()
  const say = useSay()
  const { by, number, partners } = offer
  const me = viewer === 'table' ? null : viewer
  const agreeing = partners.filter(seat => seat === by || view.market?.accepts[seat] === number)
  const nameOf = (seat: number): string => (seat === me ? say('you') : (names[seat] ?? ''))
  const points = me === null ? 0 : worthToMe(view, me, netOf(dealIn(offer), me), told).points
  return (
    <article className="offer-sheet trade-sheet parchment" data-mine={by === me || undefined}>
      <header>
        <h3>
          <span aria-hidden="true">{markOf(by)} </span>
          {say('screen.desk.offerOf', { who: { seat: by } })}
        </h3>
        <span className="offer-version">{say('screen.desk.version', { number })}</span>
        {me !== null && (
          <b className="offer-worth" data-loss={points < 0 || undefined} data-hint={say('screen.desk.value.label')}>
            <InWords
              text={
                points < 0
                  ? say('screen.desk.value.less', { points: -points })
                  : say('screen.desk.value.points', { points })
              }
              hint={say('screen.desk.value.label')}
            />
            <span aria-hidden="true">{signedPoints(points)}</span>
          </b>
        )}
      </header>
      <ul>
        {dealIn(offer).map(({ from, to, what }) => (
          <li key={`${from} ${to}`} data-mine={to === me || undefined}>
            <span className="offer-who">
              <span aria-hidden="true">{markOf(from)}</span> {nameOf(from)} →{' '}
              <span aria-hidden="true">{markOf(to)}</span> {nameOf(to)}
            </span>
            <Hoard tokens={what} size="small" each />
          </li>
        ))}
      </ul>
      <p className="offer-voices">
        <span className="hidden-text">
          {say('screen.desk.acceptedBy', { n: agreeing.length, who: seatsIn(agreeing) })}
        </span>
        <span aria-hidden="true">
          {partners.map(seat => (
            <span key={seat} className="offer-voice" data-accepts={agreeing.includes(seat) || undefined}>
              {markOf(seat)}
              {agreeing.includes(seat) ? '✓' : ''}
            </span>
          ))}
        </span>
      </p>
      {children}
    </article>
  )
}
