/** The languages of the house, each under its own name. */
export const languages = { en: 'English', it: 'Italiano', de: 'Deutsch', ru: 'Русский' } as const
export type Language = keyof typeof languages

const isLanguage = (it: string): it is Language => Object.hasOwn(languages, it)

/** The first language in the browser's order of preference that the house speaks. */
export const spokenOf = (preferred: readonly string[]): Language =>
  preferred.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'

export const languageIn = (it: unknown): Language | null => (typeof it === 'string' && isLanguage(it) ? it : null)
