import type { Source } from '#games/almanac'
import type { Sums } from './batches.ts'

/** The games behind an almanac, summed up in batches. Everything on its pages follows from this. */
export interface Material {
  readonly source: Source
  readonly batches: readonly Sums[]
}

/** As text: what the games were, the names of all sums, and a line for every batch. */
export function written({ source, batches }: Material): string {
  const names = [...new Set(batches.flatMap(batch => Object.keys(batch)))].sort()
  return [source, names, ...batches.map(batch => names.flatMap(name => batch[name] ?? [0, 0]))]
    .map(line => `${JSON.stringify(line)}\n`)
    .join('')
}

export function read(text: string): Material {
  const [source = '', names = '', ...rows] = text.trimEnd().split('\n')
  const all = JSON.parse(names) as readonly string[]
  return {
    source: JSON.parse(source) as Source,
    batches: rows.map(row => sumsIn(all, JSON.parse(row) as readonly number[])),
  }
}

/** What a batch has never seen is not in it. */
const sumsIn = (names: readonly string[], row: readonly number[]): Sums =>
  Object.fromEntries(
    names.flatMap((name, i) => {
      const [n = 0, sum = 0] = row.slice(2 * i, 2 * i + 2)
      return n === 0 ? [] : [[name, [n, sum] as const]]
    }),
  )
