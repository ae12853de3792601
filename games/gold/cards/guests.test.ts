import { expect, test } from 'vitest'
import type { Guest } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { readGuest } from '#games/workshop/guests-option'
import { open } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben } from '#testkit/table'
import { gold } from '../index.ts'
import { census } from '../measures/census.ts'
import type { Options } from '../options.ts'
import { guest, on, position, some } from '../position.ts'
import { boxedIds } from './dragons.ts'
import { allTokens, hoardOf, size } from './tokens.ts'
import { guestKinds } from './vocabulary.ts'

const refusalOf = (card: unknown): string | null => {
  const found = readGuest(card, guestKinds)
  return 'expected' in found ? found.expected : null
}
const given = (guests: readonly unknown[]): Options | string => {
  const options = optionsFrom(gold.options, { guests })
  return isOptionProblem(options) ? options.expected : options
}
const opened = (guests: readonly Guest[], seed = 'guests') => {
  const options = given(guests)
  if (typeof options === 'string') throw new Error(options)
  return open(gold, { seats: 3, options, dice: diceOf(seedFrom(seed)) })
}
const three = [guest(5, 3, 2), guest(5, 3, 2, { names: { en: 'Twin' } }), guest(14, 4, 10)]

test('R12.15 guests: no more than three, no two alike, and left out if there are none', () => {
  const limit = 'a list of at most 3 cards, no two alike'
  expect(given([...three, guest(3, 1, 0)])).toBe(limit)
  expect(given([three[0], three[0]])).toBe(limit)
  expect(given(three)).toMatchObject({ guests: three })
  expect(given([])).not.toHaveProperty('guests')
})

test('R13.1 guests are shuffled among the dragons of the box, and may be among the four that are turned up', () => {
  const { state } = opened(three).match
  const turnedUp = state.row.map(lair => lair?.dragon)
  expect(new Set([...state.pile, ...turnedUp])).toEqual(new Set([...boxedIds, ...three.map(guestId)]))
  expect(state.pile).toHaveLength(17)
  const isUp = (seed: string): boolean =>
    opened(three, seed).match.state.row.some(lair => lair?.dragon === guestId(three[0] as Guest))
  const seeds = Array.from({ length: 40 }, (_, i) => `row ${i}`)
  expect(new Set(seeds.map(isUp))).toEqual(new Set([true, false]))
})

test('R13.1 a guest lies there with as many tokens as its visible number says', () => {
  const id = guestId(guest(3, 2, 1))
  const row = [{ dragon: 'sunbasker', attackers: on(ana, 'knight', 'dame') }, { dragon: 'theHoarder' }] as const
  const t = position({ row, pile: [id], bag: { silver: 1, gold: 4 } })
  t.rolls(0, 1).place(ana, 'wizard', 0)
  expect(t.state.row[0]).toMatchObject({ dragon: id, tokens: hoardOf({ silver: 1, gold: 1 }) })
  t.close()
})

test.each([
  ['thief', 'less than its strength does not slay a guest', null],
  ['dame', 'its strength does, and its hidden number is drawn', { red: 1, gold: 2 }],
] as const)('R13.1 the %s: %s', (adventurer, _, loot) => {
  const attackers = on(ben, 'knight', 'dame', 'wizard')
  const t = position({ row: [{ dragon: guestId(guest(11, 1, 2)), tokens: { red: 1 }, attackers }], bag: { gold: 3 } })
  if (loot !== null) t.rolls(0, 0)
  t.place(ana, adventurer, 0)
  expect(t.state.kill === null ? null : some(t.state.kill.loot)).toEqual(loot)
  t.close()
})

test('R13.2 there is one card of each guest, and no guest is at a table twice', () => {
  expect(given([three[0], three[0]])).toBe('a list of at most 3 cards, no two alike')
  expect(refusalOf({ ...guest(5, 3, 2), copies: 2 })).toBe('card.copies: a whole number from 1 to 1')
  expect(census(opened(three).match.state)).toMatchObject(Object.fromEntries(three.map(card => [guestId(card), 1])))
})

test.each([
  [2, 3, 2, 'card.strength: a whole number from 3 to 14'],
  [15, 3, 2, 'card.strength: a whole number from 3 to 14'],
  [5, 13, 0, 'card.visible: a whole number from 0 to 12'],
  [5, 0, 11, 'card.hidden: a whole number from 0 to 10'],
  [5, -1, 3, 'card.visible: a whole number from 0 to 12'],
  [3, 12, 0, null],
  [14, 0, 10, null],
])('R13.3 strength %i, visible %i, hidden %i', (strength, visible, hidden, refusal) => {
  expect(refusalOf(guest(strength, visible, hidden))).toBe(refusal)
})

test.each([
  [0, 0, 'card: visible and hidden to add up to 1 to 14 (R13.4)'],
  [0, 1, null],
  [1, 0, null],
  [4, 10, null],
  [5, 10, 'card: visible and hidden to add up to 1 to 14 (R13.4)'],
])('R13.4 visible %i and hidden %i', (visible, hidden, refusal) => {
  expect(refusalOf(guest(5, visible, hidden))).toBe(refusal)
})

test.each([
  ['eleven dragons in the pile: the next is drawn', 11, 'attack'],
  ['ten: seven were drawn, and the Market is next', 10, 'market'],
  ['nine: it is over', 9, 'attack'],
])('R13.5 with three guests and %s', (_, left, at) => {
  // The Unseen comes with no token, so that nothing is drawn from the bag.
  const pile = ['theUnseen' as const, ...boxedIds.filter(id => id !== 'theUnseen')].slice(0, left)
  const t = position({
    pile,
    options: { guests: three },
    row: [{ dragon: 'sunbasker', attackers: on(ana, 'knight', 'dame') }],
  })
  if (at === 'attack') t.rolls(0)
  t.place(ana, 'wizard', 0)
  expect(t.state.stage?.at).toBe(at)
  t.close()
})

test('R13.6 no token is added for guests', () => {
  const { state } = opened(three).match
  const open = state.row.reduce((sum, lair) => sum + (lair ? size(lair.tokens) : 0), 0)
  expect(open + state.inBag).toBe(126)
})

test('R13.6 a guest may empty the bag: what is then in the pile does not come', () => {
  const row = [{ dragon: 'sunbasker', attackers: on(ana, 'knight', 'dame') }, { dragon: 'theHoarder' }] as const
  const t = position({ row, pile: [guestId(guest(5, 12, 0))], bag: { silver: 5 } })
  t.rolls(0, 0, 0, 0).place(ana, 'wizard', 0)
  expect(some(t.state.row[0]?.tokens ?? allTokens)).toEqual({ silver: 5 })
  expect(t.state.inBag).toBe(0)
  t.close()
})
