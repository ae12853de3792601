import { bootstrap, type Interval, wilson } from '#kernel/intervals'
import { diceOf, seedFrom } from '#kernel/seed'
import type { LadderLine } from './playing.ts'
import { ratingsOf } from './ratings.ts'
import type { Kind } from './tables.ts'
import { spreadOf, together } from './times.ts'

const DRAWN = 1000

/** How one bot did against another at one kind of table. The share is that of all seats of the first. */
export interface TableReport {
  readonly seats: number
  readonly kind: Kind
  readonly bot: string
  readonly against: string
  readonly games: number
  readonly wins: number
  readonly share: number
  /** What it would be if all were equal. */
  readonly fair: number
  readonly wilson: Interval
  /** From deals drawn again: games of one deal are not independent. */
  readonly bootstrap: Interval
}

/** Everything a history says. The same games give the same report, in whatever order they were played; times differ. */
export function reportOn(lines: readonly LadderLine[]) {
  const seats = [...new Set(lines.map(line => line.bots.length))].sort((a, b) => a - b)
  const tables = tablesOf(lines)
  const bySeats = (of: (lines: readonly LadderLine[]) => unknown): Record<string, unknown> =>
    Object.fromEntries(seats.map(n => [n, of(lines.filter(line => line.bots.length === n))]))
  const ratings = { order: ratingsOf(lines, 'order'), wins: ratingsOf(lines, 'wins') }
  return {
    games: lines.length,
    deals: new Set(lines.map(line => line.seed)).size,
    tables,
    payoff: Object.fromEntries(seats.map(n => [n, payoffOf(tables.filter(table => table.seats === n))])),
    ratings: {
      ...ratings,
      ...(seats.length > 1 && { bySeats: bySeats(some => ratingsOf(some, 'wins')) }),
    },
    times: timesOf(lines),
  }
}

function tablesOf(lines: readonly LadderLine[]): readonly TableReport[] {
  const groups = Map.groupBy(lines, ({ bots, kind, pair }) => JSON.stringify([bots.length, pair, kind]))
  return [...groups].map(([key, games]) => {
    const [seats, [bot, against], kind] = JSON.parse(key) as [number, [string, string], Kind]
    const deals = [...Map.groupBy(games, game => game.seed).values()].map(deal => winsOf(deal, bot))
    const shareOf = (drawn: readonly (typeof deals)[number][]): number =>
      sum(drawn.map(d => d.wins)) / sum(drawn.map(d => d.games))
    const wins = sum(deals.map(deal => deal.wins))
    const rng = diceOf(seedFrom(key))(0)
    const [interval = [0, 1]] = bootstrap(deals, drawn => [shareOf(drawn)], DRAWN, rng)
    const seated = sum(games.map(game => game.bots.filter(each => each === bot).length))
    return {
      seats,
      kind,
      bot,
      against,
      games: games.length,
      wins: rounded(wins),
      share: rounded(wins / games.length),
      fair: rounded(seated / seats / games.length),
      wilson: roundedBoth(wilson(wins, games.length)),
      bootstrap: roundedBoth(interval),
    }
  })
}

/** A shared win counts in equal parts. */
function winsOf(games: readonly LadderLine[], bot: string): { readonly wins: number; readonly games: number } {
  const shares = games.map(({ bots, ranking }) => {
    const winners = bots.filter((_, seat) => ranking[seat] === 1)
    return winners.filter(winner => winner === bot).length / winners.length
  })
  return { wins: sum(shares), games: games.length }
}

/** Rows against columns: as the only one of its kind, and at even tables; null where they have not met. */
function payoffOf(tables: readonly TableReport[]) {
  const bots = [...new Set(tables.flatMap(({ bot, against }) => [bot, against]))].sort()
  const shareOf = (row: string, column: string, kind: Kind, mirrored: Kind): number | null => {
    const found = (one: string, other: string, at: Kind) =>
      tables.find(({ bot, against, kind: it }) => bot === one && against === other && it === at)
    const straight = found(row, column, kind)
    if (straight !== undefined) return straight.share
    const turned = found(column, row, mirrored)
    return turned === undefined ? null : rounded(1 - turned.share)
  }
  const matrix = (kind: Kind, mirrored: Kind) =>
    bots.map(row => bots.map(column => (row === column ? null : shareOf(row, column, kind, mirrored))))
  const isDuel = tables.every(({ seats }) => seats === 2)
  return { bots, alone: matrix('one', isDuel ? 'one' : 'rest'), half: matrix('half', 'half') }
}

/** By bot: milliseconds a decision, of all questions together and of each. */
function timesOf(lines: readonly LadderLine[]): Record<string, unknown> {
  const bots = [...new Set(lines.flatMap(({ times }) => Object.keys(times)))].sort()
  const entries = bots.map(bot => {
    const own = lines.flatMap(({ times }) => Object.entries(times[bot] ?? {}))
    const questions = [...Map.groupBy(own, ([question]) => question)].sort(([a], [b]) => (a < b ? -1 : 1))
    const spread = questions.map(([question, all]) => [question, spreadOf(together(all.map(([, it]) => it)))] as const)
    return [bot, { all: spreadOf(together(own.map(([, it]) => it))), ...Object.fromEntries(spread) }] as const
  })
  return Object.fromEntries(entries)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const rounded = (n: number): number => Math.round(n * 10_000) / 10_000
const roundedBoth = ([low, high]: Interval): Interval => [rounded(low), rounded(high)]
