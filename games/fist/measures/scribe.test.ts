import { expect, test } from 'vitest'
import { notedOf } from '#testkit/noted'
import { fist } from '../index.ts'
import { position } from '../position.ts'
import { scribe } from './scribe.ts'

test('a hiring is noted with its price, the second bid and the stones of whoever hires', () => {
  const t = position({
    up: 'redDragon',
    stones: [{ red: 2, blue: 1 }, {}],
    before: ['witch'],
    deck: ['gnome', 'troll'],
  })
  t.bids(3, { fairy: 1 }, 0)
  const noted = notedOf(fist, scribe, t.events)
  expect(noted['redDragon price']).toEqual([3])
  expect(noted['redDragon margin']).toEqual([2])
  expect(noted['redDragon bidders']).toEqual([2])
  expect(noted['redDragon table']).toEqual([4])
  expect(noted['redDragon hired']).toEqual([1])
  expect(noted['redDragon stones']).toEqual([3])
  expect(noted['redDragon alike']).toEqual([2])
  expect([noted['redDragon held@3'], noted['redDragon held@4']]).toEqual([[1], [0]])
})

test('a character that nobody wants is noted as not hired, without a price', () => {
  const t = position({ up: 'redDragon', stones: [{}, {}], before: ['witch'], deck: ['gnome', 'troll'] })
  t.bids(0, 0, 0)
  const noted = notedOf(fist, scribe, t.events)
  expect(noted['redDragon hired']).toEqual([0])
  expect(noted['redDragon price']).toBeUndefined()
  expect(noted['game empty']).toEqual([1, 1, 1])
})
