import type { Place } from './pointed.ts'

/** The distance between the bubble and what it points at, and to the edge of the window, in pixels. */
const [GAP, EDGE] = [22, 8]
/** With less room than this, in lines of text, the bubble is tight. */
const LINES = 13
/** How close to its edge the bubble's tail may be, in pixels. */
const TAIL = 24

/** Where the bubble goes. */
export interface Spot {
  readonly left: number
  readonly top: number
  /** How wide and high it may be. */
  readonly width: number
  readonly room: number
  /** Where its tail begins, from its left edge; null if it has none. */
  readonly tail: number | null
  readonly isBelow: boolean
  /** There is room for a few lines only: the innkeeper steps aside. It depends on the window alone, not on the text. */
  readonly isTight: boolean
}

/** The parts of the window, in pixels. */
export interface Window {
  readonly main: Place
  /** The player's own side, and in it what can be pressed. */
  readonly own: Place | null
  readonly doing: Place | null
  readonly height: number
  /** The size of text. */
  readonly rem: number
}

/** How large the bubble wants to be. */
export interface Size {
  readonly width: number
  readonly height: number
}

const bottomOf = ({ top, height }: Place): number => top + height
const rightOf = ({ left, width }: Place): number => left + width

/**
 * Beside what it is about, on the side with more room. What can be pressed at the player's own side stays free; on a phone on
 * its side that is a column, and the bubble is next to it.
 */
export function spotFor(at: Place | null, size: Size, { main, own, doing, height, rem }: Window): Spot {
  const isTightIn = (room: number): boolean => room < LINES * rem
  const isColumn = own !== null && own.height > height / 2 && own.width < main.width * 0.75
  const [from, to] = isColumn ? besideOf(main, own) : [main.left, rightOf(main)]
  const width = Math.min(size.width, to - from - 2 * EDGE)
  const middle = at === null ? (from + to) / 2 : at.left + at.width / 2
  const left = Math.max(from + EDGE, Math.min(middle - width / 2, to - width - EDGE))
  const isOwn = at !== null && own !== null && doing !== null && bottomOf(at) > own.top && rightOf(at) > own.left
  const floor = own === null || isColumn ? height : own.top
  if (at === null || (isColumn && isOwn)) {
    const bottom = size.height <= floor - main.top - 2 * EDGE ? floor : height
    const room = bottom - main.top - 2 * EDGE
    const top = bottom - EDGE - Math.min(size.height, room)
    return { left, top, width, room, tail: null, isBelow: false, isTight: isTightIn(room) }
  }
  const tail = Math.max(TAIL, Math.min(middle - left, width - TAIL))
  if (isOwn) {
    const [roomy, tight] = [own.top - main.top, doing.top - main.top].map(n => n - GAP - EDGE) as [number, number]
    const isTight = isTightIn(roomy)
    const room = isTight ? tight : roomy
    const top = main.top + EDGE + room - Math.min(size.height, room)
    return { left, top, width, room, tail, isBelow: false, isTight }
  }
  const [above, below] = [at.top - main.top, floor - bottomOf(at)]
  const isBelow = below > above || below > size.height + GAP + EDGE
  const room = Math.max(isBelow ? height - bottomOf(at) : above, height / 3) - GAP - EDGE
  const high = Math.min(size.height, room)
  const wanted = isBelow ? bottomOf(at) + GAP : at.top - GAP - high
  const top = Math.max(EDGE, Math.min(wanted, floor - high - EDGE))
  return { left, top, width, room, tail, isBelow, isTight: isTightIn(room) }
}

/** The stretch of the table that the player's own column leaves. */
const besideOf = (main: Place, own: Place): readonly [number, number] =>
  own.left - main.left > rightOf(main) - rightOf(own) ? [main.left, own.left] : [rightOf(own), rightOf(main)]
