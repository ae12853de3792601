import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auction } from '#testkit/auction/index'
import { isOptionProblem, type OptionTable, optionsFrom, valuesOf } from './options.ts'

interface Tavern {
  readonly ale: 'dark' | 'pale'
  readonly candles: boolean
  readonly tables: number
}
const tavern: OptionTable<Tavern> = {
  ale: { oneOf: ['dark', 'pale'], default: 'dark', rule: 'T1' },
  candles: { oneOf: [true, false], default: true, rule: 'T2' },
  tables: { from: 1, to: 8, default: 3, rule: 'T3' },
}
const defaults: Tavern = { ale: 'dark', candles: true, tables: 3 }
const ale = { option: 'ale', expected: 'dark or pale' }
const candles = { option: 'candles', expected: 'true or false' }
const tables = { option: 'tables', expected: 'a whole number from 1 to 8' }
const unknown = (option: string) => ({ option, expected: 'one of the options ale, candles, tables' })

test('nothing given: the defaults', () => {
  expect(optionsFrom(tavern, {})).toEqual(defaults)
  expect(optionsFrom(auction.options, {})).toEqual({ gold: 20, lots: 12, hammer: 0 })
})

test('what is given replaces its default and nothing else', () => {
  expect(optionsFrom(tavern, { ale: 'pale' })).toEqual({ ...defaults, ale: 'pale' })
  expect(optionsFrom(tavern, { candles: false, tables: 8 })).toEqual({ ...defaults, candles: false, tables: 8 })
  expect(optionsFrom(tavern, {})).toEqual(defaults)
})

test.each([1, 8])('%i is the last that a range allows', value => {
  expect(optionsFrom(tavern, { tables: value })).toMatchObject({ tables: value })
})

test.each([
  ['a value that is not listed', { ale: 'stout' }, ale],
  ['a value listed elsewhere', { ale: true }, ale],
  ['no value', { ale: null }, ale],
  ['an undefined value', { ale: undefined }, ale],
  ['a list of values', { ale: ['dark'] }, ale],
  ['a text for a yes', { candles: 'true' }, candles],
  ['a number for a yes', { candles: 1 }, candles],
  ['too few', { tables: 0 }, tables],
  ['too many', { tables: 9 }, tables],
  ['a text for a number', { tables: '3' }, tables],
  ['half a table', { tables: 1.5 }, tables],
  ['not a number', { tables: NaN }, tables],
  ['no end of tables', { tables: Infinity }, tables],
])('%s is a problem that names the option and its values', (_, given, problem) => {
  expect(optionsFrom(tavern, given)).toEqual(problem)
})

test.each(['wine', '', 'Ale', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'there is no option %j',
  option => {
    const given = JSON.parse(`{${JSON.stringify(option)}:{"ale":"pale"}}`)
    expect(optionsFrom(tavern, given)).toEqual(unknown(option))
  },
)

test('the first wrong option is named, also after right ones', () => {
  expect(optionsFrom(tavern, { ale: 'pale', tables: 0, wine: 1 })).toEqual(tables)
})

test('a problem is told apart from options', () => {
  expect(isOptionProblem(tables)).toBe(true)
  expect(isOptionProblem(defaults)).toBe(false)
})

test('whatever is given, the outcome is a problem or a full set of allowed values', () => {
  const names = fc.oneof(fc.constantFrom('ale', 'candles', 'tables', '__proto__'), fc.string())
  const values = fc.oneof(fc.constantFrom('dark', 'pale', true, false, 1, 8, 9), fc.anything())
  fc.assert(
    fc.property(fc.dictionary(names, values, { maxKeys: 3 }), given => {
      const options = optionsFrom(tavern, given)
      if (isOptionProblem(options)) {
        expect(Object.keys(given)).toContain(options.option)
        expect(options.expected).toMatch(/\w/)
        return
      }
      expect(Object.keys(options)).toEqual(['ale', 'candles', 'tables'])
      expect(['dark', 'pale']).toContain(options.ale)
      expect([true, false]).toContain(options.candles)
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(options.tables)
    }),
    { numRuns: 500 },
  )
})

test('the values of an option are told in words', () => {
  expect(valuesOf(tavern.ale)).toBe('dark or pale')
  expect(valuesOf(tavern.tables)).toBe('a whole number from 1 to 8')
})
