import type { BySeat } from './seat.ts'

/** The rank of every seat, 1 is best, by the first measure in which seats differ. Seats that differ in none share a rank. */
export const rankedBy = (measures: BySeat<readonly number[]>): BySeat<number> =>
  measures.map(mine => 1 + measures.filter(other => beats(other, mine)).length)

function beats(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((measure, i) => measure !== other[i])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
