import type { Entry } from '#kernel/match'

/** Fewer moments are told by the table as it lies there. */
const FEW = 2

/**
 * The moments somebody has missed who came back at `came`: what happened between their last turn and then. None once they have moved
 * again, and none where there was little to miss.
 */
export function missedBy(
  came: number,
  own: number,
  entries: readonly Pick<Entry, 'seq' | 'at'>[],
  stops: readonly number[],
): readonly number[] {
  if (own < 0 || (entries.find(({ seq }) => seq === own)?.at ?? came) >= came) return []
  const last = entries.findLast(({ at }) => at < came)?.seq ?? -1
  const missed = stops.filter(seq => seq > own && seq <= last)
  return missed.length < FEW ? [] : missed
}
