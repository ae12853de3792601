import type { Header } from '#kernel/file'

/** A game as a build or a release has it: its edition by name, and for people the version of its rules and the hash of its cards. */
export interface Named {
  readonly edition: string
  readonly rules: number
  readonly cards: string
}
/** By game. */
export type AllNamed = Readonly<Record<string, Named>>

export const namedOf = (all: AllNamed, game: string): Named | null =>
  Object.hasOwn(all, game) ? (all[game] ?? null) : null

/** Whether a match was begun by rules of this version, with these cards: all that is known of one that is older than editions. */
export const isAlike = (named: Named | null, { rules, cards }: Header): boolean =>
  named?.rules === rules && named.cards === cards
