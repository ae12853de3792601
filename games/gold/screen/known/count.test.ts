import { expect, test } from 'vitest'
import type { Counts } from '#kernel/question'
import { ana } from '#testkit/table'
import { hoardOf, type Token } from '../../cards/tokens.ts'
import type { Options } from '../../options.ts'
import { fight, on, position } from '../../position.ts'
import { countOf, fixedIn, setsIn, struckSetOf } from './count.ts'

/** The last dragon falls and had nothing. */
const ended = (hoards: readonly Counts<Token>[], options: Partial<Options> = {}) =>
  countOf(
    fight(on(ana, 'knight'), {}, { seats: hoards.length, hoards, row: [null, null, null], bag: {}, options }).heard(
      'table',
    ),
  )

const whyOf = (hoards: readonly Counts<Token>[], options: Partial<Options> = {}) =>
  ended(hoards, options)?.majorities.find(({ gem }) => gem === 'blue')?.why

test('R9.2 to R9.6 every majority has its reason', () => {
  expect(whyOf([{}, {}, {}])).toBe('nobody')
  expect(whyOf([{ blue: 2 }, { blue: 1 }, {}])).toBe('one')
  expect(whyOf([{ blue: 2 }, { blue: 2 }, {}])).toBe('shared')
  expect(whyOf([{ blue: 1 }, { blue: 1 }, { blue: 1 }])).toBe('many')
  expect(whyOf([{ blue: 2, black: 1 }, { blue: 1 }, {}])).toBe('cursed')
  expect(whyOf([{ blue: 2, black: 1 }, { blue: 2 }, {}])).toBe('cursedTie')
  expect(whyOf([{ blue: 1 }, { blue: 1 }, { blue: 1 }], { game: 'basic' })).toBe('shared')
})

test('the count is that of the rules', () => {
  const count = ended([{ gold: 2, silver: 1, blue: 2 }, { red: 1 }, {}])
  expect(count?.points).toEqual([
    { tokens: 7, gems: 12, sets: 0 },
    { tokens: 1, gems: 0, sets: 0 },
    { tokens: 0, gems: 0, sets: 0 },
  ])
  expect(countOf([])).toBeNull()
})

test('R9.1, R12.2 tokens are worth what the table says', () => {
  const { state } = position({ options: { blackDiamond: 19 } })
  expect(fixedIn(hoardOf({ gold: 2, black: 1, blue: 4 }), state)).toEqual([
    { token: 'gold', n: 2, each: 3 },
    { token: 'black', n: 1, each: 19 },
  ])
})

test('R9.5, R9.8 the curse pays nothing for a set', () => {
  const set = { blue: 1, green: 1, purple: 1, yellow: 1, white: 1 }
  const struck = (hoards: readonly Counts<Token>[], options: Partial<Options> = {}) => {
    const given = { row: [null, null, null], hoards, bag: {}, options }
    const t = fight(on(ana, 'knight'), {}, given)
    const count = countOf(t.heard('table'))
    return count && struckSetOf(count, t.state)
  }
  expect(struck([{}, { ...set, black: 1 }, {}])).toBe(1)
  expect(struck([{}, set, { black: 1 }])).toBeNull()
  expect(struck([{}, { ...set, black: 1 }, {}], { game: 'basic' })).toBeNull()
  expect(setsIn(hoardOf({ ...set, blue: 4 }))).toBe(1)
  expect(setsIn(hoardOf({ blue: 4 }))).toBe(0)
})
