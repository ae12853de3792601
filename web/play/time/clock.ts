import type { Pace, Waiting } from '#client/messages'

/** Below this many milliseconds, somebody's time is low. */
export const LOW = 10_000
/** Above this many, it has recovered and the warning can sound again. */
export const RECOVERED = 20_000
const HOUR = 3_600_000

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
