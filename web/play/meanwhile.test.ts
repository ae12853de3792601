import { expect, test } from 'vitest'
import { missedBy } from './meanwhile.ts'

/** One entry a second: number 4 is written at 4000. */
const entries = Array.from({ length: 10 }, (_, seq) => ({ seq, at: seq * 1000 }))
const stops = [0, 2, 3, 5, 6, 7, 9]

test('who comes back has missed what happened after their last turn, and before they came', () => {
  expect(missedBy(7500, 2, entries, stops)).toEqual([3, 5, 6, 7])
})

test('who has moved since has missed nothing, and neither has who never moved', () => {
  expect(missedBy(1500, 2, entries, stops)).toEqual([])
  expect(missedBy(7500, -1, entries, stops)).toEqual([])
})

test('one moment is told by the table as it lies there', () => {
  expect(missedBy(4500, 2, entries, stops)).toEqual([])
})
