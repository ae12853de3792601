import type { Language } from '../language.ts'
import type { HouseWords } from './en.ts'

/** Each language is loaded separately, when it is needed. */
export const houseWords: Readonly<Record<Language, () => Promise<HouseWords>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  ru: async () => (await import('./ru.ts')).ru,
}
