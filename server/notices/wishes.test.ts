import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, localTime, nextHour, quietEnd } from './local-time.ts'
import { letterTime, usualWishes, wishesIn } from './wishes.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
/** Half and quarter hours, clocks that are set at midnight, by half an hour, in the south, and never. */
const zones = [
  ...[
    'UTC',
    'Europe/Rome',
    'Europe/Berlin',
    'Europe/Moscow',
    'America/New_York',
    'America/Sao_Paulo',
    'America/Havana',
  ],
  ...['Atlantic/Azores', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Beirut', 'Asia/Tokyo', 'Australia/Lord_Howe'],
  ...[
    'Australia/Adelaide',
    'Pacific/Auckland',
    'Pacific/Chatham',
    'Pacific/Apia',
    'Africa/Casablanca',
    'America/St_Johns',
  ],
]
const zone = fc.constantFrom(...zones)
const hour = fc.integer({ min: 0, max: 23 })
const at = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
const RUNS = { numRuns: 300 }

test('quiet hours end at the first time that is not quiet', () => {
  fc.assert(
    fc.property(zone, hour, hour, at, (zone, from, to, now) => {
      const quiet = { from, to }
      const end = quietEnd(quiet, zone, now)
      expect(end).toBeGreaterThanOrEqual(now)
      expect(isWithin(quiet, zone, end)).toBe(false)
      for (let time = now; time < end; time += 7 * MINUTE) expect(isWithin(quiet, zone, time)).toBe(true)
      expect(end - now).toBeLessThanOrEqual(25 * HOUR)
    }),
    RUNS,
  )
})

test('no quiet hours, and those from an hour to the same, keep nobody waiting', () => {
  fc.assert(
    fc.property(zone, hour, at, (zone, from, now) => {
      expect(quietEnd(null, zone, now)).toBe(now)
      expect(quietEnd({ from, to: from }, zone, now)).toBe(now)
    }),
    RUNS,
  )
})

test('a letter once a day comes once on every day, at its hour or when the clock skips it', () => {
  fc.assert(
    fc.property(zone, hour, at, (zone, hour, now) => {
      const first = nextHour([hour], zone, now)
      const second = nextHour([hour], zone, first)
      for (const time of [first, second]) {
        const shown = localTime(zone, time).minutes
        const before = localTime(zone, time - 15 * MINUTE)
        const isSkipped = before.minutes < hour * 60 && shown > hour * 60
        if (!isSkipped) expect(shown).toBe(hour * 60)
      }
      expect(first).toBeGreaterThan(now)
      expect(first - now).toBeLessThanOrEqual(25 * HOUR)
      expect(Math.abs(second - first - 24 * HOUR)).toBeLessThanOrEqual(HOUR)
    }),
    RUNS,
  )
})

test('the hour that is skipped in spring and the one that comes twice in autumn each bring one letter', () => {
  const springEve = Date.UTC(2027, 2, 27, 12) // in Rome 2:00 to 3:00 does not exist on the 28th
  const skipped = nextHour([2], 'Europe/Rome', springEve)
  expect(skipped).toBe(Date.UTC(2027, 2, 28, 1))
  expect(localTime('Europe/Rome', skipped).minutes).toBe(180)
  const twice = nextHour([2], 'Europe/Rome', Date.UTC(2027, 9, 30, 12)) // 2:00 to 3:00 comes twice on the 31st
  expect(twice).toBe(Date.UTC(2027, 9, 31, 0))
  expect(nextHour([2], 'Europe/Rome', twice)).toBe(Date.UTC(2027, 10, 1, 1))
})

test('letters every few hours come at those hours of the day, and never in quiet hours', () => {
  fc.assert(
    fc.property(zone, fc.integer({ min: 1, max: 12 }), hour, hour, at, (zone, hours, from, to, now) => {
      const wishes = { ...usualWishes, zone, quiet: { from, to }, digest: { kind: 'hours', hours } } as const
      const time = letterTime(wishes, now)
      expect(time).toBeGreaterThan(now)
      expect(isWithin(wishes.quiet, zone, time)).toBe(false)
      const open = letterTime({ ...wishes, quiet: null }, now)
      expect(open - now).toBeLessThanOrEqual((hours + 1) * HOUR)
      expect(time).toBe(quietEnd(wishes.quiet, zone, open))
    }),
    RUNS,
  )
})

test('a letter at once waits for nothing but quiet hours', () => {
  const wishes = { ...usualWishes, digest: { kind: 'once' }, quiet: { from: 22, to: 7 }, zone: 'Asia/Tokyo' } as const
  const [noon, night] = [Date.UTC(2026, 5, 1, 3), Date.UTC(2026, 5, 1, 15)]
  expect(letterTime(wishes, noon)).toBe(noon)
  expect(letterTime(wishes, night)).toBe(Date.UTC(2026, 5, 1, 22))
})

test('wishes that cannot be read count as not wished', () => {
  expect(wishesIn(undefined)).toEqual(usualWishes)
  expect(wishesIn('{"zone":"Middle/Earth"}')).toEqual(usualWishes)
  expect(wishesIn('{"zone":"Asia/Tokyo"}')).toEqual({ ...usualWishes, zone: 'Asia/Tokyo' })
})
