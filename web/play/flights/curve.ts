export interface Point {
  readonly x: number
  readonly y: number
}

/** How many points a curve is drawn with. */
const STEPS = 12
/** How far a curve bends, as a part of its length. */
const BEND = 0.22

/** The points of a curve from one place to another. It bends upwards, as if thrown. */
export function curve(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const side = dx < 0 ? -1 : 1
  const bend = { x: (from.x + to.x) / 2 + dy * BEND * side, y: (from.y + to.y) / 2 - Math.abs(dx) * BEND }
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const part = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
    return { x: part(from.x, bend.x, to.x), y: part(from.y, bend.y, to.y) }
  })
}
