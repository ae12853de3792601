import type { Question } from '#kernel/game'
import type { Author, Entry } from '#kernel/match'
import type { Viewer } from '#kernel/seat'
import { knows } from '#kernel/secret'

/** Whether this viewer wrote it, even covertly. */
export const isBy = (by: Author, viewer: Viewer): boolean =>
  typeof by === 'object' &&
  ('seat' in by ? by.seat === viewer : 'covert' in by && viewer !== 'table' && knows(by.covert))

/** The number of the last entry by this viewer; −1 if there is none. */
export const lastBy = (entries: readonly Entry[], viewer: Viewer): number =>
  entries.findLast(({ by }) => isBy(by, viewer))?.seq ?? -1

/**
 * An identifier for what is being asked. It stays the same while others act, until the viewer answers or the question
 * changes. `unasked` is the last entry after which the viewer was asked nothing, for entries whose author is hidden.
 */
export const askingKey = (question: Question, entries: readonly Entry[], viewer: Viewer, unasked = -1): string =>
  `${Math.max(lastBy(entries, viewer), unasked)} ${question.name} ${JSON.stringify(question.ask)}`
