import type { Pace, Waiting } from '#client/messages'

/** Under so many milliseconds somebody's time is low. */
export const LOW = 10_000
/** Above so many it has recovered: the next time it is low is heard again. */
export const RECOVERED = 20_000
const HOUR = 3_600_000

/** Milliseconds as `4:05`, or `1:04:05`. Rounded up: at 0:00 the time is over. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Whether what is left is counted down; a slow table says only until when, but for the last hour. */
export const countsDown = (pace: Pace, left: number): boolean => pace.kind !== 'slow' || left < HOUR

/** The one moment the whole table looks at: of the rules' own clock, else one's own, else the next of the others'. */
export function nextBell(bell: number | null, waiting: Waiting | null, own: number | null): number | null {
  if (bell !== null) return bell
  const mine = own === null ? null : (waiting?.until?.[own] ?? null)
  if (mine !== null) return mine
  const all = (waiting?.until ?? []).filter(at => at !== null)
  return all.length === 0 ? null : Math.min(...all)
}
