/* The hours of somebody's own clock, by the name of their time zone. */

/** Every clock of the world shows a full hour at one of these, in milliseconds. */
const QUARTER = 900_000
/** Two days of 25 hours: how far ahead to look at most, in quarters of an hour. */
const LONGEST = 4 * 50

/** How many are kept: a zone may be spelled in many ways. */
const CLOCKS = 1000
const clocks = new Map<string, Intl.DateTimeFormat>()
const clockIn = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    } as Intl.DateTimeFormatOptions)
  if (clocks.size >= CLOCKS) clocks.clear()
  clocks.set(zone, known)
  return known
}

/** What the clock shows at this time: the day, and the minutes since midnight. */
export function localTime(zone: string, at: number): { readonly day: string; readonly minutes: number } {
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.year}-${parts.month}-${parts.day}`
  return { day, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}

/** The quarters of an hour after this time, or at it. */
function* quartersFrom(at: number): Generator<number> {
  const first = Math.ceil(at / QUARTER) * QUARTER
  for (let n = 0; n < LONGEST; n++) yield first + n * QUARTER
}

export interface Hours {
  readonly from: number
  readonly to: number
}

/** Whether this is one of these hours. From one hour to the same is no time at all. */
export function isWithin({ from, to }: Hours, zone: string, at: number): boolean {
  const hour = Math.floor(localTime(zone, at).minutes / 60)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** When quiet hours end that hold at this time; this time if none do. */
export function quietEnd(quiet: Hours | null, zone: string, at: number): number {
  if (quiet === null || !isWithin(quiet, zone, at)) return at
  for (const time of quartersFrom(at + 1)) if (!isWithin(quiet, zone, time)) return time
  return at
}

/** When the clock next reaches one of these hours, or passes it because it is set forward. */
export function nextHour(hours: readonly number[], zone: string, after: number): number {
  let before = localTime(zone, Math.ceil((after + 1) / QUARTER) * QUARTER - QUARTER)
  for (const time of quartersFrom(after + 1)) {
    const now = localTime(zone, time)
    const since = now.day > before.day ? -1 : before.minutes
    if (hours.some(hour => since < hour * 60 && hour * 60 <= now.minutes)) return time
    before = now
  }
  return after
}
