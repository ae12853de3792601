import * as m from 'motion/react-m'
import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { Icon } from '#ui/pieces/icon.tsx'
import fist from '~icon/fist'
import { coins } from '../../cards/steps.ts'
import type { Bid } from '../../types.ts'
import { coinsIn } from '../../words/things.ts'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { purseOf } from './purse-of.ts'
import './own-hand.css'

/** The player's own side while nothing is asked: the purse, and the fist if it is closed. */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const { view } = useFist()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined) return null
  const purse = purseOf(side)
  const sealed = view.auction === null ? null : of(view.auction.bids, seat)
  const bid = sealed !== null && knows(sealed) ? peek(sealed) : null
  return (
    <div className="own-hand">
      {purse !== null && (
        <p className="own-purse">
          <span className="hidden-text">{say('screen.purse', { coins: coinsIn(purse) })}</span>
          {coins.map(kind => (
            <span key={kind} className="own-coin" data-none={purse[kind] === 0 || undefined} aria-hidden="true">
              <Piece kind={kind} />
              <b>{purse[kind] - (bid?.[kind] ?? 0)}</b>
            </span>
          ))}
        </p>
      )}
      {bid !== null && <ClosedFist bid={bid} />}
    </div>
  )
}

const kinds = [...coins, 'black', 'amulet'] as const

function ClosedFist({ bid }: { readonly bid: Bid }) {
  const say = useSay()
  const held = kinds.filter(kind => bid[kind] > 0)
  return (
    <div className="closed-fist">
      <m.span
        className="clenched"
        initial={{ y: -18, scale: 1.12 }}
        animate={{ y: 0, scale: 1 }}
        transition={{ type: 'spring', stiffness: 520, damping: 20 }}
      >
        <Icon of={fist} />
      </m.span>
      <span className="hidden-text">
        {held.length === 0 ? say('screen.emptyFist') : say('screen.yourFist', { bid: coinsIn(bid) })}
      </span>
      <span className="clenched-coins" aria-hidden="true">
        {held.map(kind => (
          <span key={kind}>
            <Piece kind={kind} />
            {bid[kind]}
          </span>
        ))}
        {held.length === 0 && '0'}
      </span>
    </div>
  )
}
