import { expect, test } from 'vitest'
import { placeOf } from './places.ts'

test('seats sit clockwise around the oval, and turning moves everybody one place on', () => {
  const around = (count: number, turned: number) =>
    Array.from({ length: count }, (_, seat) => placeOf(seat, count, turned))
  expect(around(6, 0)).toEqual(['bl', 'l', 'tl', 'tr', 'r', 'br'])
  expect(around(6, 1)).toEqual(['l', 'tl', 'tr', 'r', 'br', 'bl'])
  expect(around(3, 1)).toEqual(['tl', 'r', 'bl'])
  for (const count of [1, 2, 3, 4, 5, 6]) {
    expect(new Set(around(count, 0)).size).toBe(count)
    expect(around(count, count)).toEqual(around(count, 0))
  }
})
