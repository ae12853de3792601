import type { Pace, Waiting } from '#client/messages'

/** Below this many milliseconds, somebody's time is low. */
export const LOW = 10_000
/** Above this many, it has recovered and the warning can sound again. */
export const RECOVERED = 20_000
const HOUR = 3_600_000

/** Milliseconds as `4:05` or `1:04:05`. Rounded up, so that 0:00 means time is up. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Whether the remaining time is counted down. A slow table shows only the deadline, except in the last hour. */
export const countsDown = (pace: Pace, left: number): boolean => pace.kind !== 'slow' || left < HOUR

/**
 * The deadline shown to the whole table: the rules' own clock, otherwise the player's own, otherwise the next of the
 * others.
 */
export function nextBell(bell: number | null, waiting: Waiting | null, own: number | null): number | null {
  if (bell !== null) return bell
  const mine = own === null ? null : (waiting?.until?.[own] ?? null)
  if (mine !== null) return mine
  const all = (waiting?.until ?? []).filter(at => at !== null)
  return all.length === 0 ? null : Math.min(...all)
}
