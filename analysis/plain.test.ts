import { expect, test } from 'vitest'
import { amount, bundle, item, menu } from '#kernel/question'
import { plain } from './plain.ts'

const coins = bundle('R1', [item('gold', 5, 'R1'), item('silver', 5, 'R1')])

test('none of something is the same as not naming it, in any order', () => {
  expect(plain(coins, { gold: 2, silver: 0 })).toBe(plain(coins, { gold: 2 }))
  expect(plain(coins, { gold: 2, silver: 1 })).toBe(plain(coins, { silver: 1, gold: 2 }))
  expect(plain(coins, { gold: 2 })).not.toBe(plain(coins, { silver: 2 }))
})

test('in a menu that goes for what a move asks, not for the move', () => {
  const moves = menu('R1', { pay: coins, number: amount('R1', 0, 3), other: amount('R1', 0, 3) }, { number: 0 })
  expect(plain(moves, { pay: { gold: 1, silver: 0 } })).toBe(plain(moves, { pay: { gold: 1 } }))
  expect(plain(moves, { number: 0 })).not.toBe(plain(moves, { other: 0 }))
  expect(plain(moves, null)).toBe('null')
})
