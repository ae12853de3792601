import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How close to its end the log counts as at its end, in pixels. */
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
      const isNear = seen.height - seen.top - seen.room < NEAR
      if (at === null && isNear) follows = true
      setAtEnd(isNear || (at === null && follows))
    }
    const keep = (): void => {
      if (follows) (at === null ? showEnd : showMoment)(current)
      look()
    }
    const scrolled = (): void => {
      if (isElsewhere(placeOf(current), seen)) follows = false
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
