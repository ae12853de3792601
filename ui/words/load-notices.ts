import type { Translation } from '#games/saying'
import type { Language } from '../language.ts'
import type { notices } from './en/notices.ts'

export type NoticeWords = Translation<typeof notices>

/** The words of notices. Whoever has none does not load them. */
export const noticeWords: Readonly<Record<Language, () => Promise<NoticeWords>>> = {
  en: async () => (await import('./en/notices.ts')).notices,
  it: async () => (await import('./it/notices.ts')).notices,
  de: async () => (await import('./de/notices.ts')).notices,
  ru: async () => (await import('./ru/notices.ts')).notices,
}
