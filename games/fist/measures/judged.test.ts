import { expect, test } from 'vitest'
import { notedOf } from '#testkit/noted'
import { ana, ben } from '#testkit/table'
import { choose, gain, plunder, score } from '../cards/steps.ts'
import { fist } from '../index.ts'
import { guest, position } from '../position.ts'
import { judged } from './judged.ts'

const deck = ['gnome', 'troll'] as const

test('a guest that is hired is noted with its price, and with what its winner got', () => {
  const id = guest(gain({ silver: 2 }))
  const t = position({ up: id, before: ['witch'], deck })
  t.bids(3, { fairy: 1 }, 0)
  const noted = notedOf(fist, judged, t.events)
  expect([noted[`${id} price`], noted[`${id} worth`], noted[`${id} taken`]]).toEqual([[3], [3], [1]])
  expect([noted[`${id} use_coins`], noted[`${id} use_theft`], noted[`${id} nothing`]]).toEqual([[1], [0], [0]])
  expect(noted[`${id} swing`]?.[0]).toBeGreaterThan(0)
})

test('what is taken from rivals is theft, and points count before everything', () => {
  const thief = guest(choose('rival'), plunder('silver'))
  const t = position({ up: thief, purses: [{ fairy: 2 }, { fairy: 1, silver: 4 }, {}], before: ['witch'], deck })
  t.anaWins().answer(ana, 'rival', ben)
  expect(notedOf(fist, judged, t.events)[`${thief} use_theft`]).toEqual([1])
  const both = guest(gain({ silver: 1 }), score(1))
  const points = position({ up: both, before: ['witch'], deck }).anaWins()
  expect(notedOf(fist, judged, points.events)[`${both} use_points`]).toEqual([1])
})

test('what lasts until the round ends is for later', () => {
  const id = guest({ do: 'thisRound', boon: 'shelter' })
  const t = position({ up: id, before: ['witch'], deck }).anaWins()
  expect(notedOf(fist, judged, t.events)[`${id} use_later`]).toEqual([1])
})

test('a guest that nobody wants is worth nothing and was used for nothing', () => {
  const id = guest(gain({ silver: 2 }))
  const t = position({ up: id, before: ['witch'], deck })
  t.bids(0, 0, 0)
  const noted = notedOf(fist, judged, t.events)
  expect([noted[`${id} worth`], noted[`${id} taken`], noted[`${id} swing`]]).toEqual([[0], [0], undefined])
})

test('whoever wins a guest that can give nothing gets nothing', () => {
  const id = guest({ do: 'trade', price: { any: 6 }, points: 1 })
  const t = position({ up: id, stones: [{}, {}, {}], before: ['witch'], deck }).anaWins()
  expect(notedOf(fist, judged, t.events)[`${id} nothing`]).toEqual([1])
})
