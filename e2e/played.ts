import type { Boxed } from '#games/boxed'
import { manifests } from '#games/manifests'
import type { OptionWords } from '#games/option-words'
import { shelf } from '#games/shelf'
import type { ChosenOptions, OnPage } from '#testkit/trials'
import { trials } from '#testkit/trials-of-games'

/** Points by name. */
export type Points = Readonly<Record<string, number>>

/** What the tests need to know about a game to play it. */
export interface GameDriver extends OnPage {
  readonly game: string
  readonly title: string
  readonly box: Boxed
  readonly optionWords: OptionWords
  /** A short match, and the shortest one that shows everything. */
  readonly options: ChosenOptions
  readonly shortest: ChosenOptions
}

/** The games that say where things are on the page, by id. */
const known = new Map(
  await Promise.all(
    manifests.map(
      async ({ id, words, options }) => [id, await played(id, words.en.title, await options.en())] as const,
    ),
  ),
)

async function played(game: string, title: string, optionWords: OptionWords): Promise<GameDriver | null> {
  const [box, tried] = [shelf[game], trials.get(game)]
  if (box === undefined || tried?.page === undefined) return null
  const { short, shortest = short, page } = tried
  return { game, title, box, optionWords, options: short, shortest, ...page }
}

const one = (game: string): GameDriver => {
  const found = known.get(game) ?? null
  if (found === null) throw new Error(`games/${game}/trials.ts: expected where things are on the page`)
  return found
}

export const [fist, gold, dwarves] = [one('fist'), one('gold'), one('dwarves')]
export const all: readonly GameDriver[] = [...known.values()].filter(it => it !== null)
