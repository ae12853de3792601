import { useEffect, useState } from 'react'

/** Where something is in the window, in pixels. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const bottomOf = ({ top, height }: Place): number => top + height
export const rightOf = ({ left, width }: Place): number => left + width

/** How often it is looked where things are, in milliseconds: cards and plates move. */
const OFTEN = 100

/** Around everything with this selector; null if nothing of it can be seen. */
export function placeOf(selector: string | null): Place | null {
  const all = selector === null ? [] : [...document.querySelectorAll(selector)]
  const seen = all.map(it => it.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0)
  if (seen.length === 0) return null
  const [left, top] = [Math.min(...seen.map(it => it.left)), Math.min(...seen.map(it => it.top))]
  const [right, bottom] = [Math.max(...seen.map(it => it.right)), Math.max(...seen.map(it => it.bottom))]
  return { left, top, width: right - left, height: bottom - top }
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
