import { readFileSync } from 'node:fs'
import { read } from '#almanac/material'
import type { Almanac } from '#games/almanac'
import { manifestOf } from '#games/manifests'
import { type Guest, nameIn } from '#games/workshop/guest'
import type { Verdict } from '#games/workshop/verdict'
import { halvesOf } from '#verdict/halves'
import { type Bench, judge } from '#verdict/judge'
import { rankCorrelation } from '#verdict/rank-correlation'
import { trialOf } from '#verdict/trial'
import { progress } from '../progress.ts'
import { benchOf, sourceOf } from './bench.ts'
import { Pool } from './pool.ts'
import { placesOf } from './yardstick.ts'

export interface Calibration {
  readonly deals: number
  readonly seed: string
  readonly cores: number
  /** Whether no games are played with the cards of the box: only what is planted is judged. */
  readonly plantedOnly: boolean
  readonly json: boolean
}

/** Whether the judge can be trusted: the cards of the box as if they were new, planted ones, and all of it with other dice. */
export async function calibrate(game: string, { deals, seed, cores, plantedOnly, json }: Calibration): Promise<number> {
  const bench = await benchOf(game)
  const { kinds } = bench.workshop
  const boxed = plantedOnly ? {} : bench.workshop.boxed
  const { strong, weak } = bench.judging.planted
  const almanac = await (await manifestOf(game)?.tips?.())?.almanac()
  const pool = new Pool(cores)
  const bar = progress('judging', Object.keys(boxed).length + 2 * (strong.length + weak.length))
  const benches = new Map<string, Promise<Bench>>()
  const prepared = async (seed: string): Promise<Bench> =>
    pool.bench(bench, await pool.lengths(sourceOf(bench, deals, seed)))
  const judged = async (card: Guest, seed: string): Promise<Verdict> => {
    const there = benches.get(seed) ?? prepared(seed)
    benches.set(seed, there)
    const verdict = await judge(trialOf(card, kinds, sourceOf(bench, deals, seed)), await there)
    bar.step()
    return verdict
  }
  try {
    const official: Record<string, Verdict> = {}
    for (const [id, card] of Object.entries(boxed)) official[id] = await judged(card, seed)
    const planted: Planted[] = []
    for (const [expected, cards] of Object.entries({ strong, weak }))
      for (const card of cards)
        planted.push({
          name: nameIn(card, 'en'),
          expected,
          verdicts: [await judged(card, seed), await judged(card, `${seed} again`)],
        })
    const halves = halvesOf(read(readFileSync(placesOf(game).batches, 'utf8')), bench.judging, bench.workshop.boxed)
    const report = { game, deals, seed, halves, ...agreement(official, bench.yardstick, almanac), official, planted }
    if (json) console.log(JSON.stringify(report))
    else for (const line of told(report)) console.log(line)
    return 0
  } finally {
    bar.end()
    await pool.close()
  }
}

interface Planted {
  readonly name: string
  readonly expected: string
  readonly verdicts: readonly Verdict[]
}

/** The order of strength next to other measurements of the same cards: the almanac's, and the yardstick's with other dice. */
function agreement(
  official: Readonly<Record<string, Verdict>>,
  yardstick: Almanac | null,
  almanac: Almanac | undefined,
) {
  const against = (of: Almanac | null | undefined, measure: 'price' | 'winnerWins', figure: string): number | null => {
    const pairs = Object.entries(official).flatMap(([id, verdict]) => {
      const [here, there] = [verdict[measure], of?.cards[id]?.all[figure]]
      return here === null || there === undefined ? [] : [[here.mean, there.mean] as const]
    })
    return pairs.length < 3 ? null : Math.round(100 * rankCorrelation(pairs)) / 100
  }
  const apart = Object.entries(official).filter(([id, { winnerWins }]) => {
    const there = yardstick?.cards[id]?.all.winnerWins
    return winnerWins !== null && there !== undefined && (winnerWins.low > there.high || winnerWins.high < there.low)
  })
  return {
    almanac: { price: against(almanac, 'price', 'price'), winnerWins: against(almanac, 'winnerWins', 'wins') },
    yardstick: {
      price: against(yardstick, 'price', 'price'),
      winnerWins: against(yardstick, 'winnerWins', 'winnerWins'),
    },
    /** Cards whose two intervals, with these dice and with the yardstick's, do not touch. */
    apart: apart.map(([id]) => id),
  }
}

type Report = ReturnType<typeof agreement> & {
  readonly game: string
  readonly deals: number
  readonly halves: ReturnType<typeof halvesOf>
  readonly official: Readonly<Record<string, Verdict>>
  readonly planted: readonly Planted[]
}

function* told({ game, deals, halves, official, planted, almanac, yardstick, apart }: Report): Generator<string> {
  const row = (name: string, { verdict, winnerWins: wins, price, worth, swing }: Verdict): string =>
    [
      name.padEnd(20),
      verdict.padEnd(16),
      ...[wins, price, worth, swing].map(it =>
        (it === null ? '-' : `${it.mean.toFixed(3)} (${it.low.toFixed(2)} to ${it.high.toFixed(2)})`).padEnd(24),
      ),
    ].join('')
  yield `${game}: ${deals} deals a card; winner wins, price, worth, swing`
  for (const [id, verdict] of Object.entries(official).sort(
    ([, a], [, b]) => (a.winnerWins?.mean ?? 0) - (b.winnerWins?.mean ?? 0),
  ))
    yield row(id, verdict)
  for (const { name, verdicts } of planted) for (const verdict of verdicts) yield row(name, verdict)
  const words = Object.values(halves).flatMap(({ verdicts }) => verdicts)
  const counted = [...new Set(words)].map(word => `${word} ${words.filter(it => it === word).length}`)
  const untouched = Object.keys(halves).filter(id => halves[id]?.isApart)
  yield `each half of the yardstick judged by the other: ${counted.join(', ')}; intervals that do not touch: ${untouched.join(', ') || 'none'}`
  if (Object.keys(official).length === 0) return
  yield `order against the almanac: price ${almanac.price}, winner wins ${almanac.winnerWins}; against the yardstick: ${yardstick.price}, ${yardstick.winnerWins}`
  yield `outside the yardstick's interval: ${apart.join(', ') || 'none'}`
}
