import { expect, test } from 'vitest'
import { type Seat, seatsOf } from '#kernel/seat'
import { dwarves } from '../index.ts'
import type { State } from '../types.ts'
import { quips } from './quips.ts'

const [ana, ben] = seatsOf(2) as readonly [Seat, Seat]
const blank = dwarves.blank()
const side = { hand: null as never, backs: { creature: 0, other: 0 }, groups: [] }
const view = (...gold: readonly number[]): State => ({
  ...blank,
  options: { ...blank.options, goldToWin: 15 },
  sides: gold.map(it => ({ ...side, gold: it })),
})

test('rich spoils are much, until their winner is about to win the match', () => {
  const paid = { type: 'spoilsPaid', seat: ana, treasure: 3, award: 1 } as const
  expect(quips([paid], view(4, 0))).toEqual([{ seat: ana, occasion: 'bigWin' }])
  expect(quips([{ ...paid, treasure: 1 }], view(4, 0))).toEqual([])
  expect(quips([paid], view(12, 0))).toEqual([{ seat: ana, occasion: 'close' }])
})

test('whose gold is taken was robbed', () => {
  const taken = { type: 'goldTaken', seat: ana, from: ben, amount: 2 } as const
  expect(quips([taken], view(2, 0))).toEqual([{ seat: ben, occasion: 'robbed' }])
  expect(quips([{ ...taken, amount: 0 }], view(2, 0))).toEqual([])
})
