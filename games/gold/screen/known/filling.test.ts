import { expect, test } from 'vitest'
import type { Token } from '../../tokens.ts'
import { piecesOf, shareOf } from './drafts.ts'
import { byClaims, byCount, filled } from './filling.ts'

const pieces = piecesOf({ gold: 2, silver: 3, green: 1 })
const worth = (token: Token): number => ({ gold: 3, green: 2.5 })[token as string] ?? 1
const nobody: readonly number[] = []
const terms = { pieces, among: [0, 1], worth, wanted: pieces.map(() => nobody) }
const empty = pieces.map(() => null)

test('the rest goes where least is, and what is given stays', () => {
  const owners = filled(
    empty.map((_, i) => (i === 3 ? 0 : null)),
    terms,
  )
  expect(owners).not.toContain(null)
  expect(owners[3]).toBe(0)
  expect(shareOf(pieces, owners, 1)).toEqual({ gold: 1, silver: 3 })
})

test('who wants something gets it first', () => {
  const wanted = pieces.map(token => (token === 'green' ? [1] : nobody))
  expect(filled(empty, { ...terms, wanted })[5]).toBe(1)
})

test('even by count: as many each, the precious in turns', () => {
  const owners = byCount(terms)
  expect(owners.filter(to => to === 0)).toHaveLength(3)
  expect(shareOf(pieces, owners, 0).gold).toBe(1)
})

test('claims that nobody contests are granted, all else is open', () => {
  const wanted = pieces.map((token, i) => (token === 'gold' ? [0, 1] : i === 0 ? [1] : nobody))
  expect(byClaims({ ...terms, wanted })).toEqual([1, null, null, null, null, null])
})
