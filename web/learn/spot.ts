import { gapFor } from './gap.ts'
import { bottomOf, type Place, rightOf } from './pointed.ts'
import { EDGE, GAP, type Size, type Spot, type Stretch, type Window } from './room.ts'

/** With less room than this, in lines of text, the bubble is tight. */
const LINES = 13
/** How close to its edge the bubble's tail may be, in pixels. */
const TAIL = 24

/**
 * Beside what it is about, on the side with more room. What can be pressed at the player's own side stays free; on a phone on
 * its side that is a column, and the bubble is next to it. If that would cover what is spoken about, or what is to be
 * pressed at the table, it goes where it covers neither, if there is such a place.
 */
export function spotFor(at: Place | null, size: Size, window: Window): Spot {
  const stretch = stretchFor(at, size.width, window)
  const usual = usualSpot(at, size, window, stretch)
  const kept = at === null || stretch.isOwn ? window.free : [at, ...window.free]
  const high = Math.min(usual.isTight ? size.alone : size.height, usual.room)
  const isFree = kept.every(it => !isOver({ ...usual, height: high }, it))
  return isFree ? usual : (gapFor(at, kept, size, window, stretch) ?? { ...usual, covers: true })
}

const isOver = (a: Place, b: Place): boolean =>
  a.left < rightOf(b) && b.left < rightOf(a) && a.top < bottomOf(b) && b.top < bottomOf(a)

function stretchFor(at: Place | null, wanted: number, { main, own, doing, height }: Window): Stretch {
  const isColumn = own !== null && own.height > height / 2 && own.width < main.width * 0.75
  const [from, to] = isColumn ? besideOf(main, own) : [main.left, rightOf(main)]
  const width = Math.min(wanted, to - from - 2 * EDGE)
  const middle = at === null ? (from + to) / 2 : at.left + at.width / 2
  const left = Math.max(from + EDGE, Math.min(middle - width / 2, to - width - EDGE))
  const tail = Math.max(TAIL, Math.min(middle - left, width - TAIL))
  const isOwn = at !== null && own !== null && doing !== null && bottomOf(at) > own.top && rightOf(at) > own.left
  return { left, width, tail, isColumn, isOwn }
}

function usualSpot(at: Place | null, size: Size, window: Window, stretch: Stretch): Spot {
  const { main, own, doing, height, rem } = window
  const { left, width, tail, isColumn, isOwn } = stretch
  const isTightIn = (room: number): boolean => room < LINES * rem
  const highIn = (room: number): number => Math.min(isTightIn(room) ? size.alone : size.height, room)
  const floor = own === null || isColumn ? height : own.top
  if (at === null || (isColumn && isOwn)) {
    // Rather over what is asked than over what can be pressed.
    const question = doing === null || isColumn ? floor : doing.top
    const fits = (high: number, to: number): boolean => high <= to - main.top - 2 * EDGE
    const isWhole = fits(size.height, floor)
    const isAlone = !isWhole && doing !== null && fits(size.alone, question)
    const bottom = isWhole ? floor : isAlone ? question : height
    const room = bottom - main.top - 2 * EDGE
    const top = bottom - EDGE - (isAlone ? size.alone : highIn(room))
    return { left, top, width, room, tail: null, isBelow: false, isTight: isAlone || isTightIn(room) }
  }
  if (isOwn && own !== null && doing !== null) {
    const [roomy, tight] = [own.top - main.top, doing.top - main.top].map(n => n - GAP - EDGE) as [number, number]
    const isTight = isTightIn(roomy)
    const room = isTight ? tight : roomy
    const top = main.top + EDGE + room - Math.min(isTight ? size.alone : size.height, room)
    return { left, top, width, room, tail, isBelow: false, isTight }
  }
  const [above, below] = [at.top - main.top, floor - bottomOf(at)]
  const isBelow = below > above || below > size.height + GAP + EDGE
  const room = Math.max(isBelow ? height - bottomOf(at) : above, height / 3) - GAP - EDGE
  const high = highIn(room)
  const wanted = isBelow ? bottomOf(at) + GAP : at.top - GAP - high
  const top = Math.max(EDGE, Math.min(wanted, floor - high - EDGE))
  return { left, top, width, room, tail, isBelow, isTight: isTightIn(room) }
}

/** The stretch of the table that the player's own column leaves. */
const besideOf = (main: Place, own: Place): readonly [number, number] =>
  own.left - main.left > rightOf(main) - rightOf(own) ? [main.left, own.left] : [rightOf(own), rightOf(main)]
