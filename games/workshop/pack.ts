import type { OptionTable } from '#kernel/options'
import { type Guest, guestIn, type Kinds } from './guest.ts'
import { guestId } from './guest-id.ts'
import { CardProblem } from './reading.ts'
import { MOST_VARIANTS, type Variant, variantIn } from './variant.ts'

/** Cards and house rules of one game, as a file that people hand to each other. */
export interface Pack {
  readonly wyrmtavern: 'cards'
  readonly version: 1
  readonly game: string
  readonly cards: readonly Guest[]
  readonly variants: readonly Variant[]
}

/** What a pack of a game is checked with. */
export interface PackGame {
  readonly kinds: Kinds
  readonly options: OptionTable<object>
}

export const LARGEST_PACK = 256 * 1024
export const MOST_CARDS = 60

/** Reads text as a pack, in its one way of writing; throws a CardProblem. `find` knows the games. */
export async function packIn(text: string, find: (game: string) => Promise<PackGame | null>): Promise<Pack> {
  if (new TextEncoder().encode(text).length > LARGEST_PACK)
    throw new CardProblem('pack', `at most ${LARGEST_PACK / 1024} kB`)
  const { $schema: _, wyrmtavern, version, game, cards = [], variants = [], ...rest } = objectIn(jsonIn(text), 'pack')
  if (wyrmtavern !== 'cards') throw new CardProblem('pack.wyrmtavern', 'cards')
  if (version !== 1) throw new CardProblem('pack.version', '1')
  const [more] = Object.keys(rest)
  if (more !== undefined) throw new CardProblem('pack', 'nothing but wyrmtavern, version, game, cards, variants')
  const known = typeof game === 'string' ? await find(game) : null
  if (known === null) throw new CardProblem('pack.game', 'a game that cards can be made for')
  const read = listIn(cards, 'pack.cards', MOST_CARDS).map((card, i) =>
    within(`pack.cards[${i}]`, () => guestIn(card, known.kinds)),
  )
  for (const [i, card] of read.entries())
    if (read.findIndex(other => guestId(other) === guestId(card)) < i)
      throw new CardProblem(`pack.cards[${i}]`, 'no card twice')
  return {
    wyrmtavern: 'cards',
    version: 1,
    game: game as string,
    cards: read,
    variants: listIn(variants, 'pack.variants', MOST_VARIANTS).map((it, i) =>
      within(`pack.variants[${i}]`, () => variantIn(it, known.options)),
    ),
  }
}

/** A pack as it is written into a file. */
export const packText = (pack: Pack): string => `${JSON.stringify(pack, null, 2)}\n`

/** A problem of something that stands somewhere in a pack. */
function within<T>(at: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof CardProblem)) throw error
    throw new CardProblem(error.at.replace(/^(card|variant)/, at), error.expected, error.rule)
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CardProblem('pack', 'JSON')
  }
}

function objectIn(it: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof it !== 'object' || it === null || Array.isArray(it)) throw new CardProblem(at, 'an object')
  return it as Readonly<Record<string, unknown>>
}

function listIn(it: unknown, at: string, most: number): readonly unknown[] {
  if (!Array.isArray(it) || it.length > most) throw new CardProblem(at, `a list of at most ${most}`)
  return it
}
