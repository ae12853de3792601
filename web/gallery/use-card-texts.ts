import { manifestOf } from '#games/manifests'
import { type Speaker, speaker } from '#games/speaker'
import type { Guest } from '#games/workshop/guest'
import type { Workshop } from '#games/workshop/workshop'
import type { Language } from '#ui/language'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { type CraftWords, type Explained, figureWords } from '../workshop/figure-words.ts'

/** What cards of a game say, in the language of the page. */
export interface CardTexts {
  readonly text: (card: Guest) => string
  readonly rulings: (card: Guest) => readonly string[]
  /** What a figure of the test is about: its unit or its name in a table, and its title. */
  readonly figure: (figure: 'price' | 'wins', kind: string) => Explained
}

/** Loaded once for each game and language. */
const loaders = new Map<string, () => Promise<CardTexts | null>>()

function loaderOf(game: string, language: Language): () => Promise<CardTexts | null> {
  const key = `${game} ${language}`
  const known = loaders.get(key)
  if (known !== undefined) return known
  let loading: Promise<CardTexts | null> | null = null
  const loader = (): Promise<CardTexts | null> => {
    loading ??= load(game, language)
    return loading
  }
  loaders.set(key, loader)
  return loader
}

async function load(game: string, language: Language): Promise<CardTexts | null> {
  const manifest = manifestOf(game)
  if (manifest?.workshop === undefined) return null
  const { workshop, texts } = manifest
  const [parts, words, craft] = await Promise.all([workshop.parts(), texts[language](), workshop.texts[language]()])
  return textsOf(parts, speaker(language, words), craft as CraftWords)
}

const textsOf = (workshop: Workshop, say: Speaker, craft: CraftWords): CardTexts => ({
  text: card =>
    say
      .sentence(workshop.text(card), [])
      .map(({ text }) => text)
      .join(''),
  rulings: card => workshop.rulings(card),
  figure: (figure, kind) => figureWords(craft, figure, kind),
})

/** Null until they have loaded, or if this page does not know the game. */
export function useCardTexts(game: string): CardTexts | null {
  const { language } = useStore(settings)
  return useLoaded(loaderOf(game, language), texts => texts, null as CardTexts | null)
}
