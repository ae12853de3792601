import { useCallback, useEffect, useState } from 'react'

interface Stepping {
  /** The entry that is shown. */
  readonly at: number
  readonly step: (by: -1 | 1) => void
  /** Plays on from here, from the beginning if it was at the end; or pauses. */
  readonly toggle: () => void
  readonly isPlaying: boolean
}

/** How long a moment is shown while it plays, in milliseconds: enough to read a sentence. */
const READ = 1600

/** Steps through the stops of a match. It begins at the wanted entry; null: at the last. */
export function useStepping(stops: readonly number[], wanted: number | null): Stepping {
  const last = stops.at(-1) ?? 0
  const [at, setAt] = useState(() => stops.findLast(stop => wanted === null || stop <= wanted) ?? stops[0] ?? 0)
  const [isPlaying, setPlaying] = useState(false)
  const next = useCallback(
    (from: number, by: -1 | 1): number =>
      (by === 1 ? stops.find(stop => stop > from) : stops.findLast(stop => stop < from)) ?? from,
    [stops],
  )
  const step = useCallback(
    (by: -1 | 1) => {
      setPlaying(false)
      setAt(now => next(now, by))
    },
    [next],
  )
  const toggle = useCallback(() => {
    setPlaying(is => !is)
    setAt(now => (now >= last ? (stops[0] ?? 0) : now))
  }, [last, stops])
  useEffect(() => {
    if (!isPlaying) return
    if (at >= last) return setPlaying(false)
    const timer = setTimeout(() => setAt(now => next(now, 1)), READ)
    return () => clearTimeout(timer)
  }, [isPlaying, at, last, next])
  return { at, step, toggle, isPlaying }
}
