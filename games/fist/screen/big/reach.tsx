import * as m from 'motion/react-m'
import { of, type Seat } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { numbered, oneTo } from '#ui/numbered'
import { Icon } from '#ui/pieces/icon.tsx'
import closedFist from '~icon/fist'
import openHand from '~icon/hand'
import { coins } from '../../cards/steps.ts'
import { worth } from '../../rules/auction.ts'
import type { Bid } from '../../types.ts'
import { auctionsOf, highestOf } from '../known/auctions.ts'
import { Piece } from '../pieces/thing.tsx'
import { useFist } from '../use-fist.ts'
import './reach.css'

/** Between one fist and the next, clockwise, in parts of a movement: 90 milliseconds at the default speed. */
const STEP = 0.36

/**
 * A seat's hand over the table, in a sleeve of its colour: closed once the seat has bid, open with its coins when all
 * have, and empty while it thinks.
 */
export function Reach({ seat }: { readonly seat: Seat }) {
  const { view, told, motion } = useFist()
  const { last, openings, closed } = auctionsOf(told)
  const { auction } = view
  const isBidding = auction !== null && closed.length > 0
  const bid = last === null || isBidding ? null : ((last.silver ?? last.gold)?.[seat] ?? null)
  const isClosed = auction !== null && of(auction.bids, seat) !== null
  if (bid === null && !auction?.bidders.includes(seat)) return null
  const isHighest = bid !== null && last !== null && highestOf(last).includes(seat)
  const isCursed = last?.end != null && 'passed' in last.end && last.end.passed === 'curse'
  const delay = (seat * STEP * motion) / 1000
  const state = isClosed ? 'closed' : bid === null ? 'thinks' : 'open'
  return (
    <div className="reach" data-state={state} data-highest={(isHighest && !isCursed) || undefined}>
      <m.div
        className="reach-arm"
        key={`${state} ${openings}`}
        initial={{ opacity: 0, scale: 0.7 }}
        animate={{ opacity: 1, scale: 1 }}
        transition={{ delay: state === 'open' ? delay : 0 }}
      >
        <span className="reach-limb">
          <Icon of={isClosed ? closedFist : openHand} />
          <span className="reach-sleeve seat-name" data-seat={seat}>
            <i>{markOf(seat)}</i>
          </span>
        </span>
        {bid !== null && !isClosed && <Coins bid={bid} />}
      </m.div>
      {bid !== null && !isClosed && (
        <m.b
          className="reach-value"
          key={openings}
          initial={{ opacity: 0 }}
          animate={{ opacity: 1 }}
          transition={{ delay: delay + motion / 1000 }}
        >
          {worth(bid)}
        </m.b>
      )}
    </div>
  )
}

const kinds = [...coins, 'black', 'amulet'] as const

function Coins({ bid }: { readonly bid: Bid }) {
  const all = kinds.flatMap(kind => oneTo(bid[kind]).map(() => kind))
  return (
    <span className="reach-coins">
      {numbered(all).map(({ no, it: kind }) => (
        <span key={no}>
          <Piece kind={kind} />
        </span>
      ))}
    </span>
  )
}
