import type { Rng } from '#kernel/chance'
import { isName } from '#kernel/names'
import { type Form, number, type Vocabulary, word } from './form.ts'
import { CardProblem, objectIn, read } from './reading.ts'

/** A card that somebody made, as data. What it does is described by its game; the rest is the same for all. */
export interface Guest {
  /** What kind of card it is: a character, a dragon, a creature … */
  readonly kind: string
  /** Its name, by language. At least one. */
  readonly names: Readonly<Record<string, string>>
  /** The name of an icon of the Game Icons set. */
  readonly picture: string
  readonly light: Light
  /** How many of it there are. */
  readonly copies: number
}

/** The light in which its picture is drawn. */
export const lights = ['candle', 'ember', 'moss', 'mist', 'sky', 'violet'] as const
export type Light = (typeof lights)[number]

/** What a kind of card needs besides: its facts, which may be made of pieces, and what no form can say. */
export interface Kind<G extends Guest = Guest> {
  readonly facts: Readonly<Record<string, Form>>
  readonly vocabulary: Vocabulary
  readonly mostCopies: number
  /** Throws a CardProblem that names the rule if such a card cannot be. */
  check(card: G): void
  /** Makes facts put together at random more likely to be possible: most would be refused otherwise. */
  mend?(facts: Readonly<Record<string, unknown>>, rng: Rng): Readonly<Record<string, unknown>>
}
export type Kinds = Readonly<Record<string, Kind>>

/** How many guests there are at a table: the blank cards of the box. */
export const MOST_GUESTS = 3
/** How long a card may be when it is written down. */
export const LONGEST = 4000
/** As long as a name may be. */
export const LONGEST_NAME = 28

/** Reads anything as a card of these kinds, in its one way of writing; throws a CardProblem. */
export function guestIn(it: unknown, kinds: Kinds): Guest {
  if (typeof it !== 'object' || it === null || Array.isArray(it)) throw new CardProblem('card', 'an object')
  const given = it as Readonly<Record<string, unknown>>
  const name = Object.hasOwn(given, 'kind') ? given.kind : undefined
  const kind = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined) throw new CardProblem('card.kind', `one of ${Object.keys(kinds).join(', ')}`)
  const { names, picture, kind: _, ...rest } = given
  const facts = { light: word(...lights), copies: number(1, kind.mostCopies), ...kind.facts }
  objectIn(given, ['kind', 'names', 'picture', ...Object.keys(facts)], [], 'card')
  const card = {
    kind: name as string,
    names: namesIn(names, 'card.names'),
    picture: pictureIn(picture),
    ...(read({ is: 'record', parts: facts }, rest, kind.vocabulary) as object),
  } as unknown as Guest
  if (JSON.stringify(card).length > LONGEST) throw new CardProblem('card', `at most ${LONGEST} characters in all`)
  kind.check(card)
  return card
}

/** Whether a card, or a set of house rules, can have this name. */
export const canBeCalled = (name: string): boolean =>
  isName(name) && name.length <= LONGEST_NAME && !/[{}<>]|\p{M}{4}/u.test(name) // a heap of accents leaves the card

/** Reads the name of something by language; throws a CardProblem. */
export function namesIn(it: unknown, at: string): Guest['names'] {
  if (typeof it !== 'object' || it === null || Array.isArray(it)) throw new CardProblem(at, 'a name for each language')
  const given = Object.entries(it as Readonly<Record<string, unknown>>)
  if (given.length === 0 || given.length > 8) throw new CardProblem(at, 'from one to eight languages')
  const names = given.map(([language, name]): readonly [string, string] => {
    if (!/^[a-z]{2}$/.test(language)) throw new CardProblem(at, 'languages of two letters, such as en')
    if (typeof name !== 'string' || !canBeCalled(name))
      throw new CardProblem(`${at}.${language}`, `a name of one to ${LONGEST_NAME} visible characters`)
    return [language, name]
  })
  return Object.fromEntries(names.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function pictureIn(it: unknown): string {
  if (typeof it === 'string' && /^[a-z0-9-]{1,60}$/.test(it)) return it
  throw new CardProblem('card.picture', 'the name of an icon, such as dragon-head')
}

/** The language in which a card is named for whoever reads this one. */
export const tongueIn = ({ names }: Pick<Guest, 'names'>, language: string): string =>
  [language, 'en'].find(each => Object.hasOwn(names, each)) ?? Object.keys(names)[0] ?? language

/** The name in a language; in another of its own if it has none there. */
export const nameIn = ({ names }: Pick<Guest, 'names'>, language: string): string =>
  names[language] ?? names.en ?? Object.values(names)[0] ?? ''
