import type { Boxed } from '#games/boxed'
import { manifestOf } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { Guest } from '#games/workshop/guest'
import { skeletonOf } from '#kernel/looks'
import type { ListChoice } from '#kernel/options'
import { GUESTS } from './content.ts'

/** What the gallery must know of a game to take a card for it. */
export interface Craft {
  /** Reads anything as a card, in its one way of writing, or says what was expected. */
  read(card: unknown): { readonly value: Guest } | { readonly expected: string }
  /** What the names of the cards in its box look like: nobody may pass off another card as one of them. */
  readonly boxed: ReadonlySet<string>
  /** All a card can be found by, in lower case: its names, its pieces, and what it says in every language. */
  words(card: Guest): string
  /** What it says, by language. */
  sentences(card: Guest): Readonly<Record<string, string>>
}

export type Crafts = (game: string) => Promise<Craft | null>

/** The crafts of these games. Each is loaded when it is first needed; null if nobody can make cards for the game. */
export function craftsOf(shelf: Readonly<Record<string, Boxed>>): Crafts {
  const known = new Map<string, Promise<Craft | null>>()
  return game => {
    const box = Object.hasOwn(shelf, game) ? shelf[game] : undefined
    if (box === undefined) return Promise.resolve(null)
    const craft = known.get(game) ?? craftOf(game, box)
    known.set(game, craft)
    return craft
  }
}

/** The games that cards can be made for. */
export const craftable = (shelf: Readonly<Record<string, Boxed>>): readonly string[] =>
  Object.keys(shelf).filter(game => Object.hasOwn(shelf[game]?.game.options ?? {}, GUESTS))

async function craftOf(game: string, { game: { options } }: Boxed): Promise<Craft | null> {
  const choice = (options as Readonly<Record<string, ListChoice | undefined>>)[GUESTS]
  if (choice === undefined || !('listOf' in choice)) return null
  const manifest = manifestOf(game)
  const workshop = await manifest?.workshop?.parts()
  const speakers = await Promise.all(
    Object.entries(manifest?.texts ?? {}).map(
      async ([language, load]) => [language, speaker(language, await load())] as const,
    ),
  )
  const sentences = (card: Guest): Readonly<Record<string, string>> =>
    workshop === undefined
      ? {}
      : Object.fromEntries(speakers.map(([language, each]) => [language, each.text(workshop.text(card))]))
  return {
    read: card => choice.read(card) as ReturnType<Craft['read']>,
    boxed: new Set(Object.values(workshop?.boxed ?? {}).flatMap(looksOf)),
    words: card =>
      [...Object.values(card.names), ...textsIn({ ...card, names: null }), ...Object.values(sentences(card))]
        .join(' ')
        .toLowerCase(),
    sentences,
  }
}

/** What its names look like. Signs and gaps between letters make no difference: “Thief” and “T-hief!” look alike. */
export const looksOf = ({ names }: Pick<Guest, 'names'>): readonly string[] =>
  Object.values(names).map(name => {
    const skeleton = skeletonOf(name)
    return skeleton.replaceAll(/[^\p{L}\p{N}]/gu, '') || skeleton
  })

/** Every text in some data, at any depth. */
const textsIn = (it: unknown): readonly string[] => {
  if (typeof it === 'string') return [it]
  return typeof it === 'object' && it !== null ? Object.values(it).flatMap(textsIn) : []
}
