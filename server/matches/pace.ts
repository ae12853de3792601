import { z } from 'zod'
import type { Pace } from '#client/table'

export type { Pace }

const hour = z.int().min(0).max(23)

/** How long a seat may think, as the table agreed. The rules' own clocks (an hourglass, a window) are something else. */
export const paceSchema: z.ZodType<Pace> = z.discriminatedUnion('kind', [
  /** A bank of seconds for each seat, a few more for every answer, and never more than the cap. */
  z.object({
    kind: z.literal('live'),
    bank: z.int().min(10).max(7200),
    increment: z.int().min(0).max(600),
    cap: z.int().min(10).max(7200),
  }),
  /** So many hours for every answer; the clock stands still from one full hour to another, by universal time. */
  z.object({
    kind: z.literal('slow'),
    hours: z
      .int()
      .min(1)
      .max(24 * 14),
    quiet: z.object({ from: hour, to: hour }).nullable(),
  }),
  z.object({ kind: z.literal('untimed') }),
])

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When so much time has passed from `at` on, quiet hours not counted. */
export function thinkingUntil(
  at: number,
  milliseconds: number,
  quiet: { readonly from: number; readonly to: number } | null,
): number {
  if (quiet === null || quiet.from === quiet.to) return at + milliseconds
  const isQuiet = (hour: number): boolean =>
    quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to
  const awake = DAY - ((quiet.to - quiet.from + 24) % 24) * HOUR
  const days = Math.max(0, Math.ceil(milliseconds / awake) - 1) // all but the last one are alike
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
