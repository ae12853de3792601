import type { Almanac, Figure, Plots, Tips } from '#games/almanac'
import { manifestOf } from '#games/manifests'
import type { Named, Saying } from '#games/saying'
import { type Speaker, speaker } from '#games/speaker'
import type { Language } from '#ui/language'
import { type Written, written } from './numbers.ts'
import type { tips as english } from './words/en.ts'
import { tipsWords } from './words/load.ts'

/** A game's tips in one language: figures, pictures and words. */
export interface TipsRead {
  readonly game: string
  readonly language: Language
  readonly tips: Tips
  readonly almanac: Almanac
  readonly plots: Plots
  /** The game's words, its own about tips as `tips`, and those of these pages as `page`. */
  readonly speaker: Speaker
}

export async function loadTips(game: string, language: Language): Promise<TipsRead | null> {
  const manifest = manifestOf(game)
  if (manifest?.tips === undefined) return null
  const { page, almanac, texts, plots } = await manifest.tips()
  const [tips, figures, words, own, house, drawings] = await Promise.all([
    page(),
    almanac(),
    manifest.texts[language](),
    texts[language](),
    tipsWords[language](),
    plots[language](),
  ])
  const spoken = speaker(language, { ...words, tips: own, page: house })
  return { game, language, tips, almanac: figures, plots: drawings, speaker: spoken }
}

/** A message of these pages. */
export const pageText = (read: TipsRead, name: Named<typeof english>, values: Record<string, string | number> = {}) =>
  read.speaker.text({ say: `page.${name}`, with: values })

/** A message of the game's own tips. */
export const ownText = (read: TipsRead, name: string): string => read.speaker.text({ say: `tips.${name}`, with: {} })

/** As a sentence, with its first letter capitalized. */
export const sentence = ({ speaker }: TipsRead, saying: Saying): string =>
  speaker
    .sentence(saying, [])
    .map(({ text }) => text)
    .join('')

export const cardName = ({ speaker }: TipsRead, card: string): string => speaker.name(card)

export const inWords = ({ tips, language }: TipsRead, name: string, figure: Figure): Written =>
  written(figure, tips.units[name] ?? 'number', language)
