import { isOptionProblem, type OptionTable, optionsFrom } from '#kernel/options'
import { type Guest, namesIn } from './guest.ts'
import { lettersOf, textOf } from './letters.ts'
import { CardProblem, objectIn } from './reading.ts'

/** House rules under a name. Whatever is not among them is as usual. */
export interface Variant {
  readonly names: Guest['names']
  readonly options: Readonly<Record<string, unknown>>
}

/** How many of a game are kept in one place. */
export const MOST_VARIANTS = 20

/** Reads anything as house rules of a game with these options, in their one way of writing; throws a CardProblem. */
export function variantIn(it: unknown, table: OptionTable<object>): Variant {
  const { names, options } = objectIn(it, ['names', 'options'], [], 'variant')
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new CardProblem('variant.options', 'an object')
  const given = options as Readonly<Record<string, unknown>>
  const found = optionsFrom(table, given)
  if (isOptionProblem(found)) throw new CardProblem(`variant.options.${found.option}`, found.expected)
  const own = Object.keys(table).filter(option => Object.hasOwn(given, option))
  const list = own.find(option => 'listOf' in table[option as keyof typeof table])
  if (list !== undefined) throw new CardProblem(`variant.options.${list}`, 'to stand among the cards of the pack')
  return {
    names: namesIn(names, 'variant.names'),
    options: Object.fromEntries(own.map(option => [option, given[option]])),
  }
}

/** Longer than any address of a variant with a name in every language. */
const LONGEST_ADDRESS = 4000

/** The address of a new table with these house rules. They are in it, so nobody has to look them up anywhere. */
export const variantPath = (game: string, { names, options }: Variant): string =>
  `/new/${game}/variant-${lettersOf(JSON.stringify({ names, options }))}`

/**
 * The house rules that an address (its path) carries, and for which game; null if it is no such address. Throws a
 * CardProblem if it carries what cannot be. `optionsOf` knows the games.
 */
export function variantAt(
  path: string,
  optionsOf: (game: string) => OptionTable<object> | null,
): { readonly game: string; readonly variant: Variant } | null {
  if (!/^\/new\/[^/]*\/variant-/.test(path)) return null
  if (path.length > LONGEST_ADDRESS) throw new CardProblem('address', `at most ${LONGEST_ADDRESS} characters`)
  const [, game = '', letters = ''] = /^\/new\/([a-z0-9-]+)\/variant-([\w-]+)$/.exec(path) ?? []
  if (letters === '') throw new CardProblem('address', '/new/GAME/variant-LETTERS, where LETTERS are base64url')
  const table = optionsOf(game)
  if (table === null) throw new CardProblem('address', 'a game of this house')
  return { game, variant: variantIn(writtenIn(letters), table) }
}

function writtenIn(letters: string): unknown {
  try {
    return JSON.parse(textOf(letters))
  } catch {
    throw new CardProblem('address', 'house rules as JSON, in base64url')
  }
}
