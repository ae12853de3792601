import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Replica } from '#client/replica'
import { isTyping } from '#ui/prompts/choices.tsx'
import { lengthOf } from '#ui/scenes'
import type { GameScreen } from '#ui/screen'
import { fadingOf, firstOf, momentIn, momentsOf, stepFrom } from './moments.ts'

/** The moment of the match being viewed. */
export interface Moment {
  /** The number of its last entry; null for now. */
  readonly at: number | null
  /** The stops when looking back. */
  readonly stops: readonly number[]
  readonly go: (at: number | null) => void
  readonly step: (by: -1 | 1) => void
  /** Entries since the viewer began to look back. */
  readonly missed: number
  /** Whether moments advance automatically. */
  readonly isPlaying: boolean
  /** Plays the moments one after another, from the given or the current one up to now. */
  readonly play: (from?: number) => void
  readonly pause: () => void
}

/** How long a moment is shown, in milliseconds: enough to read a sentence. */
const READ = 1600

export function useMoment(live: Replica, screen: GameScreen, tempo: number): Moment {
  const [search, setSearch] = useSearchParams()
  const { entries } = live
  const first = firstOf(entries, screen, fadingOf(screen, live.view, live.isOver))
  const at = momentIn(search.get('at'), live.have, first)
  const since = useRef(live.have)
  if (at === null) since.current = live.have
  const { have } = live
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of entries grows in place
  const stops = useMemo(() => momentsOf(entries, screen).filter(seq => seq >= first), [entries, screen, have, first])
  const isPast = at !== null
  const goTo = useCallback(
    (to: number | null) => {
      const moment = to === null || to >= have ? null : to
      setSearch(moment === null ? {} : { at: String(moment) }, { replace: isPast })
    },
    [setSearch, have, isPast],
  )
  const [isPlaying, setPlaying] = useState(false)
  const pause = useCallback(() => setPlaying(false), [])
  // Navigating by hand stops the playback.
  const go = useCallback(
    (to: number | null) => {
      setPlaying(false)
      goTo(to)
    },
    [goTo],
  )
  const step = useCallback((by: -1 | 1) => go(stepFrom(stops, at, by, have)), [go, stops, at, have])
  const play = useCallback(
    (from?: number) => {
      setPlaying(true)
      if (from !== undefined) goTo(from)
    },
    [goTo],
  )
  useEffect(() => {
    if (!isPlaying) return
    if (at === null) return setPlaying(false)
    const beats = screen.scene?.(entries.find(({ seq }) => seq === at)?.events ?? []) ?? []
    const timer = setTimeout(() => goTo(stepFrom(stops, at, 1, have)), lengthOf(beats) * tempo + READ)
    return () => clearTimeout(timer)
  }, [isPlaying, at, stops, have, goTo, entries, screen, tempo])
  useStepKeys({ step, go, first: stops[0] ?? 0, isPast })
  const missed = have - since.current
  return useMemo(
    () => ({ at, stops, go, step, missed, isPlaying, play, pause }),
    [at, stops, go, step, missed, isPlaying, play, pause],
  )
}

interface Steps extends Pick<Moment, 'go' | 'step'> {
  readonly first: number
  readonly isPast: boolean
}

/** Arrows step, Home and End jump, Escape returns to now. */
function useStepKeys({ step, go, first, isPast }: Steps): void {
  useEffect(() => {
    const actFor = (key: string): (() => void) | null => {
      if (key === 'ArrowLeft') return () => step(-1)
      if (key === 'ArrowRight') return () => step(1)
      if (key === 'Home') return () => go(first)
      return key === 'End' || (key === 'Escape' && isPast) ? () => go(null) : null
    }
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.shiftKey || isForWidget(event)) return
      const act = actFor(event.key)
      if (act === null) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [step, go, first, isPast])
}

/** Elements that use the arrow keys themselves. */
const isForWidget = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(
    '[role="tab"], [role="menu"], [role="slider"], [role="radiogroup"], [role="listbox"], .said, .rule-list, .how-to-pages, .result',
  ) !== null
