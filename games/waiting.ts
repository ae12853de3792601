/**
 * What others wait for, by the name of the question that somebody is asked: whole sentences with {names}, a list of {n} players.
 * `other` is for all questions that have none.
 */
export type WaitingWords = { readonly other: string } & Readonly<Record<string, string>>

/** The name of the sentence for this question. */
export const waitingKey = (words: WaitingWords, question: string): string =>
  Object.hasOwn(words, question) ? question : 'other'
