import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectation, problemWith, sample } from './answer.ts'
import { type Amount, type Ask, amount, type Bundle, bundle, type Item, item, type OneOf, oneOf } from './question.ts'
import { diceOf, seedFrom } from './seed.ts'

/* Questions as a game may ask them: each has at least one right answer, and its `idle` is one of them. */

const amounts: fc.Arbitrary<Amount> = fc
  .tuple(fc.integer({ min: -50, max: 500 }), fc.nat(500), fc.nat(500))
  .map(([min, more, idle]) => amount('A1', min, min + more, min + Math.min(idle, more)))

const words = ['fairy', 'common', 'silver', 'black', 'amulet']
const ruleOf = (name: string): string => `B-${name}`
const itemsOf: fc.Arbitrary<readonly Item[]> = fc
  .subarray(words, { minLength: 1 })
  .chain(names =>
    fc.tuple(...names.map(name => fc.tuple(fc.constant(name), fc.nat(9), fc.integer({ min: 1, max: 3 })))),
  )
  .map(all => all.map(([name, max, step]) => item(name, max, ruleOf(name), step)))
const roomIn = (items: readonly Item[]): number => items.reduce((n, { max, step }) => n + Math.floor(max / step), 0)

/** With some, all or none of: steps, a limit in all, an item that needs company. */
const bundles: fc.Arbitrary<Bundle> = itemsOf.chain(items => {
  const names = items.map(i => i.name)
  return fc
    .record({
      picks: fc.array(fc.nat(9), { minLength: items.length, maxLength: items.length }),
      needs: names.length < 2 ? fc.constant(null) : fc.option(fc.shuffledSubarray(names, { minLength: 2 })),
      slack: fc.option(fc.tuple(fc.nat(5), fc.nat(5))),
    })
    .map(({ picks, needs: need, slack }) => {
      const idle: Record<string, number> = {}
      for (const [i, { name, max, step }] of items.entries())
        idle[name] = step * Math.min(picks[i] ?? 0, Math.floor(max / step))
      const [needy = '', ...along] = need ?? []
      const needs = need && { item: needy, along, rule: 'B-needs' }
      if (need && !along.some(name => idle[name])) idle[needy] = 0
      const steps = items.reduce((n, { name, step }) => n + (idle[name] ?? 0) / step, 0)
      const total = slack && {
        min: Math.max(0, steps - slack[0]),
        max: Math.min(roomIn(items), steps + slack[1]),
        rule: 'B-total',
      }
      return bundle('B1', items, { total, needs, idle })
    })
})

const options: fc.Arbitrary<OneOf> = fc
  .uniqueArray(fc.oneof(fc.constantFrom(...words), fc.nat(20)), { minLength: 1, maxLength: 8 })
  .chain(all => fc.tuple(fc.constant(all), fc.integer({ min: 1, max: all.length }), fc.nat()))
  .map(([all, some, idle]) =>
    oneOf('C1', all.slice(0, some), {
      barred: all.slice(some).map(option => ({ option, rule: `C-${option}` })),
      idle: all[idle % some] ?? 0,
    }),
  )

const asks: fc.Arbitrary<Ask> = fc.oneof(amounts, bundles, options)
const anything = fc.anything({
  key: fc.oneof(fc.constantFrom(...words, '__proto__', 'constructor', 'length'), fc.string()),
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})
const fewOf = (values: fc.Arbitrary<unknown>) => fc.dictionary(fc.constantFrom(...words), values, { maxKeys: 3 })

describe('right answers', () => {
  test('silence is a right answer to every question that is put together legally', () => {
    fc.assert(
      fc.property(asks, ask => {
        expect(problemWith(ask, ask.idle)).toBe(null)
      }),
    )
  })

  test('every sample is a right answer', () => {
    fc.assert(
      fc.property(asks, fc.string(), (ask, phrase) => {
        const rng = diceOf(seedFrom(phrase))(0)
        for (let n = 0; n < 20; n++) expect(problemWith(ask, sample(ask, rng))).toBe(null)
      }),
    )
  })

  test('a limit in all and an item that needs company hold for samples together', () => {
    const items = [item('amulet', 2, 'R3'), item('gold', 2, 'R4')]
    const ask = bundle('R1', items, {
      total: { min: 0, max: 2, rule: 'R5' },
      needs: { item: 'amulet', along: ['gold'], rule: 'R6' },
    })
    const rng = diceOf(seedFrom('both'))(0)
    for (let n = 0; n < 100; n++) expect(problemWith(ask, sample(ask, rng))).toBe(null)
  })

  test('samples reach every right answer', () => {
    const rng = diceOf(seedFrom('reach'))(0)
    const reached = (ask: Ask) => new Set(Array.from({ length: 300 }, () => JSON.stringify(sample(ask, rng))))
    const two = [item('a', 4, 'R', 2), item('b', 1, 'R')]
    expect([...reached(amount('R', 2, 5))].sort()).toEqual(['2', '3', '4', '5'])
    expect([...reached(oneOf('R', ['x', 7]))].sort()).toEqual(['"x"', '7'])
    expect(reached(bundle('R', two)).size).toBe(6)
    expect(reached(bundle('R', two, { total: { min: 1, max: 2, rule: 'T' } })).size).toBe(4)
  })

  test('a name left out of a bundle counts as none', () => {
    const ask = bundle('R1', [item('gold', 3, 'R2'), item('silver', 3, 'R2')], {
      total: { min: 2, max: 2, rule: 'R3' },
    })
    expect(problemWith(ask, { gold: 2 })).toBe(null)
    expect(problemWith(ask, {})).toMatchObject({ rule: 'R3' })
  })
})

describe('wrong answers', () => {
  const notNumbers = [null, undefined, NaN, Infinity, -Infinity, 1.5, '3', '', true, [], [3], {}, 3n, Symbol('3')]
  const purse = bundle('R1', [item('gold', 3, 'R2'), item('silver', 6, 'R3', 2), item('amulet', 1, 'R4')], {
    total: { min: 1, max: 4, rule: 'R5' },
    needs: { item: 'amulet', along: ['gold', 'silver'], rule: 'R6' },
  })
  const inPurse = 'gold 0 to 3, silver 0 to 6 by 2, amulet 0 to 1, 1 to 4 in all'
  const fork = oneOf<string | number>('R1', ['left', 1], { barred: [{ option: 'right', rule: 'R9' }] })

  for (const answer of notNumbers)
    test(`${inspect(answer)} is not an amount`, () => {
      const refusal = { refused: 'not an answer', rule: 'R1', expected: 'a whole number from 2 to 5' }
      expect(problemWith(amount('R1', 2, 5), answer)).toEqual(refusal)
    })

  test.for([-1, 1, 6, 1e300, -1e300])('%s is an amount, but not allowed', answer => {
    const refusal = { refused: 'not allowed', rule: 'R1', expected: 'a whole number from 2 to 5' }
    expect(problemWith(amount('R1', 2, 5), answer)).toEqual(refusal)
  })

  const notBundles = [null, undefined, NaN, -1, 1.5, 1e300, 3, 'gold', true, [], [1], ['gold'], 3n, () => 1]
  const strangeKeys = [
    { gold: 1, copper: 1 },
    { gold: 1, constructor: 1 },
    JSON.parse('{"gold":1,"__proto__":1}'),
    JSON.parse('{"gold":1,"__proto__":{"silver":2}}'),
    Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key ${i}`, 1])),
  ]
  for (const answer of [...notBundles, ...strangeKeys])
    test(`${inspect(answer, { compact: true, breakLength: Infinity }).slice(0, 40)} is not a bundle of what was asked for`, () => {
      expect(problemWith(purse, answer)).toEqual({ refused: 'not an answer', rule: 'R1', expected: inPurse })
    })

  for (const count of [null, NaN, 1.5, Infinity, '2', '', true, [], [2], {}, 2n])
    test(`${inspect(count)} is not a count`, () => {
      const refusal = { refused: 'not an answer', rule: 'R3', expected: inPurse }
      expect(problemWith(purse, { gold: 1, silver: count })).toEqual(refusal)
    })

  test.each([
    ['less than none', { gold: -1 }, 'R2'],
    ['one too many', { gold: 4 }, 'R2'],
    ['far too many', { gold: 1e300 }, 'R2'],
    ['between two steps', { silver: 3 }, 'R3'],
    ['too few in all', {}, 'R5'],
    ['too many in all', { gold: 3, silver: 4 }, 'R5'],
  ])('a bundle with %s is refused by the rule it breaks', (_, answer, rule) => {
    expect(problemWith(purse, answer)).toEqual({ refused: 'not allowed', rule, expected: inPurse })
  })

  test('an item without the company it needs is refused by that rule, in its own words', () => {
    const expected = 'amulet only along with gold or silver'
    expect(problemWith(purse, { amulet: 1 })).toEqual({ refused: 'not allowed', rule: 'R6', expected })
    expect(problemWith(purse, { amulet: 1, gold: 0 })).toMatchObject({ rule: 'R6' })
    expect(problemWith(purse, { amulet: 1, silver: 2 })).toBe(null)
  })

  const notOptions = [null, NaN, -1, 1.5, 1e300, '1', 'left ', '__proto__', 'toString', ['left'], { left: 1 }, 0]
  for (const answer of notOptions)
    test(`${inspect(answer)} is not one of the options`, () => {
      expect(problemWith(fork, answer)).toEqual({ refused: 'not an answer', rule: 'R1', expected: 'one of left, 1' })
    })

  test('a barred option is refused by the rule that bars it', () => {
    expect(problemWith(fork, 'right')).toEqual({ refused: 'not allowed', rule: 'R9', expected: 'one of left, 1' })
  })

  test('one past either end, and one thing too many, are refused for every question', () => {
    fc.assert(
      fc.property(asks, ask => {
        if (ask.kind === 'amount')
          for (const past of [ask.min - 1, ask.max + 1])
            expect(problemWith(ask, past)).toMatchObject({ refused: 'not allowed', rule: ask.rule })
        if (ask.kind === 'bundle')
          for (const { name, max, step } of ask.items)
            for (const past of [-step, step * (Math.floor(max / step) + 1)])
              expect(problemWith(ask, { ...ask.idle, [name]: past })).toMatchObject({ rule: ruleOf(name) })
        if (ask.kind === 'oneOf')
          for (const { option, rule } of ask.barred)
            expect(problemWith(ask, option)).toMatchObject({ refused: 'not allowed', rule })
      }),
    )
  })
})

describe('anything at all', () => {
  test('is taken or refused with a rule and an expectation, and nothing is thrown', () => {
    const rules = (ask: Ask): readonly string[] =>
      ask.kind === 'oneOf'
        ? [ask.rule, ...ask.barred.map(b => b.rule)]
        : [ask.rule, 'B-needs', 'B-total', ...words.map(ruleOf)]
    fc.assert(
      fc.property(asks, anything, (ask, answer) => {
        const problem = problemWith(ask, answer)
        if (problem === null) return
        expect(['not an answer', 'not allowed']).toContain(problem.refused)
        expect(rules(ask)).toContain(problem.rule)
        expect(problem.expected).toMatch(/\w/)
      }),
      { numRuns: 1000 },
    )
  })

  test('what is taken as a bundle has only whole counts of things that were asked for', () => {
    const counts = fewOf(
      fc.oneof(
        { weight: 3, arbitrary: fc.nat(4) },
        { weight: 1, arbitrary: fc.oneof(fc.constant(null), fc.jsonValue()) },
      ),
    )
    fc.assert(
      fc.property(bundles, fc.oneof(counts, fc.jsonValue()), (ask, answer) => {
        if (problemWith(ask, answer) !== null) return
        for (const [name, count] of Object.entries(answer as object)) {
          expect(ask.items.map(i => i.name)).toContain(name)
          expect(count).toSatisfy(Number.isInteger)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test('an expectation says the shape of a right answer', () => {
  const two = { min: 2, max: 2, rule: 'R2' }
  expect(expectation(bundle('R1', [item('red', 0, 'R1'), item('blue', 2, 'R1')], { total: two }))).toBe(
    'blue 0 to 2, 2 in all',
  )
  expect(expectation(bundle('R1', [item('red', 0, 'R1')]))).toBe('nothing')
  expect(expectation(amount('R1', 0, 0))).toBe('a whole number from 0 to 0')
})

test('silence is the least of an amount, nothing of a bundle and the first of several, unless the question says', () => {
  expect([amount('R', 2, 5).idle, bundle('R', []).idle, oneOf('R', ['a', 'b']).idle]).toEqual([2, {}, 'a'])
  const said = [
    amount('R', 2, 5, 3),
    bundle('R', [item('x', 1, 'R')], { idle: { x: 1 } }),
    oneOf('R', ['a', 'b'], { idle: 'b' }),
  ]
  expect(said.map(ask => ask.idle)).toEqual([3, { x: 1 }, 'b'])
})

test('a question without an answer cannot be asked', () => {
  expect(() => oneOf('R7', [])).toThrow('R7: a question without an answer')
})
