import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Bertram } from './bertram.tsx'
import type { Place } from './pointed.ts'

/** The distance between the bubble and what it points at, and to the edge of the window, in pixels. */
const [GAP, EDGE] = [22, 8]

interface BubbleProps {
  /** What it points at; null if that is not there. */
  readonly at: Place | null
  readonly children: ReactNode
}

interface Spot {
  readonly left: number
  readonly top: number
  readonly tail: number
  readonly isBelow: boolean
  readonly room: number
}

/** What the innkeeper says, beside what it is about, on the side with more room. */
export function Bubble({ at, children }: BubbleProps) {
  const t = useTranslations('learn')
  const box = useRef<HTMLElement>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const place = (): void => setSpot(spotFor(at, current))
    place()
    const watch = new ResizeObserver(place)
    watch.observe(current)
    return () => watch.disconnect()
  }, [at])
  return (
    <aside
      className="lesson-bubble"
      ref={box}
      aria-label={t('says')}
      data-below={spot?.isBelow || undefined}
      style={spot === null ? undefined : { translate: `${spot.left}px ${spot.top}px` }}
    >
      <Bertram />
      <div className="lesson-said parchment" style={spot === null ? undefined : { maxHeight: spot.room }}>
        {children}
      </div>
      {at !== null && spot !== null && <span className="lesson-tail" aria-hidden="true" style={{ left: spot.tail }} />}
    </aside>
  )
}

function spotFor(at: Place | null, { offsetWidth: width, offsetHeight: height }: HTMLElement): Spot {
  const main = document.querySelector('.table-main')?.getBoundingClientRect()
  const [from, to] = [main?.left ?? 0, main?.right ?? innerWidth]
  const top = main?.top ?? 0
  if (at === null)
    return {
      left: Math.max(EDGE, (from + to - width) / 2),
      top: top + EDGE,
      tail: 0,
      isBelow: true,
      room: innerHeight / 2,
    }
  const middle = at.left + at.width / 2
  // What can be pressed at one's own side stays free.
  const own = document.querySelector('.mine')?.getBoundingClientRect()
  const isOwn = own !== undefined && at.top + at.height > own.top
  const [upper, lower] = [isOwn ? Math.min(at.top, own.top) : at.top, at.top + at.height]
  const left = Math.max(from + EDGE, Math.min(middle - width / 2, to - width - EDGE))
  const [above, below] = [upper - top, (own?.top ?? innerHeight) - lower]
  const isBelow = !isOwn && (below > above || below > height + GAP + EDGE)
  const room = Math.max(isBelow ? innerHeight - lower : above, innerHeight / 3) - GAP - EDGE
  const high = Math.min(height, room)
  const wanted = isBelow ? lower + GAP : upper - GAP - high
  return {
    left,
    top: Math.max(EDGE, Math.min(wanted, innerHeight - high - EDGE)),
    tail: Math.max(24, Math.min(middle - left, width - 24)),
    isBelow,
    room,
  }
}
