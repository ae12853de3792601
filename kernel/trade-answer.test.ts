import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectation, problemWith, sample } from './answer.ts'
import { type Item, item, type Trade, type Transfer, trade } from './question.ts'
import { diceOf, seedFrom } from './seed.ts'

const own = [item('silver', 3, 'T-own-silver'), item('gold', 1, 'T-own-gold'), item('blue', 0, 'T-own-blue')]
const wishes = [item('silver', 5, 'T-wish-silver'), item('gold', 2, 'T-wish-gold'), item('blue', 1, 'T-wish-blue')]
const terms = { self: 0, partners: [1, 2, 3], most: 3, own, wishes, noGifts: 'T-gift' }
const fair = trade('T1', terms)
const generous = trade('T1', { ...terms, noGifts: null })
const expected =
  'what passes between 0 and 1, 2, 3, at most 3 of them; to give: silver up to 3, gold up to 1; ' +
  'to wish for: silver up to 5, gold up to 2, blue up to 1; who takes part gives and gets'

const pass = (from: number, to: number, what: object) => ({ from, to, what })
const swap = [pass(0, 1, { silver: 2 }), pass(1, 0, { blue: 1 })]
const ring = [pass(0, 1, { silver: 1 }), pass(1, 2, { gold: 1 }), pass(2, 0, { blue: 1 })]

const items = (whose: string): fc.Arbitrary<readonly Item[]> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom('silver', 'gold', 'blue', 'black'), fc.nat(4)), {
      selector: ([name]) => name,
    })
    .filter(all => all.some(([, max]) => max > 0))
    .map(all => all.map(([name, max]) => item(name, max, `T-${whose}-${name}`)))
const trades: fc.Arbitrary<Trade> = fc
  .record({
    seats: fc.uniqueArray(fc.nat(9), { minLength: 2, maxLength: 6 }),
    most: fc.integer({ min: 2, max: 4 }),
    own: items('own'),
    wishes: items('wish'),
    noGifts: fc.option(fc.constant('T-gift')),
  })
  .map(({ seats: [self = 0, ...partners], ...rest }) => trade('T1', { self, partners, ...rest }))

describe('a right trade', () => {
  test.each([
    ['between two', swap],
    ['in a ring of three', ring],
    ['of all there is', [pass(0, 1, { silver: 3, gold: 1 }), pass(1, 0, { silver: 5, gold: 2, blue: 1 })]],
    [
      'in two halves',
      [pass(0, 1, { silver: 2 }), pass(0, 2, { silver: 1 }), pass(1, 0, { gold: 2 }), pass(2, 0, { gold: 2 })],
    ],
    ['that says what is none', [pass(0, 1, { silver: 1, blue: 0 }), pass(1, 0, { blue: 1, gold: 0 })]],
    ['both ways between each', [...swap, pass(1, 2, { gold: 1 }), pass(2, 1, { gold: 2 })]],
  ])('%s', (_, answer) => {
    expect(problemWith(fair, answer)).toBe(null)
  })

  test('may be a gift, where gifts are allowed', () => {
    for (const gift of [[pass(0, 1, { silver: 1 })], [pass(2, 0, { blue: 1 })], ring.slice(0, 2)]) {
      expect(problemWith(generous, gift)).toBe(null)
      expect(problemWith(fair, gift)).toEqual({ refused: 'not allowed', rule: 'T-gift', expected })
    }
  })

  test('is what silence means, and every sample', () => {
    fc.assert(
      fc.property(trades, fc.string(), (ask, phrase) => {
        expect(problemWith(ask, ask.idle)).toBe(null)
        const rng = diceOf(seedFrom(phrase))(0)
        for (let n = 0; n < 20; n++) expect(problemWith(ask, sample(ask, rng))).toBe(null)
      }),
    )
  })

  test('samples are of two or of three, with everybody, and of one thing or two', () => {
    const rng = diceOf(seedFrom('reach'))(0)
    const drawn = Array.from({ length: 500 }, () => sample(fair, rng) as readonly Transfer[])
    const rings = new Set(drawn.map(deal => deal.map(t => t.from).join('→')))
    const counts = new Set(drawn.flat().map(t => Object.values(t.what).reduce<number>((n, m = 0) => n + m, 0)))
    expect([...rings].sort()).toEqual(['0→1', '0→1→2', '0→1→3', '0→2', '0→2→1', '0→2→3', '0→3', '0→3→1', '0→3→2'])
    expect([...counts].sort()).toEqual([1, 2])
    const pairs = Array.from({ length: 100 }, () => sample({ ...fair, most: 2 }, rng) as readonly Transfer[])
    expect(pairs.every(deal => deal.length === 2)).toBe(true)
  })
})

describe('a wrong trade', () => {
  const [given, got] = swap
  test.each([
    ['of nothing at all', [], 'T1'],
    ['from a stranger', [pass(0, 1, { silver: 1 }), pass(4, 0, { gold: 1 })], 'T1'],
    ['to a stranger', [given, got, pass(0, 4, { silver: 1 })], 'T1'],
    ['with nobody of that number', [pass(0, -1, { silver: 1 }), pass(-1, 0, { silver: 1 })], 'T1'],
    ['with nobody of so high a number', [pass(0, 1e300, { silver: 1 }), pass(1e300, 0, { silver: 1 })], 'T1'],
    ['from hand to the same hand', [given, got, pass(0, 0, { silver: 1 })], 'T1'],
    ['among others', [pass(1, 2, { silver: 1 }), pass(2, 1, { gold: 1 })], 'T1'],
    [
      'of more than may take part',
      [...swap, pass(1, 2, { gold: 1 }), pass(2, 3, { gold: 1 }), pass(3, 1, { gold: 1 })],
      'T1',
    ],
    ['that passes twice the same way', [given, pass(0, 1, { gold: 1 }), got], 'T1'],
    ['that passes nothing one way', [given, got, pass(0, 2, {}), pass(2, 0, { gold: 1 })], 'T1'],
    ['that passes none of something one way', [pass(0, 1, { silver: 0 }), got], 'T1'],
    ['of what cannot be given', [pass(0, 1, { copper: 1 }), got], 'T1'],
    ['of none of what cannot be given', [pass(0, 1, { silver: 1, copper: 0 }), got], 'T1'],
    ['of what cannot be wished for', [given, pass(1, 0, { gold: 1, toString: 1 })], 'T1'],
    ['of a thing called __proto__', [given, pass(1, 0, JSON.parse('{"gold":1,"__proto__":1}'))], 'T1'],
    ['giving one too many', [pass(0, 1, { silver: 4 }), got], 'T-own-silver'],
    ['giving one too many in all', [given, got, pass(0, 2, { silver: 2 }), pass(2, 0, { gold: 1 })], 'T-own-silver'],
    ['giving what one has none of', [pass(0, 1, { blue: 1 }), got], 'T-own-blue'],
    ['giving far too many', [pass(0, 1, { gold: 1e300 }), got], 'T-own-gold'],
    ['wishing for one too many', [given, pass(1, 0, { blue: 2 })], 'T-wish-blue'],
    [
      'wishing for one too many in all',
      [given, pass(1, 0, { gold: 2 }), pass(1, 2, { gold: 1 }), pass(2, 0, { gold: 1 })],
      'T-wish-gold',
    ],
    [
      'wishing for too many between others',
      [...swap, pass(1, 2, { silver: 6 }), pass(2, 1, { gold: 1 })],
      'T-wish-silver',
    ],
    ['that gets one nothing', [pass(0, 1, { silver: 1 }), pass(1, 0, { gold: 1 }), pass(2, 0, { gold: 1 })], 'T-gift'],
    ['that costs one nothing', [...swap, pass(1, 2, { gold: 1 })], 'T-gift'],
  ])('%s breaks its rule', (_, answer, rule) => {
    expect(problemWith(fair, answer)).toEqual({ refused: 'not allowed', rule, expected })
  })

  const notTransfers = [
    ...[null, undefined, true, 1, '', 'give', [], [0, 1, { silver: 1 }], 3n],
    {},
    { from: 0, to: 1 },
    { from: 0, what: { silver: 1 } },
    { ...given, why: 'because' },
    JSON.parse('{"from":0,"to":1,"what":{"silver":1},"__proto__":1}'),
    Object.create(given ?? null),
    ...[null, undefined, '0', 0.5, NaN, Infinity, true, [0], {}].flatMap(seat => [
      { ...given, from: seat },
      { ...given, to: seat },
    ]),
    ...[null, undefined, 2, 'silver', [], ['silver'], Object.create({ silver: 1 })].map(what => ({ ...given, what })),
    ...[null, -1, 1.5, NaN, Infinity, '2', true, [2], {}, 2n].map(count => ({ ...given, what: { silver: count } })),
  ]
  const notTrades = [
    ...[
      null,
      undefined,
      true,
      0,
      '',
      'give ben 2 silver',
      {},
      given,
      { ...swap },
      { ...swap, size: 2 },
      3n,
      () => swap,
    ],
    ...notTransfers.map(one => [one, got]),
    new Array(2),
  ]
  for (const [i, answer] of notTrades.entries())
    test(`${i} ${inspect(answer, { depth: 4 })} is none`, () => {
      expect(problemWith(fair, answer)).toEqual({ refused: 'not an answer', rule: 'T1', expected })
    })

  test('a very long one is refused too', () => {
    expect(problemWith(fair, Array(100_000).fill(given))).toMatchObject({ refused: 'not allowed', rule: 'T1' })
  })

  test('one past what there is to give or to wish for is refused for every trade', () => {
    fc.assert(
      fc.property(trades, ask => {
        const [mine, theirs] = ask.idle
        for (const { name, max, rule } of ask.own)
          expect(problemWith(ask, [{ ...mine, what: { [name]: max + 1 } }, theirs])).toMatchObject({ rule })
        for (const { name, max, rule } of ask.wishes)
          expect(problemWith(ask, [mine, { ...theirs, what: { [name]: max + 1 } }])).toMatchObject({ rule })
      }),
    )
  })
})

test('anything at all is taken or refused, and what is taken is between the asked one and partners', () => {
  const seat = fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.jsonValue() })
  const what = fc.dictionary(fc.constantFrom('silver', 'gold', 'blue', 'constructor'), fc.nat(2), { maxKeys: 2 })
  const near = fc.array(fc.record({ from: seat, to: seat, what: fc.oneof(what, fc.jsonValue()) }), { maxLength: 4 })
  fc.assert(
    fc.property(trades, fc.oneof(near, fc.anything({ withSparseArray: true, withBigInt: true })), (ask, answer) => {
      if (problemWith(ask, answer) !== null) return
      for (const { from, to } of answer as readonly Transfer[]) {
        expect([ask.self, ...ask.partners]).toContain(from)
        expect([ask.self, ...ask.partners]).toContain(to)
      }
    }),
    { numRuns: 1000 },
  )
})

test('an expectation says what there is, and nothing of gifts where they are allowed', () => {
  expect(expectation(fair)).toBe(expected)
  expect(expectation(generous)).toBe(expected.replace('; who takes part gives and gets', ''))
})

test('a trade of nothing or with nobody cannot be asked', () => {
  for (const lack of [{ partners: [] }, { own: [] }, { wishes: [item('gold', 0, 'T1')] }])
    expect(() => trade('T1', { ...terms, ...lack })).toThrow('T1: a trade of nothing or with nobody')
})
