/* How long bots think. Kept as a histogram, which can be added up: each bar is a twelfth higher than the one before. */

const HIGHER = Math.log(13 / 12)
/** Milliseconds; anything faster is in the first bar. */
const FASTEST = 0.001

export interface Times {
  readonly n: number
  /** Milliseconds in all. */
  readonly ms: number
  /** By number of the bar, how many. */
  readonly bars: Readonly<Record<string, number>>
}

/** The times of one game, by bot and question. */
export type TimesByBot = Readonly<Record<string, Readonly<Record<string, Times>>>>

const barOf = (ms: number): number => Math.max(0, Math.ceil(Math.log(ms / FASTEST) / HIGHER))
const topOf = (bar: number): number => FASTEST * Math.exp(bar * HIGHER)

export const timesOf = (all: readonly number[]): Times => {
  const bars: Record<string, number> = {}
  for (const ms of all) bars[barOf(ms)] = (bars[barOf(ms)] ?? 0) + 1
  return { n: all.length, ms: rounded(all.reduce((sum, ms) => sum + ms, 0)), bars }
}

export function together(all: readonly Times[]): Times {
  const bars: Record<string, number> = {}
  for (const times of all) for (const [bar, n] of Object.entries(times.bars)) bars[bar] = (bars[bar] ?? 0) + n
  return { n: all.reduce((sum, { n }) => sum + n, 0), ms: all.reduce((sum, { ms }) => sum + ms, 0), bars }
}

/** Milliseconds on average, and those within which 95 of 100 decisions were made, at most a twelfth too high. */
export function spreadOf({ n, ms, bars }: Times): {
  readonly decisions: number
  readonly mean: number
  readonly p95: number
} {
  const sorted = Object.entries(bars)
    .map(([bar, count]) => [Number(bar), count] as const)
    .sort(([a], [b]) => a - b)
  let [seen, bar] = [0, 0]
  for (const [next, count] of sorted) {
    if (seen >= n * 0.95) break
    seen += count
    bar = next
  }
  return { decisions: n, mean: rounded(n === 0 ? 0 : ms / n), p95: rounded(n === 0 ? 0 : topOf(bar)) }
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000
