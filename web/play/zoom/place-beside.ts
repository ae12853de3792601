interface Room {
  readonly width: number
  readonly height: number
}
interface Spot {
  readonly left: number
  readonly top: number
}

/** The same in zoom.css. */
const WIDTH = 280
const HEIGHT = 440
const GAP = 14

/** Where a large card goes so that what is pointed at stays in view: to its right if there is room, else to its left. */
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
