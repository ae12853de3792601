import { useEffect, useMemo, useRef, useState } from 'react'
import type { Replica } from '#client/replica'
import type { Entry } from '#kernel/match'
import { type Beat, type SceneSeen, skipFrom } from '#ui/scenes'
import type { GameScreen } from '#ui/screen'
import { play } from './calls/sounds.ts'
import { useSkipping } from './use-skipping.ts'
import { useVenue } from './venue.ts'

/** Anything older, in milliseconds, is not news: the viewer has only just arrived. */
const NEWS = 5000
/** At most this many scenes wait for their turn. */
const WAITING = 3
/** How long nothing is asked after a scene, in milliseconds: a late tap that was meant to skip it presses nothing. */
const REST = 250

/** The table in the middle of a scene. */
export interface Scene {
  /** The match as far as it has been told. */
  readonly shown: Replica
  /** Null in the rest after the last beat. */
  readonly beat: SceneSeen | null
}

/** How far the scene of an entry has come, and whether the viewer has skipped part of it. */
interface PlaceInScene {
  readonly seq: number | null
  readonly no: number
  readonly isSkipped: boolean
}

/** What is to be shown: the newest entries as they come, or a past one while the match is played back. */
export interface Playing {
  readonly live: Replica
  readonly screen: GameScreen
  /** The past entry being viewed; null for now. */
  readonly at: number | null
  readonly isPlayedBack: boolean
  /** How much longer than usual scenes take; 0 for none. */
  readonly tempo: number
  /** Whether something is read over the table. What happens meanwhile waits, and nothing beneath changes. */
  readonly isReading: boolean
}

/** Plays the scenes of entries, one after another. A tap or a key skips to the end. Null while nothing is played. */
export function useScene({ live, screen, at, isPlayedBack, tempo: wished, isReading }: Playing): Scene | null {
  // While a clock of the rules runs, nobody's scenes take longer than the rules leave room for.
  const isTimed = at === null && (screen.game.deadline?.(live.view) ?? null) !== null
  const tempo = isTimed ? Math.min(1, wished) : wished
  /** Up to this entry, everything has been seen or happened before the viewer arrived. */
  const seen = useRef(live.have)
  /** The entry being shown may grow old meanwhile, but stays. */
  const held = useRef(-1)
  /** The past entry whose scene is over. */
  const playedBack = useRef<number | null>(null)
  const stale = useStale(live.entries)
  const [place, setPlace] = useState<PlaceInScene>({ seq: null, no: 0, isSkipped: false })
  const { scene } = screen
  const isStopped = isReading && at === null
  const entry =
    scene === undefined || tempo === 0 || isStopped
      ? undefined
      : at === null
        ? waiting(live.entries, Math.max(seen.current, stale), held.current, scene)
        : isPlayedBack && playedBack.current !== at
          ? live.entries.find(({ seq }) => seq === at)
          : undefined
  const seq = entry?.seq ?? null
  const beats = useMemo(() => (entry === undefined ? [] : (scene?.(entry.events) ?? [])), [entry, scene])
  const { no, isSkipped } = place.seq === seq ? place : { no: 0, isSkipped: false }
  const beat = beats[no]
  const isOver = seq !== null && beat === undefined
  useEffect(() => {
    if (isStopped) return
    if (seq === null) seen.current = live.have
    else held.current = seq
    if (!isPlayedBack) playedBack.current = null
  })
  const lasts = isOver ? REST : (beat?.lasts ?? 0) * tempo
  useEffect(() => {
    if (seq === null) return
    const timer = setTimeout(() => {
      if (!isOver) return setPlace({ seq, no: no + 1, isSkipped })
      if (at === null) seen.current = seq
      else playedBack.current = seq
      setPlace({ seq: null, no: 0, isSkipped: false })
    }, lasts)
    return () => clearTimeout(timer)
  }, [seq, no, isSkipped, isOver, lasts, at])
  const sound = beat?.sound
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sound belongs to one beat of one entry
  useEffect(() => {
    if (sound !== undefined) play(sound)
  }, [seq, no, sound])
  useSkipping(seq !== null, () => {
    if (!isOver) setPlace({ seq, no: skipFrom(beats, no, isSkipped), isSkipped: true })
  })
  const told = beat?.told ?? entry?.events.length
  const stoppedAt = isStopped && live.have > seen.current ? seen.current : null
  return useMemo(() => {
    if (stoppedAt !== null) return { shown: live.upTo(stoppedAt), beat: null }
    if (entry === undefined) return null
    return { shown: live.upTo(entry.seq, told), beat: beat === undefined ? null : seenAt(beat, entry, tempo) }
  }, [live, entry, told, beat, tempo, stoppedAt])
}

const seenAt = ({ name, step = 0, lasts, told, shown = told }: Beat, { events }: Entry, tempo: number): SceneSeen => ({
  name,
  step,
  lasts: lasts * tempo,
  showing: events.slice(told, shown),
})

/** The last entry that was no news when it came here: the viewer has been away. */
function useStale(entries: readonly Entry[]): number {
  const { now } = useVenue()
  const known = useRef({ upTo: -1, stale: -1 })
  const fresh = entries.filter(({ seq }) => seq > known.current.upTo)
  const stale = fresh.findLast(({ at }) => at < now() - NEWS)?.seq ?? known.current.stale
  const upTo = fresh.at(-1)?.seq ?? known.current.upTo
  useEffect(() => {
    known.current = { upTo, stale }
  })
  return stale
}

/** The scene that goes on, or the next one. If too many are waiting, the oldest are left out. */
function waiting(
  entries: readonly Entry[],
  seen: number,
  held: number,
  scene: NonNullable<GameScreen['scene']>,
): Entry | undefined {
  const all = entries.filter(({ seq, events }) => seq > seen && scene(events).length > 0)
  return all.find(({ seq }) => seq === held) ?? all.at(-WAITING) ?? all[0]
}
