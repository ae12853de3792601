import { useDragging } from '#ui/dragging'
import { hinted } from '#ui/hinted'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { room } from '#ui/room'
import type { Coin, Colour, Token } from '../../cards/steps.ts'
import { Piece } from '../pieces/thing.tsx'
import { useHint } from '../pieces/use-hint.ts'
import { useSay } from '../use-fist.ts'
import './heap.css'

export type Kind = Coin | Token | Colour

interface HeapProps {
  readonly kind: Kind
  readonly left: number
  readonly chosen: number
  readonly canAdd: boolean
  /** The rule that forbids using any of it now; null if some can be used. */
  readonly barredBy: string | null
  /** Its digit key. */
  readonly digit: number
  readonly add: () => void
}

/** All coins or stones of one kind. A tap, a digit or dragging adds one to the hand. */
export function Heap({ kind, left, chosen, canAdd, barredBy, digit, add }: HeapProps) {
  const say = useSay()
  const { isDragged, wasDragged, onPointerDown } = useDragging(isOver => isOver('hand') && add())
  const label = say('screen.heap.label', { kind })
  const short = say('screen.heap.short', { kind })
  const hint = useHint(kind)
  if (barredBy !== null)
    return (
      <div className="own-heap-barred" data-kind={kind}>
        <WhyNot rule={barredBy}>
          <span className="hidden-text">{say('screen.heap.none', { kind })}</span>
          <Piece kind={kind} />
          <b aria-hidden="true">{left}</b>
          <small aria-hidden="true" data-short={short}>
            {label}
          </small>
        </WhyNot>
      </div>
    )
  return (
    <button
      type="button"
      className="own-heap"
      data-kind={kind}
      data-dragged={isDragged || undefined}
      {...room(isDragged && 'dragging')}
      disabled={!canAdd}
      {...hinted(hint)}
      aria-keyshortcuts={String(digit)}
      onClick={() => wasDragged() || add()}
    >
      <span className="hidden-text">{say('screen.heap.left', { kind, left, chosen })}</span>
      {left > 1 && (
        <span className="beneath">
          <Piece kind={kind} />
        </span>
      )}
      <span className="grip draggable" onPointerDown={onPointerDown}>
        <Piece kind={kind} />
      </span>
      <b aria-hidden="true">{left}</b>
      <small aria-hidden="true" data-short={short}>
        {label}
      </small>
      <span className="heap-key" aria-hidden="true">
        {digit}
      </span>
    </button>
  )
}
