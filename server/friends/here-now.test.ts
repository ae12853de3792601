import { expect, test, vi } from 'vitest'
import { HereNow } from './here-now.ts'

test('somebody is here at once, and gone only after a while: a reloaded page is not told', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  const here = new HereNow({ changed: person => told.push(person) })
  const doing = async () => (await here.of(['ana', 'ben'])).get('ana') ?? null
  const gone = here.cameIn('ana')
  expect([told, await doing()]).toEqual([['ana'], 'free'])
  const socket = {}
  here.does('ana', socket, 'table')
  vi.advanceTimersByTime(300)
  expect([told.length, await doing()]).toEqual([2, 'table'])
  here.does('ana', socket, null)
  gone()
  gone()
  vi.advanceTimersByTime(1000)
  const again = here.cameIn('ana')
  vi.advanceTimersByTime(5000)
  expect([told.length, await doing()]).toEqual([3, 'free'])
  here.does('ana', socket, 'reading')
  here.does('ana', {}, 'table')
  vi.advanceTimersByTime(300)
  expect(await doing()).toBe('table') // rather than reading
  again()
  vi.advanceTimersByTime(2900)
  expect(await doing()).toBe('table')
  vi.advanceTimersByTime(200)
  expect([told.length, await doing()]).toEqual([5, null])
  here.close()
  here.cameIn('ana')
  expect(told.length).toBe(5)
  vi.useRealTimers()
})
