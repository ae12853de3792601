import type { BySeat } from './seat.ts'

/** The places of all seats, best 1, by the first of their measures in which they differ; who differs in none shares a place. */
export const rankedBy = (measures: BySeat<readonly number[]>): BySeat<number> =>
  measures.map(mine => 1 + measures.filter(other => beats(other, mine)).length)

function beats(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((measure, i) => measure !== other[i])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
