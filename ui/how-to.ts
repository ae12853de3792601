import type { ReactNode } from 'react'
import type { Named, Saying } from '#games/saying'

/** One thing to understand: a sentence or two, and a picture made of the game's own pieces. The text says it all. */
export interface HowToStep {
  readonly text: Saying
  readonly picture?: ReactNode
}

/** The first page of a game's rules, for somebody who wants to play in three minutes. The numbered rules are behind it. */
export interface HowTo {
  /** Who plays in the pictures, by seat. */
  readonly names: readonly Saying[]
  readonly aim: readonly HowToStep[]
  readonly pieces: readonly HowToStep[]
  readonly turn: readonly HowToStep[]
  /** One turn with real figures, from beginning to end. A test plays it. */
  readonly worked: readonly HowToStep[]
  readonly end: readonly HowToStep[]
}

/** Creates the sayings of a first page whose words have these names. They are kept apart from the words of the table. */
export const howToSayer =
  <T>() =>
  (name: Named<T>, pieces: Saying['with'] = {}): Saying => ({ say: `howTo.${name}`, with: pieces })
