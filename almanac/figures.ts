import type { Almanac, Figure, Tips, Unit } from '#games/almanac'
import { type Interval, wilson } from '#kernel/intervals'
import { diceOf, seedFrom } from '#kernel/seed'
import { sha256Hex } from '#kernel/sha256'
import { type Material, written } from './material.ts'

/** Fewer observations than this are not worth telling. */
const FEWEST = 20
const RESAMPLES = 1000

/** Every figure of these batches with its interval. The same batches always give the same bytes. */
export function almanacOf(material: Material, { units }: Pick<Tips, 'units'>): Almanac {
  const { source, batches } = material
  const drawn = resamples(batches.length)
  const found = new Map<string, { all: Record<string, Figure>; by: Record<string, (Figure & { at: number })[]> }>()
  for (const name of [...new Set(batches.flatMap(batch => Object.keys(batch)))].sort()) {
    const [, card = '', figure = '', at] = /^(\w+)\.(\w+)(?:@(\d+))?$/.exec(name) ?? []
    const unit = units[figure]
    if (unit === undefined) throw new RangeError(`${name}: expected one of ${Object.keys(units).join(', ')}`)
    const figured = figureOf(
      batches.map(batch => batch[name] ?? [0, 0]),
      unit,
      drawn,
    )
    if (figured.n < FEWEST) continue
    const of = found.get(card) ?? { all: {}, by: {} }
    found.set(card, of)
    if (at === undefined) of.all[figure] = figured
    else of.by[figure] = [...(of.by[figure] ?? []), { at: Number(at), ...figured }]
  }
  return { source, material: sha256Hex(written(material)), cards: Object.fromEntries(found) }
}

/** How often, and the sum. */
type Cell = readonly [n: number, sum: number]

function figureOf(cells: readonly Cell[], unit: Unit, drawn: readonly Uint16Array[]): Figure {
  const [n, sum] = cells.reduce(([n, sum], cell) => [n + cell[0], sum + cell[1]] as const, [0, 0] as Cell)
  const mean = n === 0 ? 0 : sum / n
  const [low, high] = unit === 'share' ? shareWithin(cells, mean, n) : meanWithin(cells, drawn)
  return { mean: rounded(mean), low: rounded(Math.min(low, mean)), high: rounded(Math.max(high, mean)), n }
}

/**
 * Wilson's interval. Several observations of one game say less than as many of different games, so there count only as
 * many as would differ as much as the batches do.
 */
function shareWithin(cells: readonly Cell[], share: number, n: number): Interval {
  const used = cells.filter(([count]) => count > 0)
  const spread = used.reduce((all, [count, sum]) => all + (sum - share * count) ** 2, 0) / Math.max(1, n * n)
  const variance = (spread * used.length) / Math.max(1, used.length - 1)
  const counted = variance > 0 ? Math.min(n, (share * (1 - share)) / variance) : n
  return wilson(share * counted, counted)
}

/** The middle 95 % of the means of batches drawn again. */
function meanWithin(cells: readonly Cell[], drawn: readonly Uint16Array[]): Interval {
  const means = drawn.flatMap(draw => {
    let [n, sum] = [0, 0]
    for (const i of draw) {
      const cell = cells[i]
      if (cell === undefined) continue
      n += cell[0]
      sum += cell[1]
    }
    return n === 0 ? [] : [sum / n]
  })
  means.sort((a, b) => a - b)
  const at = (share: number): number => means[Math.round(share * (means.length - 1))] ?? 0
  return [at(0.025), at(0.975)]
}

/** Which batches each resample draws: the same for every figure. */
function resamples(batches: number): readonly Uint16Array[] {
  const rng = diceOf(seedFrom('almanac'))(0)
  return Array.from({ length: RESAMPLES }, () => Uint16Array.from({ length: batches }, () => rng.below(batches)))
}

const rounded = (n: number): number => Math.round(n * 1e4) / 1e4
