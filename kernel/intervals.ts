import type { Rng } from './chance.ts'

export type Interval = readonly [low: number, high: number]

/** Of a standard normal variable, 95 of 100 lie within this much of its mean. */
const Z = 1.959964

/** Wilson's 95 % interval of a share. Wins may be shared, so that they need not be whole. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1]
  const [share, z2] = [wins / games, (Z * Z) / games]
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** The middle 95 % of what an estimate becomes when the blocks it stands on are drawn again, with replacement. */
export function bootstrap<T>(
  blocks: readonly T[],
  estimate: (drawn: readonly T[]) => readonly number[],
  times: number,
  rng: Rng,
): readonly Interval[] {
  if (blocks.length === 0) return []
  const runs = Array.from({ length: times }, () => estimate(blocks.map(() => blocks[rng.below(blocks.length)] as T)))
  return (runs[0] ?? []).map((_, i) => middle(runs.map(run => run[i] ?? 0)))
}

function middle(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return [at(0.025), at(0.975)]
}
