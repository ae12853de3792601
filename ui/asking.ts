import type { Question } from '#kernel/game'
import type { Author, Entry } from '#kernel/match'
import type { Viewer } from '#kernel/seat'
import { knows } from '#kernel/secret'

/** Whether this viewer wrote it, also covertly. */
export const isBy = (by: Author, viewer: Viewer): boolean =>
  typeof by === 'object' &&
  ('seat' in by ? by.seat === viewer : 'covert' in by && viewer !== 'table' && knows(by.covert))

/** The number of the last entry by this viewer; −1 if there is none. */
export const lastBy = (entries: readonly Entry[], viewer: Viewer): number =>
  entries.findLast(({ by }) => isBy(by, viewer))?.seq ?? -1

/**
 * A name for what is asked. Others may go on meanwhile: it is the same asking until we have answered or it has changed. `unasked` is the last
 * entry after which we were asked nothing, where nobody is told who wrote it.
 */
export const askingOf = (question: Question, entries: readonly Entry[], viewer: Viewer, unasked = -1): string =>
  `${Math.max(lastBy(entries, viewer), unasked)} ${question.name} ${JSON.stringify(question.ask)}`
