import { expect, test } from 'vitest'
import { Lag } from './lag.ts'

test('how long a device misses an entry is measured until it has it, not until it has everything', () => {
  const lag = new Lag()
  const at = (now: number, ...haves: readonly number[]): number => {
    lag.look(
      haves.map((have, device) => ({ device, match: 'm', have })),
      now,
    )
    return lag.longest
  }
  expect(at(0, 5, 5)).toBe(0)
  expect(at(100, 6, 5)).toBe(0)
  expect(at(300, 7, 5)).toBe(200)
  expect(at(400, 8, 6)).toBe(200)
  expect(at(500, 9, 7)).toBe(200)
  expect(at(600, 9, 8)).toBe(200)
  expect(at(900, 9, 8)).toBe(300)
})
