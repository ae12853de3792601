import * as m from 'motion/react-m'
import { of, type Seat } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { numbered, oneTo } from '#ui/numbered'
import { Icon } from '#ui/pieces/icon.tsx'
import closedFist from '~icon/fist'
import openHand from '~icon/hand'
import { coins } from '../../cards/steps.ts'
import type { Bid } from '../../types.ts'
import { auctionsOf, highestOf, lastValueIn } from '../known/auctions.ts'
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
  const { view, told, scene, motion } = useFist()
  const { last, openings, closed } = auctionsOf(told)
  const { auction } = view
  const isBidding = auction !== null && closed.length > 0
  // The fists open before anything tells what is in them.
  const opening = scene?.showing.find(event => event.type === 'bidsOpened')
  const counted = last === null || isBidding ? null : ((last.silver ?? last.gold)?.[seat] ?? null)
  const bid = opening === undefined ? counted : (opening.bids[seat] ?? null)
  const isClosed = opening === undefined && auction !== null && of(auction.bids, seat) !== null
  if (bid === null && !auction?.bidders.includes(seat)) return null
  const isHighest = opening === undefined && bid !== null && last !== null && highestOf(last).includes(seat)
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
      {bid !== null && !isClosed && opening === undefined && (
        <m.b
          className="reach-value"
          key={openings}
          initial={{ opacity: 0 }}
          animate={{ opacity: 1 }}
          transition={{ delay: delay + motion / 1000 }}
        >
          {last === null ? '' : lastValueIn(last, seat)}
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
