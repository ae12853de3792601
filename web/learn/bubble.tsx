import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Bertram } from './bertram.tsx'
import { bottomOf, type Place, placeOf, rightOf, usePlace } from './pointed.ts'
import type { Spot, Window } from './room.ts'
import { spotFor } from './spot.ts'

/** So long what is spoken about must lie still before it counts as covered, in milliseconds. */
const STILL = 200

/** There is no room for its usual type: a smaller one fits, or it scrolls. */
type Full = 'fits' | 'scrolls'

interface BubbleProps {
  /** What it points at; null if that is not there. */
  readonly at: Place | null
  /** What else it must not cover, as selectors. */
  readonly free: readonly string[]
  /** The lesson is over: nothing is asked at the table. */
  readonly hasEnded: boolean
  /** Called if there is no room for all that is said, or none beside what it is about. */
  readonly tooHigh: () => void
  readonly children: ReactNode
}

/** What the innkeeper says, beside what it is about. */
export function Bubble({ at, free, hasEnded, tooHigh, children }: BubbleProps) {
  const t = useTranslations('learn')
  const bubble = useRef<HTMLElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  const [full, setFull] = useState<Full | null>(null)
  const [own, doing] = [usePlace('.mine'), usePlace(hasEnded ? null : '.mine .doing')]
  const warn = useRef(tooHigh)
  useLayoutEffect(() => {
    warn.current = tooHigh
  })
  useLayoutEffect(() => {
    const [{ current: whole }, { current: box }, { current: text }] = [bubble, said, inside]
    if (whole === null || box === null || text === null) return
    const highAs = (isTight: boolean, isFull = false): number =>
      measuredAs(
        whole,
        { tight: isTight, full: isFull },
        () => text.offsetHeight + (box.offsetHeight - box.clientHeight),
      )
    let covering: ReturnType<typeof setTimeout> | undefined
    const place = (): void => {
      clearTimeout(covering)
      const usual = spotNow(at, free, { own, doing }, highAs)
      // Where all that is said does not fit beside the innkeeper, he steps aside.
      const alone = highAs(true)
      const found =
        usual.isTight || usual.isBelow || highAs(false) <= usual.room
          ? usual
          : { ...usual, isTight: true, top: usual.top + Math.max(0, usual.room - alone) }
      setSpot(found)
      const isOver = (isFull: boolean): boolean => highAs(found.isTight, isFull) > found.room
      setFull(isOver(false) ? (isOver(true) ? 'scrolls' : 'fits') : null)
      if (isOver(false)) warn.current()
      else if (found.covers) covering = setTimeout(() => warn.current(), STILL)
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(text)
    addEventListener('resize', place)
    return () => {
      clearTimeout(covering)
      watch.disconnect()
      removeEventListener('resize', place)
    }
  }, [at, free, own, doing])
  return (
    <aside
      className="lesson-bubble"
      ref={bubble}
      aria-label={t('says')}
      data-below={spot?.isBelow || undefined}
      data-tight={spot?.isTight || undefined}
      data-full={full ?? undefined}
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

function spotNow(
  at: Place | null,
  free: readonly string[],
  { own, doing }: Pick<Window, 'own' | 'doing'>,
  highAs: (isTight: boolean) => number,
): Spot {
  const main = placeOf('.table-main') ?? { left: 0, top: 0, width: innerWidth, height: innerHeight }
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // What is at the player's own side is free anyway.
  const isAtTable = (it: Place): boolean =>
    own === null || bottomOf(it) <= own.top + 1 || rightOf(it) <= own.left + 1 || it.left >= rightOf(own) - 1
  const atTable = free.flatMap(it => placeOf(it) ?? []).filter(isAtTable)
  const size = { width: WIDE, height: highAs(false), alone: highAs(true) }
  return spotFor(at, size, { main, own, doing, free: atTable, height: innerHeight, rem })
}

/** Measures the bubble with these marks alone, and leaves it as it was. */
function measuredAs(bubble: HTMLElement, marks: Record<'tight' | 'full', boolean>, measure: () => number): number {
  const names = ['tight', 'full'] as const
  const before = names.map(name => bubble.getAttribute(`data-${name}`))
  for (const name of names) bubble.toggleAttribute(`data-${name}`, marks[name])
  const measured = measure()
  for (const [i, name] of names.entries()) {
    const was = before[i] ?? null
    if (was === null) bubble.removeAttribute(`data-${name}`)
    else bubble.setAttribute(`data-${name}`, was)
  }
  return measured
}
