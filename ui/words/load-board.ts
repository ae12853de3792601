import type { Translation } from '#games/saying'
import type { Language } from '../language.ts'
import type { board } from './en/board.ts'

export type BoardWords = Translation<typeof board>

/** The words of the notice board. Whoever never goes there does not load them. */
export const boardWords: Readonly<Record<Language, () => Promise<BoardWords>>> = {
  en: async () => (await import('./en/board.ts')).board,
  it: async () => (await import('./it/board.ts')).board,
  de: async () => (await import('./de/board.ts')).board,
  ru: async () => (await import('./ru/board.ts')).board,
}
