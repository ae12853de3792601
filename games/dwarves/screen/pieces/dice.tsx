import type { CSSProperties } from 'react'
import { oneTo } from '#ui/numbered'
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
  /** Null while it tumbles. */
  readonly face: number | null
  /** Whether it has found treasure. */
  readonly isFind?: boolean
  /** Whether it has just been thrown. */
  readonly isFresh?: boolean
  /** Its place among the dice, so that they do not all fall alike. */
  readonly place?: number
}

/** A die. Its text is next to it. */
export const Die = ({ face, isFind = false, isFresh = false, place = 0 }: DieProps) => (
  <span
    className="die"
    aria-hidden="true"
    data-find={isFind || undefined}
    data-tumbles={face === null || undefined}
    data-settles={(isFresh && face !== null) || undefined}
    style={face === null ? ({ '--place': place } as CSSProperties) : undefined}
  >
    {oneTo(9).map(spot => (
      <i key={spot} data-pip={(face !== null && pips[face]?.includes(spot)) || undefined} />
    ))}
  </span>
)
