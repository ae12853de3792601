import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { CliCommand } from './perform.ts'
import { progress } from './progress.ts'
import { readable, reportOn } from './report.ts'
import type { Outcome, Plan } from './simulate.ts'
import { botNames, gameIn, houseRules, houseRulesHelp, seatCount } from './table-usage.ts'
import { readArgs, wholeNumber } from './usage.ts'

const help = `npm run sim -- <game> [--seats 4] [--games 100] [--seed 1] [--bots greedy@1] [--cores n] [--json]
            [--preset name] [--set option=value]
Plays many games with bots and reports how they went. The same arguments give the same games, on any number of cores.
  --bots    one bot for all seats, or one per seat with commas; a mixed table moves on by one seat after each game
${houseRulesHelp()}`

const perTask = 20

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string' },
    cores: { type: 'string', default: String(availableParallelism()) },
    preset: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  })
  const box = gameIn(positionals)
  const seats = seatCount(box, values.seats)
  const bots = botNames(box, values.bots, seats)
  const options = await houseRules(box, values.preset, values.set)
  const plans = Array.from(
    { length: wholeNumber('games', values.games, 1, 10_000_000) },
    (_, i): Plan => ({ game: box.game.id, options, bots: moved(bots, i), seed: `${box.game.id} ${values.seed} ${i}` }),
  )
  const outcomes = await playAll(plans, wholeNumber('cores', values.cores, 1, 256))
  const report = reportOn(box, plans, outcomes)
  console.log(values.json ? JSON.stringify(report) : readable(report).join('\n'))
  return 0
}

const moved = (bots: readonly string[], by: number): readonly string[] =>
  bots.map((_, i) => bots[(i + by) % bots.length] as string)

async function playAll(plans: readonly Plan[], cores: number): Promise<readonly Outcome[]> {
  const pool = new Piscina<readonly Plan[], readonly Outcome[]>({
    filename: new URL('./simulate-worker.ts', import.meta.url).href,
    name: 'simulateAll',
    maxThreads: cores,
    minThreads: Math.min(cores, Math.ceil(plans.length / perTask)),
  })
  const bar = progress('playing', plans.length)
  const tasks: Promise<readonly Outcome[]>[] = []
  for (let i = 0; i < plans.length; i += perTask) {
    const part = plans.slice(i, i + perTask)
    tasks.push(
      pool.run(part).then(outcomes => {
        bar.step(part.length)
        return outcomes
      }),
    )
  }
  try {
    return (await Promise.all(tasks)).flat()
  } finally {
    bar.end()
    await pool.close()
  }
}

export const command: CliCommand = { help, run }
