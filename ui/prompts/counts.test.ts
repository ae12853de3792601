import { expect, test } from 'vitest'
import { problemWith } from '#kernel/answer'
import { bundle, item, split, trade } from '#kernel/question'
import { given, leftOf, pairsOf, roomFor, transfersIn } from './counts.ts'

test('there is room for what the limit of the thing and of all together leave', () => {
  const ask = bundle('R1', [item('gold', 4, 'R2'), item('silver', 9, 'R3', 3)], {
    total: { min: 0, max: 3, rule: 'R4' },
  })
  expect(roomFor(ask, {}, 'gold')).toBe(3)
  expect(roomFor(ask, { gold: 1 }, 'silver')).toBe(6)
  expect(roomFor(ask, { gold: 1, silver: 6 }, 'gold')).toBe(0)
  expect(roomFor(ask, {}, 'copper')).toBe(0)
})

const loot = split(
  { there: 'R1', party: 'R2', whole: 'R3' },
  [{ name: 'ruby', count: 2 }],
  [
    { to: 0, least: 0, rule: 'R4' },
    { to: 1, least: 0, rule: 'R4' },
  ],
)

test('what is left to be given', () => {
  const shares = given(given({}, 0, 'ruby', 1), 1, 'ruby', 1)
  expect(leftOf(loot, given({}, 0, 'ruby', 1), 'ruby')).toBe(1)
  expect(leftOf(loot, shares, 'ruby')).toBe(0)
  expect(problemWith(loot, shares)).toBeNull()
})

const deal = (most: number) =>
  trade('R1', {
    self: 0,
    partners: [1, 2],
    most,
    own: [{ name: 'ruby', max: 2, rule: 'R2' }],
    wishes: [{ name: 'pearl', max: 2, rule: 'R2' }],
    noGifts: 'R3',
  })

test('between others something passes only where more than two may deal', () => {
  expect(pairsOf(deal(2))).toHaveLength(4)
  expect(pairsOf(deal(3))).toContainEqual([1, 2])
})

test('who hands over nothing is left out of the deal', () => {
  const transfers = transfersIn({ '0 1': { ruby: 1 }, '1 0': { pearl: 2 }, '0 2': { ruby: 0 } })
  expect(transfers).toEqual([
    { from: 0, to: 1, what: { ruby: 1 } },
    { from: 1, to: 0, what: { pearl: 2 } },
  ])
  expect(problemWith(deal(2), transfers)).toBeNull()
})
