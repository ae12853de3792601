import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Whoever scrolls down as close to the end as this, in pixels, wants to be there. */
const NEAR = 48

interface EndInView {
  readonly list: RefObject<HTMLElement | null>
  /** Whether the newest line is in view, or will be before the next paint. */
  readonly isAtEnd: boolean
  readonly toEnd: () => void
}

/** Keeps the newest line or the viewed moment in view until the reader scrolls elsewhere. */
export function useEndInView(at: number | null): EndInView {
  const list = useRef<HTMLElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const toEnd = useCallback(() => {
    if (list.current !== null) showEnd(list.current)
  }, [])
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return
    let follows = true
    let seen = placeOf(current)
    const look = (): void => {
      seen = placeOf(current)
      if (at === null && isAtEndOf(seen)) follows = true
      setAtEnd(at === null ? follows : below(seen) < NEAR)
    }
    const keep = (): void => {
      if (follows) (at === null ? showEnd : showMoment)(current)
      look()
    }
    const scrolled = (): void => {
      const now = placeOf(current)
      if (isElsewhere(now, seen)) follows = at === null && isComing(now, seen)
      look()
    }
    keep()
    const grown = new ResizeObserver(keep)
    for (const part of [current, ...current.children]) grown.observe(part)
    current.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      grown.disconnect()
      current.removeEventListener('scroll', scrolled)
    }
  }, [at])
  return { list, isAtEnd, toEnd }
}

interface Place {
  readonly top: number
  readonly height: number
  readonly room: number
}

const placeOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Place => ({
  top: scrollTop,
  height: scrollHeight,
  room: clientHeight,
})

const below = ({ top, height, room }: Place): number => height - top - room
const isAtEndOf = (place: Place): boolean => below(place) < 2
/** A smooth way up begins close to the end, too: a line that comes meanwhile must not end it. */
const isComing = (now: Place, seen: Place): boolean => now.top > seen.top && below(now) < NEAR

/** Whether the reader has scrolled. A new layout also moves the log: lines fade, the window changes, a mark moves. */
const isElsewhere = (now: Place, seen: Place): boolean =>
  now.top !== seen.top && now.height === seen.height && now.room === seen.room

function showEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight
}

/** Shows every line of the moment, the first one above all. */
function showMoment(list: HTMLElement): void {
  for (const line of [...list.querySelectorAll('[data-now]')].reverse()) line.scrollIntoView({ block: 'nearest' })
}
