import * as m from 'motion/react-m'
import { useRef, useState } from 'react'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import type { Coin, Colour, Token } from '../../steps.ts'
import { Piece } from '../pieces/thing.tsx'
import { useSay } from '../use-fist.ts'
import { isOver } from './dropping.ts'
import './heap.css'

export type Kind = Coin | Token | Colour

interface HeapProps {
  readonly kind: Kind
  readonly left: number
  readonly chosen: number
  readonly canAdd: boolean
  /** The rule by which none of it can be used now; null if some can. */
  readonly barredBy: string | null
  /** The digit that does the same. */
  readonly digit: number
  readonly add: () => void
}

/** All one has of one kind. A tap, a digit, or dragging it there puts one more into the hand. */
export function Heap({ kind, left, chosen, canAdd, barredBy, digit, add }: HeapProps) {
  const say = useSay()
  const wasDragged = useRef(false)
  const [isDragged, setDragged] = useState(false)
  const label = say('screen.heap.label', { kind })
  if (barredBy !== null)
    return (
      <div className="own-heap-barred">
        <WhyNot rule={barredBy}>
          <span className="hidden-text">{say('screen.heap.none', { kind })}</span>
          <Piece kind={kind} />
          <b aria-hidden="true">{left}</b>
          <small aria-hidden="true">{label}</small>
        </WhyNot>
      </div>
    )
  return (
    <button
      type="button"
      className="own-heap"
      data-kind={kind}
      data-dragged={isDragged || undefined}
      disabled={!canAdd}
      aria-keyshortcuts={String(digit)}
      onClick={() => {
        if (!wasDragged.current) add()
        wasDragged.current = false
      }}
    >
      <span className="hidden-text">{say('screen.heap.left', { kind, left, chosen })}</span>
      {left > 1 && (
        <span className="beneath">
          <Piece kind={kind} />
        </span>
      )}
      <m.span
        className="grip"
        drag={canAdd}
        dragSnapToOrigin
        dragMomentum={false}
        whileDrag={{ scale: 1.15, zIndex: 5 }}
        onPointerDown={() => {
          wasDragged.current = false
        }}
        onDragStart={() => {
          wasDragged.current = true
          setDragged(true)
        }}
        onDragEnd={(_, { point }) => {
          setDragged(false)
          if (isOver('hand', point)) add()
        }}
      >
        <Piece kind={kind} />
      </m.span>
      <b aria-hidden="true">{left}</b>
      <small aria-hidden="true">{label}</small>
      <span className="heap-key" aria-hidden="true">
        {digit}
      </span>
    </button>
  )
}
