import type { Translation } from '#games/saying'
import type { Language } from '../language.ts'
import type { friends } from './en/friends.ts'

export type FriendWords = Translation<typeof friends>

/** The words of friends and people's pages. Whoever never goes there does not load them. */
export const friendWords: Readonly<Record<Language, () => Promise<FriendWords>>> = {
  en: async () => (await import('./en/friends.ts')).friends,
  it: async () => (await import('./it/friends.ts')).friends,
  de: async () => (await import('./de/friends.ts')).friends,
  ru: async () => (await import('./ru/friends.ts')).friends,
}
