import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Troubles } from './troubles.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('a house can see to what is due while one of its machines is well, or has been for three seconds', () => {
  const troubles = new Troubles()
  vi.setSystemTime(10_000)
  const isBack = troubles.begin('down', 'a')
  vi.setSystemTime(20_000)
  const isThere = troubles.begin('database', 'a', 'b')
  vi.setSystemTime(30_000)
  isBack()
  isThere()
  expect(troubles.lives(['a', 'b'], 0, 100_000)).toEqual([
    { opened: 0, ended: 20_000 },
    { opened: 33_000, ended: 100_000 },
  ])
})

test('without Redis it can', () => {
  const troubles = new Troubles()
  vi.setSystemTime(10_000)
  troubles.begin('redis', 'a')
  expect(troubles.lives(['a'], 0, 100_000)).toEqual([{ opened: 0, ended: 100_000 }])
})

test('a trouble explains complaints of its own kind and machine, and only for a while', () => {
  const troubles = new Troubles()
  vi.setSystemTime(10_000)
  const isOver = troubles.begin('database', 'a')
  vi.setSystemTime(20_000)
  isOver()
  const explains = (machine: string, kind: 'database' | 'redis', at: number): boolean =>
    troubles.explains(machine, [kind], at, 5000)
  expect(explains('a', 'database', 24_000)).toBe(true)
  expect(explains('a', 'database', 26_000)).toBe(false)
  expect(explains('a', 'database', 9000)).toBe(false)
  expect(explains('a', 'redis', 15_000)).toBe(false)
  expect(explains('b', 'database', 15_000)).toBe(false)
})
