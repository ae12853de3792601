import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('time is read as minutes and seconds, and only what is over reads 0:00', () => {
  expect(clockText(24_000)).toBe('0:24')
  expect(clockText(1)).toBe('0:01')
  expect(clockText(0)).toBe('0:00')
  expect(clockText(-5000)).toBe('0:00')
  expect(clockText(125_000)).toBe('2:05')
  expect(clockText(3_725_000)).toBe('1:02:05')
})
