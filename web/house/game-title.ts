import { useTranslations } from 'use-intl'
import { knownGame } from './games.ts'

/** Titles of games, in the language in use. */
export function useGameTitle(): (game: string) => string {
  const t = useTranslations('home.game')
  return game => t(`${knownGame(game)}.title`)
}
