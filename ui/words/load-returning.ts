import type { Translation } from '#games/saying'
import type { Language } from '../language.ts'
import type { returning } from './en/returning.ts'

export type ReturningWords = Translation<typeof returning>

/** The words for those who come back. A first visit does not load them. */
export const returningWords: Readonly<Record<Language, () => Promise<ReturningWords>>> = {
  en: async () => (await import('./en/returning.ts')).returning,
  it: async () => (await import('./it/returning.ts')).returning,
  de: async () => (await import('./de/returning.ts')).returning,
  ru: async () => (await import('./ru/returning.ts')).returning,
}
