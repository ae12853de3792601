import type { Translation } from '#games/saying'
import type { Language } from '../language.ts'
import type { account } from './en/account.ts'

export type AccountWords = Translation<typeof account>

/** The words of accounts and privacy. Whoever never looks at them does not load them. */
export const accountWords: Readonly<Record<Language, () => Promise<AccountWords>>> = {
  en: async () => (await import('./en/account.ts')).account,
  it: async () => (await import('./it/account.ts')).account,
  de: async () => (await import('./de/account.ts')).account,
  ru: async () => (await import('./ru/account.ts')).account,
}
