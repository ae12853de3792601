import { expect, test } from 'vitest'
import { Misses } from './misses.ts'

test('a number of tries at once, one more when one is forgotten, and right ones are given back', () => {
  let now = 0
  const misses = new Misses(2, 1000, () => now)
  expect([1, 2, 3].map(() => misses.take('a'))).toEqual([true, true, false])
  expect(misses.take('b')).toBe(true)
  now = 999
  expect(misses.take('a')).toBe(false)
  now = 1000
  expect([misses.take('a'), misses.take('a')]).toEqual([true, false])
  misses.giveBack('a')
  expect(misses.take('a')).toBe(true)
  now = 1e9
  misses.giveBack('a')
  expect(misses.used('a')).toBe(0)
})

test('many names take little memory, and a name that keeps trying is not forgotten', () => {
  const misses = new Misses(3, 1e9, () => 0)
  for (let n = 0; n < 3; n++) misses.take('ana')
  for (let n = 0; n < 50_000; n++) {
    misses.take(`somebody ${n}`)
    if (n % 1000 === 0) expect(misses.take('ana')).toBe(false)
  }
  expect([misses.used('ana'), misses.used('somebody 0')]).toEqual([3, 0])
})
