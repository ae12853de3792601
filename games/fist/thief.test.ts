import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { noStones } from './counting.ts'
import { position } from './position.ts'

test('E20 the Thief robs the second-highest bidder of a stone of her choice', () => {
  const t = position({ up: 'thief', stones: [{}, { red: 1, blue: 1 }, { yellow: 1 }] })
  t.bids(3, 2, 1)
  t.refuses(ana, 'colour', 'yellow', 'E23').answer(ana, 'colour', 'blue')
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, { ...noStones, yellow: 1 }])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E20 second place goes by value: an amulet counts', () => {
  const t = position({ up: 'thief', amulets: [0, 0, 1], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(5, 3, { fairy: 2, amulet: 1 })
  expect(t.stones[ana]).toEqual({ ...noStones, blue: 1 })
  t.close()
})

test('E20 tied for second: the Thief chooses among them, but one with a stone if there is one', () => {
  const t = position({ up: 'thief', seats: 4, stones: [{}, { red: 1 }, {}, { blue: 1 }] })
  t.bids(3, 2, 2, 2)
  t.refuses(ana, 'rival', cleo, 'E20').answer(ana, 'rival', ben)
  expect(t.stones[ana]).toEqual({ ...noStones, red: 1 })
  t.close()
})

test('E20 who bid nothing is not second when somebody else bid', () => {
  const t = position({ up: 'thief', stones: [{}, {}, { red: 1 }] })
  t.bids(3, 1, 0)
  expect(t.state.power?.rival).toBe(ben)
  t.answer(ana, 'coin', 'leave')
  expect(t.stones[cleo]).toEqual({ ...noStones, red: 1 })
  t.close()
})
