import type { Decision } from '#kernel/bot'
import type { Named, Saying } from './saying.ts'

/**
 * Why a seat answered a question as it did, in a few sentences, made from the record of the decision alone: every number in
 * them is copied from it. Empty if the record says nothing worth telling.
 */
export type Why = (decision: Decision, question: string, seat: number) => readonly Saying[]

/** Creates the sayings of a game's reasons whose words have these names. They are kept apart from the words of the table. */
export const whySayer =
  <T>() =>
  (name: Named<T>, pieces: Saying['with'] = {}): Saying => ({ say: `why.${name}`, with: pieces })

/** A chance as people say it: whole percent, as a number. */
export const percent = (chance: number): number => Math.round(chance * 100)
