import { expect, test } from 'vitest'
import { isInReach, leadChance, type Race } from './lead.ts'

const basic = (rivals: readonly number[], open: number): Race => ({ rivals, open, tied: () => 1 })
const advanced = (rivals: readonly number[], open: number): Race => ({
  rivals,
  open,
  tied: others => (others === 1 ? 0.5 : 0),
})

test('R9.2 with nothing to come, whoever has the most has all of it, the second nothing', () => {
  expect(leadChance(3, basic([2, 1], 0))).toBe(1)
  expect(leadChance(1, basic([2, 1], 0))).toBe(0)
  expect(leadChance(0, basic([0, 0], 0))).toBe(0)
})

test('R9.3, R9.4 ties', () => {
  expect(leadChance(2, basic([2, 2], 0))).toBe(1)
  expect(leadChance(2, advanced([2, 1], 0))).toBe(0.5)
  expect(leadChance(2, advanced([2, 2], 0))).toBe(0)
})

test('each gem to come goes to anybody with the same chance', () => {
  expect(leadChance(0, basic([0, 0], 1))).toBeCloseTo(1 / 3)
  expect(leadChance(1, basic([1], 1))).toBeCloseTo(1 / 2)
  expect(leadChance(1, basic([2], 2))).toBeCloseTo(1 / 4)
  // All alike: together they have the whole prize, and ties are what is paid twice.
  expect(3 * leadChance(0, { rivals: [0, 0], open: 6, tied: others => 1 / (others + 1) })).toBeCloseTo(1)
})

test('what is out of reach is worth nothing', () => {
  expect(isInReach(1, basic([5, 0], 3))).toBe(false)
  expect(leadChance(1, basic([5, 0], 3))).toBe(0)
  expect(isInReach(1, basic([5, 0], 4))).toBe(true)
  expect(leadChance(1, basic([5, 0], 6))).toBeLessThan(0.1)
  expect(leadChance(3, basic([], 2))).toBe(1)
})
