import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { Replica } from '#client/replica'
import type { Entry } from '#kernel/match'
import type { GameScreen } from '#ui/screen'
import { useVenue } from './venue.ts'

/** What is older than this, in milliseconds, is no news: somebody has just come. */
const NEWS = 5000
/** How long the table is held, in milliseconds, beside the time that things move. */
const HELD = 1000
const MOVEMENTS = 4

/**
 * The table in the middle of an entry, for as long as what was turned up is looked at; null while nothing is. A press or a key lets
 * it go on; where nothing moves, nothing is held.
 */
export function useHeld(live: Replica, screen: GameScreen, isLive: boolean, motion: number): Replica | null {
  /** Up to this entry everything has been seen, or had happened before one came. */
  const seen = useRef(live.have)
  /** What is looked at grows old meanwhile, and stays. */
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
  // The newest come last: those before them were seen, or are no news.
  const first = entries.findLastIndex(({ seq, at }) => seq <= seen || (at < since && seq !== held)) + 1
  return entries.slice(first).find(({ events }) => heldAt(events) !== null)
}
