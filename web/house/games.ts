import { useTranslations } from 'use-intl'
import { manifestOf } from '#games/manifests'
import type { GameScreen } from '#ui/screen'
import { useStore } from './observable.ts'
import { settings } from './settings.ts'

/** A game's title and description in the current language. */
export interface GameWords {
  readonly title: string
  readonly about: string
}

/** The words of any game of the house, including games this page does not know yet. */
export function useGameWords(): (game: string) => GameWords {
  const { language } = useStore(settings)
  const t = useTranslations('home.otherGame')
  return game => manifestOf(game)?.words[language] ?? { title: t('title'), about: t('about') }
}

export function useGameTitle(): (game: string) => string {
  const words = useGameWords()
  return game => words(game).title
}

/** Screens that have loaded. The connection needs their rules to fold incoming entries. */
const loaded = new Map<string, GameScreen>()

export async function screenOf(game: string): Promise<GameScreen | null> {
  const screen = loaded.get(game) ?? (await manifestOf(game)?.screen()) ?? null
  if (screen !== null) loaded.set(game, screen)
  return screen
}
export const rulesOf = (game: string) => loaded.get(game)?.game
