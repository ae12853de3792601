import type { Entry } from '#kernel/match'
import type { GameScreen } from '#ui/screen'

/** How events before the last chapter are told; null if everything is kept. */
export type Fading = ReturnType<NonNullable<GameScreen['faded']>>

/** After the end nothing is forgotten. */
export const fadingOf = ({ faded }: Pick<GameScreen, 'faded'>, view: object, isOver: boolean): Fading =>
  isOver ? null : (faded?.(view) ?? null)

/** The earliest entry open to looking back: of all entries, or of the last chapter. */
export const firstOf = (
  entries: readonly Entry[],
  { isChapter }: Pick<GameScreen, 'isChapter'>,
  fading: Fading,
): number => (fading === null ? 0 : (entries.findLast(({ events }) => events.some(isChapter))?.seq ?? 0))

/** A past moment as given in an address; null for now. */
export function momentIn(text: string | null, last: number, first = 0): number | null {
  const at = Number(text)
  return text === null || text === '' || !Number.isInteger(at) || at < first || at >= last ? null : at
}

/** The numbers of entries with something to say: the stops when looking back. */
export const momentsOf = (entries: readonly Entry[], { logged }: Pick<GameScreen, 'logged'>): readonly number[] =>
  entries.filter(({ events }) => events.some(event => logged(event).length > 0)).map(({ seq }) => seq)

/** The next moment in either direction; null for now. There is nothing before the first. */
export function stepFrom(moments: readonly number[], at: number | null, by: -1 | 1, last: number): number | null {
  if (by === 1) return at === null ? null : (moments.find(seq => seq > at && seq < last) ?? null)
  const before = moments.findLast(seq => seq < (at ?? last))
  return before ?? at ?? moments[0] ?? null
}
