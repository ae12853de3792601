import { expect, test, vi } from 'vitest'
import { Reliabilities } from './reliabilities.ts'

const everybody = () =>
  vi.fn(async (people: readonly string[]) => people.map(person => ({ person, matches: 9, onTime: 90 })))
const told = { matches: 9, onTime: 90 }

test('however many are wanted at once, all are told, twelve to a request', async () => {
  const ask = everybody()
  const all = new Reliabilities(ask)
  const people = Array.from({ length: 30 }, (_, n) => `p${n}`)
  expect(await Promise.all(people.map(person => all.of(person)))).toEqual(people.map(() => told))
  expect(ask.mock.calls.map(([some]) => some.length)).toEqual([12, 12, 6])
})

test('who is known is not asked about again', async () => {
  const ask = everybody()
  const all = new Reliabilities(ask)
  await Promise.all([all.of('ana'), all.of('ana')])
  expect([all.known('ana'), await all.of('ana')]).toEqual([told, told])
  expect(ask.mock.calls).toEqual([[['ana']]])
})

test('who was not told is asked about the next time', async () => {
  const ask = everybody().mockResolvedValueOnce([])
  const all = new Reliabilities(ask)
  expect(await all.of('ana')).toBe(null)
  expect(await all.of('ana')).toEqual(told)
})
