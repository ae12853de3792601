import type { Language } from '#ui/language'
import type { TipsWords } from './en.ts'

export const tipsWords: Readonly<Record<Language, () => Promise<TipsWords>>> = {
  en: async () => (await import('./en.ts')).tips,
  it: async () => (await import('./it.ts')).tips,
  de: async () => (await import('./de.ts')).tips,
  ru: async () => (await import('./ru.ts')).tips,
}
