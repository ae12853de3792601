import { expect, test } from 'vitest'
import type { Counts } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import type { Token } from '../../cards/tokens.ts'
import { fight, type GoldTable, on } from '../../position.ts'
import { theftsFor } from './thefts.ts'

const given = { options: { game: 'basic', clock: 'none' } } as const
/** Ana's Thief was there, and Ben slays the dragon. */
const robbed = (more: { readonly hoards: readonly Counts<Token>[] }): GoldTable =>
  fight([...on(ana, 'thief'), ...on(cleo, 'knight'), ...on(ben, 'knight')], {}, { ...given, ...more })
const whys = (t: GoldTable, seat: Seat) => theftsFor(t.heard(seat), seat).map(({ why }) => why)

test('R6.3, R6.4 a thief who finds only one to rob is not asked, and the table says so', () => {
  const t = robbed({ hoards: [{}, { gold: 1 }, {}] })
  expect(t.state.stage?.at).not.toBe('victim')
  expect(whys(t, ana)).toEqual(['only'])
  expect(theftsFor(t.heard(ben), ben)).toMatchObject([{ event: { seat: ana, victim: ben }, why: null }])
  expect(theftsFor(t.heard(cleo), cleo)).toEqual([])
  expect(theftsFor(t.heard('table'), 'table')).toEqual([])
})

test('R6.3, R6.4 whoever chose the victim is told that the token was drawn', () => {
  const t = robbed({ hoards: [{}, { gold: 1 }, { gold: 1 }] }).answer(ana, 'victim', ben)
  expect(whys(t, ana)).toEqual(['random'])
})

test('R6.6 whoever looked and picked needs no explanation', () => {
  const there = [...on(ana, 'thief', 'wizard'), ...on(ben, 'knight')]
  const t = fight(there, {}, { ...given, hoards: [{}, { gold: 1, silver: 1 }] }).answer(ana, 'token', 'gold')
  expect(whys(t, ana)).toEqual([null])
})

test('what concerns somebody stays until they send somebody again', () => {
  const t = robbed({ hoards: [{}, { gold: 1 }, {}] })
  expect(t.state.turn).toBe(cleo)
  t.place(cleo, 'wizard', 1)
  expect(whys(t, ana)).toHaveLength(1)
  t.place(ana, 'wizard', 1)
  expect(whys(t, ana)).toHaveLength(0)
})
