export type { Pace } from '#protocol/parts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When this much time has passed since `at`, not counting quiet hours. */
export function thinkingUntil(
  at: number,
  milliseconds: number,
  quiet: { readonly from: number; readonly to: number } | null,
): number {
  if (quiet === null || quiet.from === quiet.to) return at + milliseconds
  const isQuiet = (hour: number): boolean =>
    quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to
  const awake = DAY - ((quiet.to - quiet.from + 24) % 24) * HOUR
  const days = Math.max(0, Math.ceil(milliseconds / awake) - 1) // all full days are alike
  let [time, left] = [at + days * DAY, milliseconds - days * awake]
  for (;;) {
    const next = (Math.floor(time / HOUR) + 1) * HOUR
    if (!isQuiet(Math.floor(time / HOUR) % 24)) {
      if (left <= next - time) return time + left
      left -= next - time
    }
    time = next
  }
}
