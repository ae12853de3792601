import { randomBytes } from 'node:crypto'
import type { CliCommand } from './perform.ts'
import { progress } from './progress.ts'
import { readable } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run damage-test -- [--times 200] [--kills 5] [--seed phrase] [--json]
Opens a separate house in which people play, kills it several times, and closes it. Then it damages copies of its files, many times
(bits, letters, noise, zeros, swapped pages, cuts, an empty, a missing or an earlier file; also the log beside it), and checks
whether the doctor and a house that opens there notice: any change of a byte in use must be noticed, and nothing else.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    times: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: expected flags only`)
  const times = wholeNumber('times', values.times, 1, 100_000)
  const kills = wholeNumber('kills', values.kills, 0, 1000)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)) // the house ends with this process
  const { damageTrials } = await import('#trials/damage/trials')
  const bar = progress('harming', times)
  const { problems, ...figures } = await damageTrials({ times, kills, seed: values.seed, tried: () => bar.step() })
  bar.end()
  const report = { ...figures, seed: values.seed }
  console.log(values.json ? JSON.stringify(report) : readable(report).join('\n'))
  for (const problem of problems.slice(0, 20)) console.error(problem)
  return figures.unnoticed === 0 && figures.falseAlarms === 0 ? 0 : 1
}

export const command: CliCommand = { help, run }
