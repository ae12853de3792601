import { expect, test } from 'vitest'
import { MatchClock } from './clock.ts'

test('time runs while somebody plays, stands still otherwise, and sleep does not count', () => {
  let real = 500
  const clock = new MatchClock(1000, () => real)
  const wait = (ms: number): number => {
    real += ms
    return clock.now
  }
  expect(wait(5000)).toBe(1000)
  clock.run()
  expect(wait(300)).toBe(1300)
  clock.stop()
  expect([wait(60_000), clock.runs]).toEqual([1300, false])
  clock.run()
  expect(wait(100)).toBe(1400)
  real += 3_600_000
  expect(clock.beat()).toBe(true)
  expect(clock.now).toBe(3400)
  real -= 10_000
  expect(clock.now).toBe(3400)
  clock.leapTo(9000)
  clock.leapTo(5)
  expect(clock.now).toBe(9000)
})
