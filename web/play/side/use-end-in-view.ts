import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** As near to its end, in pixels, the log is at its end. */
const NEAR = 48

interface EndInView {
  readonly list: RefObject<HTMLElement | null>
  /** Whether the newest is in view, or will be before anything is painted. */
  readonly isAtEnd: boolean
  readonly toEnd: () => void
}

/** Keeps the newest in view, or the moment looked at, until somebody scrolls elsewhere. */
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

/** Whether somebody has scrolled. A log that is laid out anew moves too: lines fade, the window changes, a mark goes elsewhere. */
const isElsewhere = (now: Place, seen: Place): boolean =>
  now.top !== seen.top && now.height === seen.height && now.room === seen.room

function showEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight
}

/** All that is told of the moment, its first line above all. */
function showMoment(list: HTMLElement): void {
  for (const line of [...list.querySelectorAll('[data-now]')].reverse()) line.scrollIntoView({ block: 'nearest' })
}
