import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Bertram } from './bertram.tsx'
import { type Place, placeOf } from './pointed.ts'
import { type Spot, spotFor } from './spot.ts'

interface BubbleProps {
  /** What it points at; null if that is not there. */
  readonly at: Place | null
  readonly children: ReactNode
}

/** What the innkeeper says, beside what it is about. */
export function Bubble({ at, children }: BubbleProps) {
  const t = useTranslations('learn')
  const said = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    const [{ current: box }, { current: text }] = [said, inside]
    if (box === null || text === null) return
    const place = (): void => setSpot(spotNow(at, text.offsetHeight + (box.offsetHeight - box.clientHeight)))
    place()
    const watch = new ResizeObserver(place)
    watch.observe(text)
    addEventListener('resize', place)
    return () => {
      watch.disconnect()
      removeEventListener('resize', place)
    }
  }, [at])
  return (
    <aside
      className="lesson-bubble"
      aria-label={t('says')}
      data-below={spot?.isBelow || undefined}
      data-tight={spot?.isTight || undefined}
      style={spot === null ? undefined : { translate: `${spot.left}px ${spot.top}px`, width: spot.width }}
    >
      <Bertram />
      <div className="lesson-said parchment" ref={said} style={spot === null ? undefined : { maxHeight: spot.room }}>
        <div className="lesson-inside" ref={inside}>
          {children}
        </div>
      </div>
      {spot?.tail != null && <span className="lesson-tail" aria-hidden="true" style={{ left: spot.tail }} />}
    </aside>
  )
}

/** As wide as the lines are easy to read, in pixels. */
const WIDE = 720

function spotNow(at: Place | null, height: number): Spot {
  const main = placeOf('.table-main') ?? { left: 0, top: 0, width: innerWidth, height: innerHeight }
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const terms = { main, own: placeOf('.mine'), doing: placeOf('.mine .doing'), height: innerHeight, rem }
  return spotFor(at, { width: WIDE, height }, terms)
}
