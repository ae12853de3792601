import type { Language } from '../language.ts'
import type { LearnWords } from './en/learn.ts'

/** The words around lessons. Whoever takes none does not load them. */
export const learnWords: Readonly<Record<Language, () => Promise<LearnWords>>> = {
  en: async () => (await import('./en/learn.ts')).learn,
  it: async () => (await import('./it/learn.ts')).learn,
  de: async () => (await import('./de/learn.ts')).learn,
  ru: async () => (await import('./ru/learn.ts')).learn,
}
