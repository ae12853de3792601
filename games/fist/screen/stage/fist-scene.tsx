import type { CSSProperties } from 'react'
import { clockwiseAfter, type Seat, seatsOf } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { oneTo } from '#ui/numbered'
import { Icon } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import fist from '~icon/fist'
import hand from '~icon/hand'
import { coins } from '../../cards/steps.ts'
import type { Bid, State } from '../../types.ts'
import { auctionsOf, highestOf, lastValueIn } from '../known/auctions.ts'
import { Picture } from '../pieces/picture.tsx'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { toldOf } from './told.ts'
import './fist-scene.css'

/** The beats of this scene, in order. Others are shown by the rest of the stage. */
const beats = ['closed', 'breath', 'open', 'count', 'tie', 'curse', 'passed', 'taken']
const isOpen = (beat: string): boolean => beats.indexOf(beat) >= beats.indexOf('open')
const isCounted = (beat: string): boolean => beats.indexOf(beat) >= beats.indexOf('count')
const isJudged = (beat: string): boolean => beats.indexOf(beat) > beats.indexOf('count')

/** All fists over the stage: closed, open with their coins, counted, and whose card it is. */
export function FistScene() {
  const { view, told, viewer, scene } = useFist()
  const say = useSay()
  if (scene === null || !beats.includes(scene.name)) return null
  const { name } = scene
  const { last } = auctionsOf(told)
  const opening = scene.showing.find(event => event.type === 'bidsOpened')
  const bids = opening?.bids ?? (isCounted(name) ? (last?.silver ?? last?.gold ?? null) : null)
  const bidders = bids === null ? biddersIn(view) : bids.flatMap((bid, seat) => (bid === null ? [] : [seat as Seat]))
  const seats = viewer === 'table' ? seatsOf(view.sides.length) : clockwiseAfter(view.sides, viewer)
  const best = isCounted(name) && last !== null && name !== 'curse' ? highestOf(last) : []
  const character = view.auction?.character ?? last?.character ?? null
  return (
    <section
      className="fist-scene"
      data-beat={name}
      aria-label={say('screen.lastAuction')}
      style={{ '--beat': `${scene.lasts}ms` } as CSSProperties}
    >
      {character !== null && (
        <div className="scene-card" data-place="lot">
          <b>{say('options.card', { card: { card: character } })}</b>
          <Picture card={character} />
        </div>
      )}
      <ol>
        {seats
          .filter(seat => bidders.includes(seat))
          .map((seat, i) => (
            <SceneHand
              key={seat}
              seat={seat}
              no={i}
              bid={isOpen(name) ? (bids?.[seat] ?? null) : null}
              value={isCounted(name) && last !== null ? lastValueIn(last, seat) : null}
              isBest={best.includes(seat)}
            />
          ))}
      </ol>
      <p>{isJudged(name) && last !== null && <Said saying={toldOf(last)} plain />}</p>
    </section>
  )
}

const biddersIn = ({ auction }: State): readonly Seat[] => auction?.bidders ?? []

interface SceneHandProps {
  readonly seat: Seat
  /** From left to right. */
  readonly no: number
  /** Null while the fist is closed. */
  readonly bid: Bid | null
  /** Null until it is counted. */
  readonly value: number | null
  readonly isBest: boolean
}

const kinds = [...coins, 'black', 'amulet'] as const

function SceneHand({ seat, no, bid, value, isBest }: SceneHandProps) {
  const { names, viewer } = useFist()
  return (
    <li
      className="scene-hand"
      data-open={bid !== null || undefined}
      data-best={isBest || undefined}
      data-mine={seat === viewer || undefined}
      style={{ '--no': no } as CSSProperties}
    >
      <b className="scene-value">{value ?? ''}</b>
      <span className="scene-coins" aria-hidden="true">
        {bid !== null && kinds.flatMap(kind => oneTo(bid[kind]).map(n => <Piece key={`${kind} ${n}`} kind={kind} />))}
      </span>
      <Icon of={bid === null ? fist : hand} />
      <b className="seat-name sleeve" data-seat={seat}>
        <span className="hidden-text">{names[seat]}</span>
        <span aria-hidden="true">{markOf(seat)}</span>
      </b>
    </li>
  )
}
