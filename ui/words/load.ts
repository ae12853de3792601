import type { Language } from '../language.ts'
import type { HouseWords } from './en.ts'

/** One language is loaded at a time, when it is needed. */
export const houseWords: Readonly<Record<Language, () => Promise<HouseWords>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  ru: async () => (await import('./ru.ts')).ru,
}
