import type { OptionWords } from '#games/option-words'
import type { Language } from '#ui/language'
import type { GameId } from './games.ts'

type Loaded = () => Promise<{ readonly options: OptionWords }>

type InLanguages = Readonly<Record<Language, Loaded>>

const known: Readonly<Record<GameId, InLanguages>> = {
  fist: {
    en: () => import('#games/fist/words/en-options'),
    it: () => import('#games/fist/words/it-options'),
    de: () => import('#games/fist/words/de-options'),
    ru: () => import('#games/fist/words/ru-options'),
  },
  gold: {
    en: () => import('#games/gold/words/en-options'),
    it: () => import('#games/gold/words/it-options'),
    de: () => import('#games/gold/words/de-options'),
    ru: () => import('#games/gold/words/ru-options'),
  },
  dwarves: {
    en: () => import('#games/dwarves/words/en-options'),
    it: () => import('#games/dwarves/words/it-options'),
    de: () => import('#games/dwarves/words/de-options'),
    ru: () => import('#games/dwarves/words/ru-options'),
  },
}

/** What options are called, by game and language: loaded when somebody makes a table. */
export const optionWords: Readonly<Record<string, InLanguages | undefined>> = known
