import type { OptionWords } from '#games/option-words'
import type { Language } from '#ui/language'

type Loaded = () => Promise<{ readonly options: OptionWords }>

/** What options are called, by game and language: loaded when somebody makes a table. */
export const optionWords: Readonly<Record<string, Readonly<Record<Language, Loaded>>>> = {
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
