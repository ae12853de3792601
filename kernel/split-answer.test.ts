import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectation, problemWith, sample } from './answer.ts'
import { type Shares, type Split, split } from './question.ts'
import { diceOf, seedFrom } from './seed.ts'

const rules = { there: 'S-there', party: 'S-party', whole: 'S-whole' }
const sharer = (to: number, least = 0) => ({ to, least, rule: `S-least-${to}` })
const hoard = split(
  rules,
  [
    { name: 'gold', count: 2 },
    { name: 'silver', count: 3 },
    { name: 'red', count: 0 },
  ],
  [sharer(0, 1), sharer(2), sharer(11, 2)],
)
const expected = 'all of 2 gold, 3 silver, shared among 0 (at least 1), 2, 11 (at least 2)'

/** As a game may ask: there is enough for what everybody must have. */
const splits: fc.Arbitrary<Split> = fc
  .record({
    counts: fc.dictionary(fc.constantFrom('gold', 'silver', 'red', 'blue', 'black'), fc.nat(6)),
    among: fc.uniqueArray(fc.tuple(fc.nat(12), fc.nat(3)), { minLength: 1, maxLength: 6, selector: ([to]) => to }),
  })
  .map(({ counts, among }) => {
    const items = Object.entries(counts).map(([name, count]) => ({ name, count }))
    let left = items.reduce((n, { count }) => n + count, 0)
    const sharers = among.map(([to, least]) => {
      const owed = Math.min(least, left)
      left -= owed
      return sharer(to, owed)
    })
    return split(rules, items, sharers)
  })

describe('a right split', () => {
  test.each([
    ['to everybody', { 0: { gold: 1 }, 2: { gold: 1, silver: 1 }, 11: { silver: 2 } }],
    ['with nobody getting more than the least but one', { 0: { silver: 1 }, 2: { gold: 2 }, 11: { silver: 2 } }],
    ['that leaves out who may get nothing', { 0: { gold: 1 }, 11: { gold: 1, silver: 3 } }],
    ['that says what is none', { 0: { gold: 1, silver: 0, red: 0 }, 2: {}, 11: { gold: 1, silver: 3 } }],
    ['without a prototype', Object.assign(Object.create(null), { 0: { gold: 2, silver: 1 }, 11: { silver: 2 } })],
  ])('%s', (_, answer) => {
    expect(problemWith(hoard, answer)).toBe(null)
  })

  test('of nothing is nothing to anybody', () => {
    const ask = split(rules, [], [sharer(0), sharer(1)])
    expect(problemWith(ask, {})).toBe(null)
    expect(problemWith(ask, { 1: {} })).toBe(null)
    expect(expectation(ask)).toBe('all of nothing, shared among 0, 1')
  })

  test('is what silence means, and every sample', () => {
    fc.assert(
      fc.property(splits, fc.string(), (ask, phrase) => {
        expect(problemWith(ask, ask.idle)).toBe(null)
        const rng = diceOf(seedFrom(phrase))(0)
        for (let n = 0; n < 20; n++) expect(problemWith(ask, sample(ask, rng))).toBe(null)
      }),
    )
  })

  test('can be any: samples reach every one', () => {
    const rng = diceOf(seedFrom('reach'))(0)
    const ask = split(
      rules,
      [
        { name: 'gold', count: 2 },
        { name: 'blue', count: 1 },
      ],
      [sharer(0, 1), sharer(1)],
    )
    const told = ({ 0: zero = {}, 1: one = {} }: Shares) => [zero.gold, zero.blue, one.gold, one.blue].join()
    const reached = new Set(Array.from({ length: 300 }, () => told(sample(ask, rng) as Shares)))
    expect(reached.size).toBe(5) // 3 × 2 ways, but not all to the second
  })
})

describe('a wrong split', () => {
  const rest = { 0: { gold: 1 }, 11: { silver: 3 } }
  test.each([
    ['to somebody else', { ...rest, 1: { gold: 1 } }, rules.party],
    ['of nothing to somebody else', { ...rest, 2: { gold: 1 }, 3: {} }, rules.party],
    ['to a seat far away', { ...rest, '99999999999999999999': { gold: 1 } }, rules.party],
    ['of one too many', { ...rest, 2: { gold: 2 } }, rules.there],
    ['of far too many', { ...rest, 2: { gold: 1e300 } }, rules.there],
    ['of too many even to add up', { 0: { gold: 1.7e308 }, 2: { gold: 1.7e308 } }, rules.there],
    ['of a kind of which none is there', { ...rest, 2: { gold: 1, red: 1 } }, rules.there],
    ['of a kind that is not there', { ...rest, 2: { gold: 1, copper: 1 } }, rules.there],
    ['of none of a kind that is not there', { ...rest, 2: { gold: 1, copper: 0 } }, rules.there],
    ['of a kind by the name of toString', { ...rest, 2: { gold: 1, toString: 1 } }, rules.there],
    ['of a kind by the name of __proto__', { ...rest, 2: JSON.parse('{"gold":1,"__proto__":1}') }, rules.there],
    ['that leaves one', rest, rules.whole],
    ['that leaves everything', {}, rules.whole],
    ['that gives the first less than the least', { 2: { gold: 2 }, 11: { silver: 3 } }, 'S-least-0'],
    ['that gives the last one less than the least', { 0: { gold: 2, silver: 2 }, 11: { silver: 1 } }, 'S-least-11'],
  ])('%s breaks its rule', (_, answer, rule) => {
    expect(problemWith(hoard, answer)).toEqual({ refused: 'not allowed', rule, expected })
  })

  const gold = { gold: 2, silver: 3 }
  const notSplits = [
    ...[null, undefined, true, 3, NaN, 1e300, '', '0', 'even', 3n, Symbol('0'), () => gold, [], [gold]],
    ...['00', '-1', '0x1', '1e1', '0.0', ' 0', '+0', '٠', '', 'ana', 'toString', 'constructor'].map(to => ({
      [to]: gold,
    })),
    JSON.parse('{"__proto__":{"gold":2,"silver":3}}'),
    Object.create({ 0: gold }),
    Object.assign(Object.create({ 2: { gold: 1 } }), { 0: { gold: 1 }, 11: { gold: 1, silver: 3 } }),
    ...[null, undefined, 2, '2', true, [], [2], 2n].map(share => ({ 0: gold, 2: share })),
    ...[null, undefined, -1, 1.5, NaN, Infinity, '2', true, [], [2], {}, 2n].map(count => ({
      0: { ...gold, red: count },
    })),
    { 0: Object.create(gold) },
    { 0: { 0: gold } },
  ]
  for (const [i, answer] of notSplits.entries())
    test(`${i} ${inspect(answer)} is none`, () => {
      expect(problemWith(hoard, answer)).toEqual({ refused: 'not an answer', rule: rules.whole, expected })
    })

  test('one more, one fewer, and somebody else named are refused for every split', () => {
    fc.assert(
      fc.property(splits, ask => {
        for (const [to, share] of Object.entries(ask.idle))
          for (const [name, count = 0] of Object.entries(share)) {
            const butWith = (n: number) => ({ ...ask.idle, [to]: { ...share, [name]: n } })
            expect(problemWith(ask, butWith(count + 1))).toMatchObject({ refused: 'not allowed', rule: rules.there })
            expect(problemWith(ask, butWith(count - 1))).toMatchObject({ refused: 'not allowed', rule: rules.whole })
            expect(problemWith(ask, { ...ask.idle, 99: {} })).toMatchObject({ rule: rules.party })
          }
      }),
    )
  })
})

test('anything at all is taken or refused, and what is taken shares out all there is', () => {
  const seat = fc.constantFrom('0', '1', '2', '00', '__proto__')
  const share = fc.dictionary(fc.constantFrom('gold', 'silver', 'toString'), fc.oneof(fc.nat(3), fc.jsonValue()))
  const near = fc.dictionary(seat, fc.oneof({ weight: 9, arbitrary: share }, { weight: 1, arbitrary: fc.jsonValue() }))
  fc.assert(
    fc.property(splits, fc.oneof(near, fc.anything({ withNullPrototype: true, withMap: true })), (ask, answer) => {
      if (problemWith(ask, answer) !== null) return
      for (const { name, count } of ask.items) {
        const given = Object.values(answer as Shares).reduce((n, counts) => n + (counts[name] ?? 0), 0)
        expect(given).toBe(count)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a silent divider deals what everybody must have, then one each in turn', () => {
  expect(hoard.idle).toEqual({ 0: { gold: 1, silver: 1 }, 2: { silver: 1 }, 11: { gold: 1, silver: 1 } })
})
