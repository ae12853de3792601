import type { Replica } from '#client/replica'
import type { Entry } from '#kernel/match'
import type { GameScreen } from '#ui/screen'

/** How what lies further back than the last chapter is told; null where everything is kept. */
export type Fading = ReturnType<NonNullable<GameScreen['faded']>>

/** After the end nothing is forgotten. */
export const fadingOf = ({ faded }: Pick<GameScreen, 'faded'>, live: Pick<Replica, 'view' | 'isOver'>): Fading =>
  live.isOver ? null : (faded?.(live.view) ?? null)

/** The first entry that one may look back to: of all, or of the last chapter. */
export const firstOf = (
  entries: readonly Entry[],
  { isChapter }: Pick<GameScreen, 'isChapter'>,
  fading: Fading,
): number => (fading === null ? 0 : (entries.findLast(({ events }) => events.some(isChapter))?.seq ?? 0))

/** A moment of the past, as an address names it; null for now. */
export function momentIn(text: string | null, last: number, first = 0): number | null {
  const at = Number(text)
  return text === null || text === '' || !Number.isInteger(at) || at < first || at >= last ? null : at
}

/** The numbers of the entries that something can be said of: where somebody who looks back stops. */
export const momentsOf = (entries: readonly Entry[], { logged }: Pick<GameScreen, 'logged'>): readonly number[] =>
  entries.filter(({ events }) => events.some(event => logged(event).length > 0)).map(({ seq }) => seq)

/** The next moment from here, back or on; null for now. From the first there is no way back. */
export function stepFrom(moments: readonly number[], at: number | null, by: -1 | 1, last: number): number | null {
  if (by === 1) return at === null ? null : (moments.find(seq => seq > at && seq < last) ?? null)
  const before = moments.findLast(seq => seq < (at ?? last))
  return before ?? at ?? moments[0] ?? null
}
