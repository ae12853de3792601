import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyStep } from './now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_090 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('clocks that begin at different moments come to each step together', () => {
  const seen: Record<'ring' | 'bar', number[]> = { ring: [], bar: [] }
  const ends = [everyStep(Date.now, 250, () => seen.ring.push(Date.now()))]
  vi.advanceTimersByTime(100)
  ends.push(everyStep(Date.now, 250, () => seen.bar.push(Date.now())))
  vi.advanceTimersByTime(600)
  expect(seen.ring).toEqual([1_000_250, 1_000_500, 1_000_750])
  expect(seen.bar).toEqual(seen.ring)
  for (const end of ends) end()
  vi.advanceTimersByTime(1000)
  expect(seen.ring).toHaveLength(3)
})
