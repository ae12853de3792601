import { expect, test } from 'vitest'
import { given, isSame, isWhole, nobodysOf, ownersOf, piecesOf, shareOf, sharesOf, swapped } from './drafts.ts'

const pieces = piecesOf({ gold: 2, silver: 1, green: 1 })

test('the loot is laid out token by token', () => {
  expect(pieces).toEqual(['silver', 'gold', 'gold', 'green'])
})

test('a draft and the shares it makes say the same', () => {
  const shares = { 0: { gold: 1, green: 1 }, 2: { gold: 1, silver: 1 } }
  const owners = ownersOf(pieces, shares)
  expect(owners).toEqual([2, 0, 2, 0])
  expect(isSame(sharesOf(pieces, owners), shares)).toBe(true)
  expect(isSame(sharesOf(pieces, swapped(owners, 0, 2)), shares)).toBe(false)
})

test('a tap gives a piece, and takes it back', () => {
  const once = given(nobodysOf(pieces), 1, 2)
  expect(shareOf(pieces, once, 2)).toEqual({ gold: 1 })
  expect(isWhole(once)).toBe(false)
  expect(given(once, 1, 0)[1]).toBe(0)
  expect(given(once, 1, 2)).toEqual(nobodysOf(pieces))
})
