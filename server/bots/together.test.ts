import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOGETHER, Together } from './together.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('bots of many tables answer at the same moments; those of one busy table never wait', async () => {
  const together = new Together()
  const told: string[] = []
  const turn = (match: string): void => void together.turn(match).then(() => told.push(match))
  for (const match of ['one', 'one', 'one']) turn(match)
  await vi.advanceTimersByTimeAsync(1)
  expect(told.splice(0)).toEqual(['one', 'one', 'one'])
  for (const match of ['two', 'three', 'one']) turn(match)
  await vi.advanceTimersByTimeAsync(TOGETHER - 1)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told.splice(0)).toEqual(['two', 'three', 'one'])
  await vi.advanceTimersByTimeAsync(TOGETHER)
  turn('four')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['four'])
})
