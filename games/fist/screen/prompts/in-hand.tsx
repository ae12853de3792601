import * as m from 'motion/react-m'
import { useDragging } from '#ui/dragging'
import { Piece } from '../pieces/thing.tsx'
import { useSay } from '../use-fist.ts'
import type { Kind } from './heap.tsx'
import './in-hand.css'
import { oneTo } from '#ui/numbered'

interface InHandProps {
  readonly kind: Kind
  readonly n: number
  /** How many are returned at a time. */
  readonly step?: number
  readonly takeBack: () => void
}

/** More than this are too close to tell apart, so they are shown as a count. */
const FEW = 5

/** The chosen pieces of one kind. A tap or dragging one away returns it. */
export function InHand({ kind, n, step = 1, takeBack }: InHandProps) {
  const say = useSay()
  const { wasDragged, onPointerDown } = useDragging(isOver => isOver('hand') || takeBack())
  const pieces = Math.min(n / step, FEW)
  return (
    <button type="button" className="in-hand" onClick={() => wasDragged() || takeBack()}>
      <span className="hidden-text">{say('screen.heap.back', { kind, chosen: n })}</span>
      {oneTo(pieces).map(no => (
        <m.span
          key={no}
          className="in-palm draggable"
          initial={{ y: -16, opacity: 0 }}
          animate={{ y: 0, opacity: 1 }}
          onPointerDown={onPointerDown}
        >
          <Piece kind={kind} />
        </m.span>
      ))}
      {(n > FEW || step > 1) && <b aria-hidden="true">{n}</b>}
    </button>
  )
}
