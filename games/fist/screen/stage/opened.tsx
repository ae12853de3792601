import * as m from 'motion/react-m'
import { clockwiseAfter, type Seat, seatsOf } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { Said } from '#ui/pieces/said.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { coins } from '../../cards/steps.ts'
import type { Bid } from '../../types.ts'
import { coinsIn } from '../../words/things.ts'
import { auctionsOf, concerning, highestOf, lastValueIn, type Showing } from '../known/auctions.ts'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { toldOf } from './told.ts'
import './opened.css'
import { numbered, oneTo } from '#ui/numbered'

/** All fists open within this time, from left to right; in seconds, at the default speed. */
const OPENING = 0.15
/** The default speed, in milliseconds per movement. */
const USUAL = 250

/**
 * The opened fists of the last auction: who won with what. They stay until the viewer closes their next fist, and so
 * does what became of the viewer's own things.
 */
export function Opened() {
  const { view, told: events, viewer, isHeld } = useFist()
  const say = useSay()
  const { last, openings, effects, closed } = auctionsOf(events)
  if (last === null || (viewer !== 'table' && closed.includes(viewer))) return null
  const told = isHeld ? effects : viewer === 'table' ? [] : concerning(effects, viewer)
  const seats = viewer === 'table' ? seatsOf(view.sides.length) : clockwiseAfter(view.sides, viewer)
  return (
    <section className="opened-fists" aria-label={say('screen.lastAuction')} key={openings}>
      <p>
        <Said saying={toldOf(last)} />
      </p>
      {told.length > 0 && (
        <p className="effects" data-own={!isHeld || undefined}>
          {numbered(told).map(({ no, it }) => (
            <span key={no}>
              <Said saying={it} />{' '}
            </span>
          ))}
        </p>
      )}
      <ol>
        {seats.map((seat, i) => (
          <OpenHand key={seat} seat={seat} showing={last} at={seats.length > 1 ? i / (seats.length - 1) : 0} />
        ))}
      </ol>
    </section>
  )
}

interface OpenHandProps {
  readonly seat: Seat
  readonly showing: Showing
  /** From 0 for the leftmost to 1 for the rightmost. */
  readonly at: number
}

function OpenHand({ seat, showing, at }: OpenHandProps) {
  const { motion } = useFist()
  const nameOf = useNameOf()
  const say = useSay()
  const speed = motion / USUAL
  const { gold, silver, end } = showing
  const bid = silver === null ? (gold?.[seat] ?? null) : (silver[seat] ?? null)
  const isHighest = highestOf(showing).includes(seat) && !(end !== null && 'passed' in end && end.passed === 'curse')
  const empty = say('emptyFist')
  return (
    <m.li
      className="open-hand"
      data-highest={isHighest || undefined}
      data-out={bid === null || undefined}
      initial={{ opacity: 0, scale: 0.7, y: 6 }}
      animate={{ opacity: 1, scale: 1, y: 0 }}
      transition={{ delay: at * OPENING * speed, duration: 0.2 * speed }}
      title={nameOf(seat)}
    >
      <b className="seat-name" data-seat={seat}>
        <span className="hidden-text">{nameOf(seat)}</span>
        <span aria-hidden="true">{markOf(seat)}</span>
      </b>
      <b className="fist-value" aria-hidden="true">
        {bid === null ? '–' : lastValueIn(showing, seat)}
      </b>
      {bid !== null && (
        <>
          <span className="hidden-text">{say('options.steps', { steps: isEmpty(bid) ? empty : coinsIn(bid) })}</span>
          <Coins bid={bid} delay={(OPENING + 0.1) * speed} speed={speed} />
        </>
      )}
    </m.li>
  )
}

const kinds = [...coins, 'black', 'amulet'] as const
const isEmpty = (bid: Bid): boolean => kinds.every(kind => bid[kind] === 0)

/** The coins slide out of the hand. */
function Coins({ bid, delay, speed }: { readonly bid: Bid; readonly delay: number; readonly speed: number }) {
  const all = kinds.flatMap(kind => oneTo(bid[kind]).map(no => ({ kind, key: `${kind} ${no}` })))
  return (
    <span className="slid" aria-hidden="true">
      {all.map(({ kind, key }, i) => (
        <m.span
          key={key}
          initial={{ opacity: 0, x: -10 - 6 * i }}
          animate={{ opacity: 1, x: 0 }}
          transition={{ delay, duration: 0.25 * speed }}
        >
          <Piece kind={kind} />
        </m.span>
      ))}
    </span>
  )
}
