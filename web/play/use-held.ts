import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { Replica } from '#client/replica'
import type { Entry } from '#kernel/match'
import type { GameScreen } from '#ui/screen'
import { useVenue } from './venue.ts'

/** Anything older, in milliseconds, is not news: the viewer has only just arrived. */
const NEWS = 5000
/** How long the table pauses, in milliseconds, in addition to the movements. */
const HELD = 1000
const MOVEMENTS = 4

/**
 * The table paused in the middle of an entry while what was turned up is shown; null if it is not paused. A press or a
 * key continues. Without motion there are no pauses.
 */
export function useHeld(live: Replica, screen: GameScreen, isLive: boolean, motion: number): Replica | null {
  /** Up to this entry, everything has been seen or happened before the viewer arrived. */
  const seen = useRef(live.have)
  /** The entry being shown may grow old meanwhile, but stays. */
  const held = useRef(-1)
  const { now } = useVenue()
  const [, goOn] = useReducer((n: number) => n + 1, 0)
  const { heldAt, heldFor } = screen
  const entry =
    heldAt === undefined || motion === 0 || !isLive
      ? undefined
      : nextToSee(live.entries, seen.current, now() - NEWS, held.current, heldAt)
  const seq = entry?.seq ?? null
  const lasts = entry === undefined ? 0 : HELD + (heldFor?.(entry.events) ?? MOVEMENTS) * motion
  useEffect(() => {
    if (seq === null) seen.current = live.have
    else held.current = seq
  })
  useEffect(() => {
    if (seq === null) return
    const release = (): void => {
      seen.current = seq
      goOn()
    }
    const timer = setTimeout(release, lasts)
    document.addEventListener('pointerdown', release)
    document.addEventListener('keydown', release)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', release)
      document.removeEventListener('keydown', release)
    }
  }, [seq, lasts])
  return useMemo(
    () => (entry === undefined ? null : live.upTo(entry.seq, heldAt?.(entry.events) ?? undefined)),
    [live, entry, heldAt],
  )
}

const nextToSee = (
  entries: readonly Entry[],
  seen: number,
  since: number,
  held: number,
  heldAt: NonNullable<GameScreen['heldAt']>,
): Entry | undefined => {
  // The newest come last; those before them have been seen or are not news.
  const first = entries.findLastIndex(({ seq, at }) => seq <= seen || (at < since && seq !== held)) + 1
  return entries.slice(first).find(({ events }) => heldAt(events) !== null)
}
