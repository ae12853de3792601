import { bootstrap, type Interval } from '#kernel/intervals'
import { diceOf, seedFrom } from '#kernel/seed'
import { addRanking, fitted, type Rankings } from './plackett-luce.ts'
import type { LadderLine } from './playing.ts'

/** Elo's scale: ten times the strength is 400 points. */
const ELO = 400 / Math.LN10
/** The bot that everything is measured against. It has rating 0 if it took part. */
const YARDSTICK = 'greedy@1'
const DRAWN = 200

export interface Rating {
  readonly bot: string
  readonly elo: number
  readonly interval: Interval
  readonly games: number
  /** How much it is above the next, and the interval of that; null for the last. */
  readonly above: { readonly elo: number; readonly interval: Interval } | null
}

/** What counts: the whole order of a game, or only who won. */
export type Counted = 'order' | 'wins'

/** Ratings of all bots over all games, best first, with the middle 95 % of those from deals drawn again. */
export function ratingsOf(lines: readonly LadderLine[], counted: Counted): readonly Rating[] {
  const bots = [...new Set(lines.flatMap(line => line.bots))].sort()
  const depth = counted === 'wins' ? 1 : Number.POSITIVE_INFINITY
  const deals = [...Map.groupBy(lines, line => line.seed).values()].map(games => rankingsOf(games, bots, counted))
  const strengths = fitted(added(deals), bots.length, depth)
  const best = strengths.map((_, i) => i).sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0))
  /** First the strengths, then the steps from each place to the next. */
  const scaled = (logs: readonly number[]): readonly number[] => [
    ...logs.map(log => ELO * log),
    ...best.slice(1).map((bot, i) => ELO * ((logs[best[i] ?? 0] ?? 0) - (logs[bot] ?? 0))),
  ]
  const estimate = (drawn: readonly Rankings[]) => scaled(fitted(added(drawn), bots.length, depth, strengths))
  const points = scaled(strengths)
  const intervals = bootstrap(deals, estimate, DRAWN, diceOf(seedFrom(`ratings by ${counted}`))(0))
  const zero = points[bots.indexOf(YARDSTICK)] ?? 0
  const at = (i: number): Interval => intervals[i] ?? [0, 0]
  return best.map((i, place) => ({
    bot: bots[i] ?? '',
    elo: Math.round((points[i] ?? 0) - zero),
    interval: rounded(at(i), zero),
    games: lines.filter(line => line.bots.includes(bots[i] ?? '')).length,
    above:
      place === bots.length - 1
        ? null
        : { elo: Math.round(points[bots.length + place] ?? 0), interval: rounded(at(bots.length + place), 0) },
  }))
}

const rounded = ([low, high]: Interval, zero: number): Interval => [Math.round(low - zero), Math.round(high - zero)]

function rankingsOf(lines: readonly LadderLine[], bots: readonly string[], counted: Counted): Rankings {
  const rankings = new Map<string, number>()
  for (const { bots: seated, ranking, order } of lines)
    addRanking(
      rankings,
      seated.map(bot => bots.indexOf(bot)),
      counted === 'wins' ? ranking : order,
    )
  return rankings
}

function added(all: readonly Rankings[]): Rankings {
  const sum = new Map<string, number>()
  for (const rankings of all)
    for (const [ranking, weight] of rankings) sum.set(ranking, (sum.get(ranking) ?? 0) + weight)
  return sum
}
