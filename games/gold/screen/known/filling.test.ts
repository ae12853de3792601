import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Token, tokens } from '../../cards/tokens.ts'
import type { DivisionInput } from './division-input.ts'
import { type Owners, piecesOf, shareOf } from './drafts.ts'
import { byClaims, byCount, filled } from './filling.ts'

const pieces = piecesOf({ gold: 2, silver: 3, green: 1 })
const worths: Readonly<Partial<Record<Token, number>>> = { gold: 3, white: 4, black: 7, silver: 1, red: 1 }
const worth = (token: Token): number => worths[token] ?? 2.5
const nobody: readonly number[] = []
const terms = { pieces, among: [0, 1], worth, wanted: pieces.map(() => nobody), waived: [], owed: null }
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

test('who wants something gets it, where that is as fair', () => {
  const wanted = pieces.map(token => (token === 'green' ? [1] : nobody))
  expect(filled(empty, { ...terms, wanted })[5]).toBe(1)
})

test('who wants what makes up a fair share gets all of it', () => {
  const loot = piecesOf({ gold: 1, purple: 1, silver: 3, green: 2 })
  const prices: Readonly<Partial<Record<Token, number>>> = { gold: 3, purple: 3, green: 3, silver: 1 }
  const wanted = loot.map(token => (token === 'gold' ? [0] : token === 'purple' ? [1, 0] : nobody))
  const given = { ...terms, pieces: loot, worth: (token: Token) => prices[token] ?? 1, wanted }
  for (const among of [
    [0, 1],
    [0, 1, 2],
    [2, 1, 0],
  ]) {
    const owners = filled(
      loot.map(() => null),
      { ...given, among },
    )
    const share = shareOf(loot, owners, 0)
    if (among.length === 2) expect(share).toMatchObject({ gold: 1, purple: 1 })
    else expect((share.gold ?? 0) + (share.purple ?? 0)).toBeGreaterThan(0)
  }
})

test('who wants everything does not get everything', () => {
  const owners = filled(empty, { ...terms, wanted: pieces.map(() => [0]) })
  expect(Math.abs(sumOf(pieces, owners, 0) - sumOf(pieces, owners, 1))).toBeLessThanOrEqual(1)
})

test('R5.15 what somebody does not want goes to another', () => {
  const waived = pieces.map(token => (token === 'gold' ? [1] : nobody))
  expect(shareOf(pieces, filled(empty, { ...terms, waived }), 0)).toMatchObject({ gold: 2 })
})

test('R10.15 who must get something does, be it the least', () => {
  const few = piecesOf({ gold: 1, silver: 1 })
  const scarce = { ...terms, pieces: few, among: [0, 1, 2], wanted: [], owed: 2 }
  for (const owners of [filled([null, null], scarce), filled([null, 0], scarce), byCount(scarce)])
    expect(owners).toContain(2)
  expect(filled([null, null], scarce)[0]).toBe(2)
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

const sumOf = (all: readonly Token[], owners: Owners, to: number): number =>
  all.reduce((sum, token, i) => sum + (owners[i] === to ? worth(token) : 0), 0)

/** Any loot for any party. Everybody may want or decline any piece, and one of them may have to get something. */
const anyTerms = fc
  .tuple(fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 14 }), fc.integer({ min: 2, max: 6 }))
  .chain(([loot, seats]): fc.Arbitrary<DivisionInput> => {
    const signs = fc.array(fc.subarray([...Array(seats).keys()]), { minLength: loot.length, maxLength: loot.length })
    return fc.record({
      pieces: fc.constant(piecesOf(Object.fromEntries(tokens.map(it => [it, loot.filter(one => one === it).length])))),
      among: fc.constant([...Array(seats).keys()]),
      worth: fc.constant(worth),
      wanted: signs,
      waived: signs,
      owed: fc.option(fc.integer({ min: 0, max: seats - 1 })),
    })
  })

test('shares differ by one token at most, whoever claims what', () => {
  fc.assert(
    fc.property(anyTerms, given => {
      const owners = filled(
        given.pieces.map(() => null),
        { ...given, waived: [] },
      )
      const sums = given.among.map(to => sumOf(given.pieces, owners, to))
      expect(owners).not.toContain(null)
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(Math.max(...given.pieces.map(worth)))
    }),
  )
})

test('nobody gets what they do not want, where another would take it; who must get something does', () => {
  fc.assert(
    fc.property(anyTerms, given => {
      const owners = filled(
        given.pieces.map(() => null),
        given,
      )
      const unwanted = given.pieces.flatMap((_, i) => {
        const [to, waived] = [owners[i] ?? null, given.waived[i] ?? []]
        return to !== null && to !== given.owed && waived.includes(to) && waived.length < given.among.length ? [i] : []
      })
      expect(unwanted).toEqual([])
      if (given.owed !== null) expect(owners).toContain(given.owed)
    }),
  )
})

test('what is given stays', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(fc.option(fc.nat({ max: 1 }))), (given, some) => {
      const draft = given.pieces.map((_, i) => some[i] ?? null)
      const owners = filled(draft, given)
      expect(draft.filter((to, i) => to !== null && owners[i] !== to)).toEqual([])
      expect(owners).not.toContain(null)
    }),
  )
})
