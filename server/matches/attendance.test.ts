import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { type Attendance, attended, deadlineOf, newAttendance, withMinded } from './attendance.ts'
import { type Pace, thinkingUntil } from './pace.ts'

const live: Pace = { kind: 'live', bank: 60, increment: 5, cap: 70 }
const HOUR = 3_600_000
const both = [true, true]
/** Both are asked at 1000, after entry 0. */
const asked = (pace: Pace): Attendance =>
  attended(newAttendance(2, pace), pace, { seq: 0, at: 1000, by: null, ranOut: false, asked: both })

describe('a bank of time', () => {
  test('leaves a second to a seat that has used it up, so that silence is not answered without a pause', () => {
    const empty = { asked: [{ since: 1, at: 5000 }, null], bank: [0, 0] }
    expect(deadlineOf(empty, live, ana)).toBe(6000)
  })
  test('runs while a seat has a question, and gains a little with every answer, up to the cap', () => {
    const then = attended(asked(live), live, { seq: 1, at: 21_000, by: ana, ranOut: false, asked: [false, true] })
    expect(then.bank).toEqual([45_000, 60_000])
    expect(deadlineOf(then, live, ben)).toBe(61_000)
    expect(deadlineOf(then, live, ana)).toBe(null)
    const quick = attended(asked(live), live, { seq: 1, at: 1001, by: ana, ranOut: false, asked: both })
    expect(quick.bank[ana]).toBe(64_999)
    const again = attended(quick, live, { seq: 2, at: 1002, by: ana, ranOut: false, asked: both })
    expect(again.bank[ana]).toBe(69_998)
    expect(attended(again, live, { seq: 3, at: 1003, by: ana, ranOut: false, asked: both }).bank[ana]).toBe(70_000)
  })

  test('an answer of somebody else does not restart the question', () => {
    const then = attended(asked(live), live, { seq: 1, at: 5000, by: ana, ranOut: false, asked: both })
    expect(then.asked).toEqual([
      { since: 1, at: 5000 },
      { since: 0, at: 1000 },
    ])
  })

  test('a seat whose question is gone because the table moved on has used the time that passed', () => {
    const then = attended(asked(live), live, { seq: 1, at: 11_000, by: null, ranOut: false, asked: [false, false] })
    expect(then.bank).toEqual([50_000, 50_000])
  })
})

test('a seat that runs out of time twice in a row is minded; an answer of its own in between resets the count', () => {
  const late = (from: Attendance, seq: number, ranOut: boolean): Attendance =>
    attended(from, live, { seq, at: seq * 100_000, by: ana, ranOut, asked: both })
  const once = late(asked(live), 1, true)
  expect([once.missed, once.minded]).toEqual([
    [1, 0],
    [null, null],
  ])
  expect(late(once, 2, true).minded).toEqual(['away', null])
  expect(late(late(once, 2, false), 3, true).minded).toEqual([null, null])
  // The whole match is remembered, whatever came in between; time that is not charged is not.
  expect(asked(live).late).toBe(undefined)
  expect(late(late(once, 2, false), 3, true).late).toEqual([2, 0])
  const free = { seq: 2, at: 9, by: ana, ranOut: true, asked: both, isFree: true }
  expect(attended(once, live, free).late).toEqual([1, 0])
  const back = withMinded(late(once, 2, true), ana, null)
  expect([back.missed, back.minded]).toEqual([
    [0, 0],
    [null, null],
  ])
})

test('without a time limit nobody is ever late', () => {
  expect(deadlineOf(asked({ kind: 'untimed' }), { kind: 'untimed' }, ana)).toBe(null)
})

describe('a slow table', () => {
  const noon = Date.UTC(2026, 0, 1, 12)

  test('gives a number of hours for every answer', () => {
    const pace: Pace = { kind: 'slow', hours: 24, quiet: null }
    expect(deadlineOf(asked(pace), pace, ana)).toBe(1000 + 24 * HOUR)
  })

  test.each([
    ['none', null, 6, 6],
    ['over midnight', { from: 22, to: 8 }, 6, 6],
    ['over midnight', { from: 22, to: 8 }, 12, 22],
    ['over midnight', { from: 22, to: 8 }, 24, 34],
    ['by day', { from: 13, to: 15 }, 1, 1],
    ['by day', { from: 13, to: 15 }, 2, 4],
    ['all day is none', { from: 9, to: 9 }, 30, 30],
  ])('quiet hours do not count: %s, %o, %i hours from noon end after %i', (_, quiet, hours, later) => {
    expect(thinkingUntil(noon, hours * HOUR, quiet)).toBe(noon + later * HOUR)
  })

  test('a seat that is asked in a quiet hour has all its time after it', () => {
    expect(thinkingUntil(noon + 90 * 60_000, HOUR, { from: 13, to: 15 })).toBe(noon + 4 * HOUR)
  })
})

describe('quiet hours', () => {
  /** Counts hour by hour, to compare with. */
  function counted(at: number, milliseconds: number, from: number, to: number): number {
    const isQuiet = (hour: number): boolean =>
      from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to)
    let [time, left] = [at, milliseconds]
    for (;;) {
      const next = (Math.floor(time / HOUR) + 1) * HOUR
      if (!isQuiet(Math.floor(time / HOUR) % 24)) {
        if (left <= next - time) return time + left
        left -= next - time
      }
      time = next
    }
  }

  test('are counted correctly from any moment and for any duration', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 * HOUR }),
        fc.oneof(
          fc.integer({ min: 1, max: 14 * 24 * HOUR }),
          fc.integer({ min: 1, max: 336 }).map(n => n * HOUR),
        ),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 23 }),
        (at, time, from, to) => thinkingUntil(at, time, { from, to }) === counted(at, time, from, to),
      ),
    )
  })
})
