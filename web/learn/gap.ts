import { bottomOf, type Place, rightOf } from './pointed.ts'
import { GAP, type Size, type Spot, type Stretch, type Window } from './room.ts'

/** How close the bubble may come to what it leaves free, in pixels. */
const NEAR = 6

interface Gap {
  readonly from: number
  readonly to: number
}

/** A place for the bubble between the things that are kept free; null if none is high enough. */
export function gapFor(
  at: Place | null,
  kept: readonly Place[],
  size: Size,
  window: Window,
  stretch: Stretch,
): Spot | null {
  const { main, own, doing, height } = window
  const { left, width, isColumn } = stretch
  const edge = own === null || isColumn ? height : own.top
  const question = doing === null || isColumn ? edge : doing.top
  const above = kept.filter(it => it.left < left + width && left < rightOf(it))
  // First beside the innkeeper, then without him, over the line that says what is asked, and over the bar at last.
  const tries = [
    [size.height, main.top, edge],
    [size.alone, main.top, question],
    [size.alone, 0, question],
  ] as const
  for (const [i, [high, ceiling, floor]] of tries.entries()) {
    const fitting = gapsIn(above, ceiling, floor).filter(({ from, to }) => to - from >= high + 2 * NEAR)
    const [nearest] = fitting.sort((a, b) => farFrom(at, a) - farFrom(at, b))
    if (nearest !== undefined) return { ...spotIn(nearest, high, at, stretch), isTight: i > 0 }
  }
  return null
}

/** What these leave free between ceiling and floor. */
function gapsIn(kept: readonly Place[], ceiling: number, floor: number): readonly Gap[] {
  const gaps: Gap[] = []
  let from = ceiling
  for (const it of [...kept].sort((a, b) => a.top - b.top)) {
    if (it.top > from) gaps.push({ from, to: Math.min(it.top, floor) })
    from = Math.max(from, bottomOf(it))
  }
  return [...gaps, { from, to: floor }]
}

const farFrom = (at: Place | null, { from, to }: Gap): number =>
  at === null ? -to : Math.max(at.top - to, from - bottomOf(at))

/** In a gap as near as possible to what it is about, but at its usual distance if there is room for that. */
function spotIn(
  { from, to }: Gap,
  high: number,
  at: Place | null,
  { left, width, tail }: Stretch,
): Omit<Spot, 'isTight'> {
  const isBelow = at !== null && from >= bottomOf(at) - 1
  const off = Math.max(NEAR, Math.min(GAP, to - from - high - NEAR))
  const top = isBelow ? from + off : to - off - high
  const isBeside = at !== null && (isBelow ? from - bottomOf(at) : at.top - to) < GAP
  return { left, top, width, room: high, tail: isBeside ? tail : null, isBelow }
}
