interface Room {
  readonly width: number
  readonly height: number
}
interface Spot {
  readonly left: number
  readonly top: number
}

/** Must match zoom.css. */
const WIDTH = 280
const HEIGHT = 440
const GAP = 14

/**
 * Places a large card so that the element pointed at stays visible: to its right if there is room, otherwise to its
 * left.
 */
export function placeBeside(of: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, room: Room): Spot {
  const right = of.right + GAP
  const left = of.left - GAP - WIDTH
  const fits = right + WIDTH + GAP <= room.width
  const middle = (of.top + of.bottom - HEIGHT) / 2
  return {
    left: fits ? right : Math.max(GAP, left),
    top: Math.max(GAP, Math.min(middle, room.height - HEIGHT - GAP)),
  }
}
