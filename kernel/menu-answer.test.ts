import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectation, problemWith, sample } from './answer.ts'
import { amount, bundle, item, just, type Menu, type Moves, menu, oneOf, split, trade } from './question.ts'
import { diceOf, seedFrom } from './seed.ts'

const rules = { there: 'S-there', party: 'S-party', whole: 'S-whole' }
const sharers = [0, 1].map(to => ({ to, least: 0, rule: 'S-least' }))
const all: Moves = {
  claim: bundle('C1', [item('gold', 2, 'C-gold')]),
  propose: split(rules, [{ name: 'gold', count: 2 }], sharers),
  accept: oneOf('A1', [3, 5], { barred: [{ option: 4, rule: 'A-own' }] }),
  deal: trade('T1', {
    self: 0,
    partners: [1],
    most: 2,
    own: [item('gold', 1, 'T-own')],
    wishes: [item('gold', 1, 'T-wish')],
    noGifts: null,
  }),
  raise: amount('N1', 2, 5),
  noDeal: just('D1'),
}
const { claim, accept, noDeal } = all
const bargain: Menu = menu<Moves>(
  'M1',
  { claim, accept, noDeal },
  { noDeal: 'yes' },
  {
    barred: [{ move: 'magic', rule: 'M-magic' }],
  },
)
const expected = 'one of claim (gold 0 to 2), accept (one of 3, 5), noDeal (one of yes)'

describe('a move', () => {
  test.each([{ claim: { gold: 2 } }, { claim: {} }, { accept: 5 }, { noDeal: 'yes' }])('%o is right', answer => {
    expect(problemWith(bargain, answer)).toBe(null)
  })

  test.each([
    [{ claim: { gold: 3 } }, 'not allowed', 'C-gold'],
    [{ claim: Object.create({ gold: 1 }) }, 'not an answer', 'C1'],
    [{ accept: 4 }, 'not allowed', 'A-own'],
    [{ accept: undefined }, 'not an answer', 'A1'],
    [{ noDeal: true }, 'not an answer', 'D1'],
  ])('%o is refused as its own question refuses it', (answer, refused, rule) => {
    expect(problemWith(bargain, answer)).toMatchObject({ refused, rule })
  })

  test('that is barred is refused by the rule that bars it, whatever comes with it', () => {
    for (const value of ['yes', null, undefined, { gold: 1 }])
      expect(problemWith(bargain, { magic: value })).toEqual({ refused: 'not allowed', rule: 'M-magic', expected })
  })

  test('that is possible is not barred', () => {
    const both = menu<Moves>('M1', { noDeal }, { noDeal: 'yes' }, { barred: [{ move: 'noDeal', rule: 'R' }] })
    expect(problemWith(both, { noDeal: 'yes' })).toBe(null)
  })

  const none = [
    ...[null, undefined, true, 0, '', 'noDeal', 3n, Symbol('noDeal'), () => 1, [], ['noDeal'], [{ noDeal: 'yes' }], {}],
    { claim: {}, noDeal: 'yes' },
    { noDeal: 'yes', magic: 'yes' },
    ...['nodeal', 'toString', 'constructor', 'hasOwnProperty', 'propose', ''].map(move => ({ [move]: 'yes' })),
    JSON.parse('{"__proto__":"yes"}'),
    JSON.parse('{"__proto__":{"noDeal":"yes"}}'),
    Object.create({ noDeal: 'yes' }),
    Object.assign(Object.create({ claim: {} }), { noDeal: 'yes' }),
    Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`move ${i}`, 'yes'])),
  ]
  for (const [i, answer] of none.entries())
    test(`${i} ${inspect(answer, { breakLength: Infinity }).slice(0, 60)} is none`, () => {
      expect(problemWith(bargain, answer)).toEqual({ refused: 'not an answer', rule: 'M1', expected })
    })
})

/** Some of the moves, and silence is one of them. */
const menus: fc.Arbitrary<Menu> = fc
  .tuple(fc.shuffledSubarray(Object.keys(all), { minLength: 1 }), fc.boolean())
  .map(([names, bars]) => {
    const moves = Object.fromEntries(names.map(name => [name, all[name] ?? just('R')]))
    const [first = ''] = names
    const barred = bars ? Object.keys(all).filter(name => !names.includes(name)) : []
    return menu<Moves>('M1', moves, { [first]: moves[first]?.idle } as Menu['idle'], {
      barred: barred.map(move => ({ move, rule: `M-${move}` })),
    })
  })

test('silence and every sample are right, and samples reach every move', () => {
  fc.assert(
    fc.property(menus, fc.string(), (ask, phrase) => {
      expect(problemWith(ask, ask.idle)).toBe(null)
      const rng = diceOf(seedFrom(phrase))(0)
      const made = new Set<string>()
      for (let n = 0; n < 100; n++) {
        const answer = sample(ask, rng) as object
        expect(problemWith(ask, answer)).toBe(null)
        for (const move of Object.keys(answer)) made.add(move)
      }
      expect(made.size).toBe(Object.keys(ask.moves).length)
    }),
  )
})

test('anything at all is taken or refused, and what is taken is one move', () => {
  const near = fc.dictionary(fc.constantFrom(...Object.keys(all), '__proto__', 'toString'), fc.jsonValue(), {
    maxKeys: 2,
  })
  const junk = fc.anything({ withMap: true, withBoxedValues: true, withNullPrototype: true, withTypedArray: true })
  fc.assert(
    fc.property(menus, fc.oneof(near, junk), (ask, answer) => {
      const problem = problemWith(ask, answer)
      if (problem !== null) expect(problem.expected).toMatch(/\w/)
      else expect(Object.keys(ask.moves)).toEqual(expect.arrayContaining(Object.keys(answer as object)))
    }),
    { numRuns: 1000 },
  )
})

test('an expectation names the moves and what each wants', () => {
  expect(expectation(bargain)).toBe(expected)
  expect(expectation(menu<Moves>('M1', { noDeal }, { noDeal: 'yes' }))).toBe('one of noDeal (one of yes)')
})
