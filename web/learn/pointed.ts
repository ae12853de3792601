import { useEffect, useState } from 'react'

/** Where something is in the window, in pixels. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How often it is looked where things are, in milliseconds: cards and plates move. */
const OFTEN = 100

export function placeOf(selector: string | null): Place | null {
  const it = selector === null ? null : document.querySelector(selector)
  if (it === null) return null
  const { left, top, width, height } = it.getBoundingClientRect()
  return width === 0 || height === 0 ? null : { left, top, width, height }
}

/** Where the part with this selector is, while it moves; null if it is not there. */
export function usePlace(selector: string | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const look = (): void => {
      const now = placeOf(selector)
      setPlace(before => (isSame(before, now) ? before : now))
    }
    look()
    const timer = setInterval(look, OFTEN)
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
    }
  }, [selector])
  return place
}

const isSame = (a: Place | null, b: Place | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)
