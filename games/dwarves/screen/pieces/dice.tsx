import type { CSSProperties } from 'react'
import { oneTo } from '#ui/numbered'
import { useTable } from '#ui/table'
import './dice.css'

/** The positions of each face's pips on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [],
  [5],
  [1, 9],
  [1, 5, 9],
  [1, 3, 7, 9],
  [1, 3, 5, 7, 9],
  [1, 3, 4, 6, 7, 9],
]

interface DieProps {
  readonly face: number
  /** Whether it has found treasure. */
  readonly isFind?: boolean
  /** Its index among the dice if it tumbles first, so that they do not all fall alike. */
  readonly tumbles?: number | null
}

/** A die. Its text is next to it. */
export function Die({ face, isFind = false, tumbles = null }: DieProps) {
  const { motion } = useTable()
  const isMoving = tumbles !== null && motion > 0
  return (
    <span
      className="die"
      aria-hidden="true"
      data-find={isFind || undefined}
      data-tumbles={isMoving || undefined}
      style={isMoving ? ({ '--place': tumbles } as CSSProperties) : undefined}
    >
      {oneTo(9).map(place => (
        <i key={place} data-pip={pips[face]?.includes(place) || undefined} />
      ))}
    </span>
  )
}
