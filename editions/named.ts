import type { Header } from '#kernel/file'

/**
 * A game in a build or a release: the name of its edition and, for people, the version of its rules and the hash of its
 * cards.
 */
export interface Named {
  readonly edition: string
  readonly rules: number
  readonly cards: string
}
/** By game. */
export type AllNamed = Readonly<Record<string, Named>>

export const namedOf = (all: AllNamed, game: string): Named | null =>
  Object.hasOwn(all, game) ? (all[game] ?? null) : null

/**
 * Whether a match began with rules of this version and these cards. Nothing else is known about matches older than
 * editions.
 */
export const isAlike = (named: Named | null, { rules, cards }: Header): boolean =>
  named?.rules === rules && named.cards === cards
