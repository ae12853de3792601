import { expect, test } from 'vitest'
import { countsDown, nextBell } from './clock.ts'

test('a slow table counts down only in the last hour', () => {
  const slow = { kind: 'slow', hours: 24, quiet: null } as const
  expect(countsDown(slow, 7_200_000)).toBe(false)
  expect(countsDown(slow, 600_000)).toBe(true)
  expect(countsDown({ kind: 'live', bank: 60, increment: 5, cap: 60 }, 7_200_000)).toBe(true)
})

test('the rules’ own clock comes first, then one’s own, then the next of the others', () => {
  const waiting = { since: [1, 1, null], until: [900, 500, null], minded: [], present: [] }
  expect(nextBell(100, waiting, 0)).toBe(100)
  expect(nextBell(null, waiting, 0)).toBe(900)
  expect(nextBell(null, waiting, 2)).toBe(500)
  expect(nextBell(null, { ...waiting, until: null }, 0)).toBeNull()
  expect(nextBell(null, null, null)).toBeNull()
})
