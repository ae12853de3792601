import { expect, test } from 'vitest'
import { number, pieces } from './form.ts'
import { LARGEST_PACK, MOST_CARDS, type PackGame, packIn } from './pack.ts'

const game: PackGame = {
  kinds: {
    ale: { facts: { steps: pieces() }, vocabulary: { pour: { cups: number(1, 3) } }, mostCopies: 2, check: () => {} },
  },
  options: {
    closing: { oneOf: ['early', 'late'], default: 'early', rule: '1' },
    guests: { listOf: 'cards', most: 3, read: (value: unknown) => ({ value }), sample: () => null, rule: '2' },
  } as unknown as PackGame['options'],
}
const find = async (id: string): Promise<PackGame | null> => (id === 'tavern' ? game : null)
const card = (en: string) =>
  ({
    kind: 'ale',
    names: { en },
    picture: 'beer-stein',
    light: 'candle',
    copies: 1,
    steps: [{ do: 'pour', cups: 2 }],
  }) as const
const variant = { names: { en: 'Late hours' }, options: { closing: 'late' } }
const pack = { wyrmtavern: 'cards', version: 1, game: 'tavern', cards: [card('Stout')], variants: [variant] } as const

test('a pack is read in its one way of writing', async () => {
  expect(await packIn(JSON.stringify({ $schema: 'x', ...pack }), find)).toEqual(pack)
  const { cards: _, variants: __, ...bare } = pack
  expect(await packIn(JSON.stringify(bare), find)).toEqual({ ...bare, cards: [], variants: [] })
})

test.each<readonly [string, unknown, string]>([
  ['no JSON', '{', 'pack: expected JSON'],
  ['a list', [], 'pack: expected an object'],
  ['another file', { ...pack, wyrmtavern: 'match' }, 'pack.wyrmtavern: expected cards'],
  ['a later version', { ...pack, version: 2 }, 'pack.version: expected 1'],
  ['a game without cards', { ...pack, game: 'chess' }, 'pack.game: expected a game that cards can be made for'],
  ['more', { ...pack, code: '' }, 'pack: expected nothing but wyrmtavern, version, game, cards, variants'],
  ['cards that are none', { ...pack, cards: 3 }, `pack.cards: expected a list of at most ${MOST_CARDS}`],
  [
    'too many cards',
    { ...pack, cards: Array.from({ length: MOST_CARDS + 1 }, (_, i) => card(`Stout ${i}`)) },
    `pack.cards: expected a list of at most ${MOST_CARDS}`,
  ],
  ['a card twice', { ...pack, cards: [card('Stout'), card('Stout')] }, 'pack.cards[1]: expected no card twice'],
  [
    'an impossible card',
    { ...pack, cards: [card('Stout'), { ...card('Porter'), steps: [{ do: 'pour', cups: 4 }] }] },
    'pack.cards[1].steps[0].cups: expected a whole number from 1 to 3',
  ],
  [
    'an unknown house rule',
    { ...pack, variants: [{ ...variant, options: { closing: 'never' } }] },
    'pack.variants[0].options.closing: expected early or late',
  ],
  [
    'cards among house rules',
    { ...pack, variants: [{ ...variant, options: { guests: [] } }] },
    'pack.variants[0].options.guests: expected to stand among the cards of the pack',
  ],
  [
    'a variant without a name',
    { ...pack, variants: [{ options: {} }] },
    'pack.variants[0].names: expected a name for each language',
  ],
  ['too much', 'x'.repeat(LARGEST_PACK + 1), 'pack: expected at most 256 kB'],
])('%s is refused by a sentence', async (_, it, expected) => {
  await expect(packIn(typeof it === 'string' ? it : JSON.stringify(it), find)).rejects.toThrow(expected)
})
