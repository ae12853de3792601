import { expect, test } from 'vitest'
import { rankedBy } from './ranking.ts'

test('the most is first, and who has as much shares the place', () => {
  expect(rankedBy([[3], [5], [3], [1]])).toEqual([2, 1, 2, 4])
})

test('a later measure counts only where the ones before are equal', () => {
  expect(
    rankedBy([
      [5, 0, 9],
      [5, 1, 0],
      [4, 9, 9],
      [5, 1, 0],
    ]),
  ).toEqual([3, 1, 4, 1])
})
