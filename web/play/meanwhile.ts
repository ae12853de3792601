import type { Entry } from '#kernel/match'

/** With fewer missed moments, the table speaks for itself. */
const FEW = 2

/**
 * The moments missed by somebody who came back at `came`: those between their last turn and then. Empty once they have
 * moved again, or if there was little to miss.
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
