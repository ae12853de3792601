import { useEffect, useState } from 'react'
import { manifestOf } from '#games/manifests'
import type { Words } from '#games/saying'
import { type Speaker, speaker } from '#games/speaker'
import type { Language } from '#ui/language'
import { type Rulebook, rulebookOf } from '#ui/rulebook'
import type { GameScreen } from '#ui/screen'
import { screenOf } from '../house/games.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** A card in the box, with its effect. */
export interface BookCard {
  readonly id: string
  readonly name: string
  readonly power: string
  readonly rules: readonly string[]
  readonly copies: number
}

/** The rules of a game with its cards, in the language they are written in. */
export interface Book extends Rulebook {
  readonly game: string
  readonly language: Language
  readonly screen: GameScreen
  readonly cards: readonly BookCard[]
  /** The titles of rules about options, as used when creating a table. */
  readonly titles: ReadonlyMap<string, string>
}

async function load(game: string, language: Language): Promise<Book | null> {
  const manifest = manifestOf(game)
  if (manifest === null) return null
  const [screen, text, words] = await Promise.all([
    screenOf(game),
    manifest.rulebook[language](),
    manifest.texts[language](),
  ])
  if (screen === null) return null
  const titles = await titlesOf(screen, language)
  const book = rulebookOf(text, { isTranslated: language !== 'en' })
  return { ...book, game, language, screen, cards: cardsIn(screen, words, speaker(language, words)), titles }
}

/** Every card the words have a name for. */
function cardsIn(screen: GameScreen, { cards = {} }: Words, { text }: Speaker): readonly BookCard[] {
  return Object.keys(cards).map(id => {
    const { text: power, rules, copies = 1 } = screen.card(id, null)
    return { id, name: text({ say: `cards.${id}.name`, with: {} }), power: text(power), rules, copies }
  })
}

async function titlesOf({ game }: GameScreen, language: Language): Promise<ReadonlyMap<string, string>> {
  const { options, presets } = (await manifestOf(game.id)?.options[language]()) ?? { options: {}, presets: {} }
  const rules: readonly [string, { readonly rule: string }][] = Object.entries(game.options)
  // Presets have no rule of their own. They are listed by name in the chapter about options.
  const chapters = new Set(rules.map(([, { rule }]) => rule.split(' ')[0]))
  return new Map([
    ...rules.map(([name, { rule }]) => [rule, options[name]?.name ?? name] as const),
    ...Object.entries(presets).flatMap(([id, { name }]) => [...chapters].map(it => [`${it} ${id}`, name] as const)),
  ])
}

/** A game's book in the current language. The previous one stays until the next has loaded. */
export function useBook(game: string): Book | null {
  const { language } = useStore(settings)
  const [book, setBook] = useState<Book | null>(null)
  useEffect(() => {
    let isWanted = true
    void load(game, language).then(loaded => {
      if (isWanted) setBook(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [game, language])
  return book?.game === game ? book : null
}
