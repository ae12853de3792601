import type { Waiting } from '#client/messages'
import { type Seat, seatsOf, type Viewer } from '#kernel/seat'
import type { GameScreen } from '#ui/screen'

/** Nobody is waited for during a scene, nor those of whom the game says that they keep nobody waiting. */
export function awaited(
  waiting: Waiting | null,
  { isAwaited }: Pick<GameScreen, 'isAwaited'>,
  view: object,
  isHeld: boolean,
): Waiting | null {
  if (waiting === null || isHeld) return waiting && { ...waiting, since: [], until: [] }
  if (waiting.since === null || isAwaited === undefined) return waiting
  const since = waiting.since.map((at, seat) => (at !== null && isAwaited(view, seat as Seat) ? at : null))
  return { ...waiting, since }
}

/** The others the table waits for: their seats, or `sealed` if that is not told. */
export function othersAwaited(waiting: Waiting | null, count: number, viewer: Viewer): readonly Seat[] | 'sealed' {
  if (waiting === null) return []
  const { since } = waiting
  return since === null ? 'sealed' : seatsOf(count).filter(seat => seat !== viewer && since[seat] != null)
}

/** What the first line of the player's own side is about, most urgent first. */
export type StatusKind =
  | 'past'
  | 'over'
  | 'held'
  | 'unheard'
  | 'left'
  | 'minded'
  | 'sending'
  | 'asked'
  | 'waiting'
  | 'sealed'
  | 'idle'

export interface Facts {
  readonly isLive: boolean
  readonly isOver: boolean
  readonly isHeld: boolean
  /** Time has run out, and the house cannot be reached. */
  readonly isUnheard: boolean
  readonly minded: 'away' | 'left' | null
  readonly isAsked: boolean
  readonly isSending: boolean
  readonly others: readonly Seat[] | 'sealed'
}

export function statusKindOf({
  isLive,
  isOver,
  isHeld,
  isUnheard,
  minded,
  isAsked,
  isSending,
  others,
}: Facts): StatusKind {
  if (!isLive) return 'past'
  if (isOver) return 'over'
  if (isHeld) return 'held'
  if (isUnheard) return 'unheard'
  if (minded !== null) return minded === 'left' ? 'left' : 'minded'
  if (isAsked) return isSending ? 'sending' : 'asked'
  if (others === 'sealed') return 'sealed'
  return others.length > 0 ? 'waiting' : 'idle'
}

/** Clockwise from the viewer's left. A spectator sees all. */
export function othersOf(count: number, own: Seat | null): readonly Seat[] {
  const all = seatsOf(count)
  return own === null ? all : [...all.slice(own + 1), ...all.slice(0, own)]
}
