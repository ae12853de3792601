import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'
import { tellMany } from './trial.ts'

test('what arrives twice, in two messages or not at all is found', () => {
  const arrivals = new Arrivals()
  arrivals.arrived('push', 'm1', ['a', 'b'])
  arrivals.arrived('push', 'm1', ['a', 'b'])
  arrivals.arrived('push', 'm2', ['b'])
  arrivals.arrived('mail', 'm3', ['b'])
  expect([arrivals.messages, arrivals.again, arrivals.doubled]).toEqual([3, 1, 1])
  expect(arrivals.missing(['push a', 'mail a', 'mail b'])).toEqual(['mail a'])
})

test('a house that is killed while it tells people loses nothing and tells nothing twice', async () => {
  const told = await tellMany({ notifications: 600, kills: 1, isMany: false, between: 700 })
  expect(told).toMatchObject({ notifications: 540, lost: 0, doubled: 0, problems: [] })
})
