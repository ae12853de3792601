import { expect, test } from 'vitest'
import { diceOf, seedFrom } from '#kernel/seed'
import { amounts, either, number, pieces, record, type Vocabulary, word, words } from './form.ts'
import { type Guest, guestIn, type Kinds } from './guest.ts'
import { guestId, guestOf, isGuest } from './guest-id.ts'
import { randomGuest, readGuest } from './guests-option.ts'
import { CardProblem } from './reading.ts'

const vocabulary: Vocabulary = {
  pour: { cups: number(1, 3), into: either(word('mug'), record({ barrel: number(1, 2) })) },
  pay: { coins: amounts({ gold: 2, silver: 5 }) },
  sing: { songs: words(['high', 'low']) },
  again: { steps: pieces() },
}
const kinds: Kinds = {
  ale: { facts: { steps: pieces() }, vocabulary, mostCopies: 2, check: () => {} },
}
const steps = [
  { do: 'pour', cups: 2, into: 'mug' },
  { do: 'again', steps: [{ do: 'pay', coins: { silver: 5, gold: 1 } }] },
]
const card = { kind: 'ale', names: { en: 'Stout' }, picture: 'beer-stein', light: 'candle', copies: 1, steps }

test('a card is read into its one way of writing, whatever the order of its parts', () => {
  const { steps: _, ...rest } = card
  const mixed = {
    steps: [{ into: 'mug', cups: 2, do: 'pour' }, steps[1]],
    ...rest,
    names: { ru: 'Портер', en: 'Stout' },
  }
  const read = guestIn(mixed, kinds)
  expect(Object.keys(read)).toEqual(['kind', 'names', 'picture', 'light', 'copies', 'steps'])
  expect(JSON.stringify(read.names)).toBe('{"en":"Stout","ru":"Портер"}')
  expect(JSON.stringify(read)).toBe(JSON.stringify(guestIn(JSON.parse(JSON.stringify(read)), kinds)))
  expect(JSON.stringify(read)).toContain('{"do":"pour","cups":2,"into":"mug"}')
  expect(JSON.stringify(read)).toContain('{"gold":1,"silver":5}')
})

test('its id is the card itself, in letters that fit everywhere', () => {
  const read = guestIn({ ...card, names: { en: 'Stout', ru: 'Портер' } }, kinds)
  const id = guestId(read)
  expect(id).toMatch(/^guest-[\w-]+$/)
  expect([isGuest(id), isGuest('thief'), isGuest(`${id}?`)]).toEqual([true, false, false])
  expect(guestOf(id)).toEqual(read)
})

const deep = (n: number): object => (n === 0 ? { do: 'sing', songs: ['low'] } : { do: 'again', steps: [deep(n - 1)] })

test.each<readonly [string, unknown, string]>([
  ['nothing', null, 'card: an object'],
  ['a list', [card], 'card: an object'],
  ['another kind', { ...card, kind: 'wine' }, 'card.kind: one of ale'],
  ['a kind that objects inherit', { ...card, kind: 'constructor' }, 'card.kind: one of ale'],
  ['no name', { ...card, names: {} }, 'card.names: from one to eight languages'],
  ['an invisible name', { ...card, names: { en: '\u200b' } }, 'card.names.en: a name of one to 28 visible characters'],
  [
    'a name with a heap of accents',
    { ...card, names: { en: `a${'\u0301'.repeat(27)}` } },
    'card.names.en: a name of one to 28 visible characters',
  ],
  ['a name with markup', { ...card, names: { en: '<b>' } }, 'card.names.en: a name of one to 28 visible characters'],
  [
    'a language of one’s own',
    { ...card, names: { klingon: 'Qo' } },
    'card.names: languages of two letters, such as en',
  ],
  ['a picture elsewhere', { ...card, picture: '../x' }, 'card.picture: the name of an icon, such as dragon-head'],
  ['too many copies', { ...card, copies: 3 }, 'card.copies: a whole number from 1 to 2'],
  ['half a copy', { ...card, copies: 1.5 }, 'card.copies: a whole number from 1 to 2'],
  ['a part of its own', { ...card, script: 'x' }, 'card: nothing but kind, names, picture, light, copies, steps'],
  ['a missing part', { ...card, light: undefined }, 'card.light: one of candle, ember, moss, mist, sky, violet'],
  ['no steps', { ...card, steps: [] }, 'card.steps: a list of at least 1 piece'],
  ['an unknown piece', { ...card, steps: [{ do: 'eval' }] }, 'card.steps[0].do: one of pour, pay, sing, again'],
  [
    'a piece by inheritance',
    { ...card, steps: [{ do: 'toString' }] },
    'card.steps[0].do: one of pour, pay, sing, again',
  ],
  ['a wrong number', { ...card, steps: [{ ...steps[0], cups: 4 }] }, 'card.steps[0].cups: a whole number from 1 to 3'],
  [
    'none of the forms',
    { ...card, steps: [{ ...steps[0], into: 'bag' }] },
    'card.steps[0].into: one of mug, or an object with barrel',
  ],
  ['an empty amount', { ...card, steps: [{ do: 'pay', coins: {} }] }, 'card.steps[0].coins: how many of gold, silver'],
  [
    'a word twice',
    { ...card, steps: [{ do: 'sing', songs: ['low', 'low'] }] },
    'card.steps[0].songs: a list of some of high, low, each once',
  ],
  [
    'too deep',
    { ...card, steps: [deep(6)] },
    'card.steps[0].steps[0].steps[0].steps[0].steps: pieces inside each other at most 4 deep',
  ],
  ['too long', { ...card, steps: Array(13).fill(steps[0]) }, 'card.steps: at most 12 pieces in all'],
])('%s is refused by a sentence', (_, it, expected) => {
  expect(readGuest(it, kinds)).toEqual({ expected })
})

test('a part named __proto__ is a part like any other, and refused', () => {
  const text = JSON.stringify(card).replace('"light"', '"__proto__":{"light":"ember"},"light"')
  expect(readGuest(JSON.parse(text), kinds)).toEqual({
    expected: 'card: nothing but kind, names, picture, light, copies, steps',
  })
})

test('what no form can say is said by the game, with the rule', () => {
  const picky: Kinds = {
    ale: {
      ...(kinds.ale as Kinds['ale'] & object),
      check() {
        throw new CardProblem('card.steps', 'less of it', 'R7.9')
      },
    },
  }
  expect(readGuest(card, picky)).toEqual({ expected: 'card.steps: less of it (R7.9)' })
})

test('random cards are cards', () => {
  const rng = diceOf(seedFrom('ale'))(0)
  for (let n = 0; n < 300; n++) {
    const made: Guest = randomGuest(kinds, rng)
    expect(JSON.stringify(guestIn(made, kinds))).toBe(JSON.stringify(made))
  }
})
