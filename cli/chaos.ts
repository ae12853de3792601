import { randomBytes } from 'node:crypto'
import { storm } from '#trials/chaos/storm'
import { stormMany } from '#trials/many/storm-many'
import type { CliCommand } from './main.ts'
import { progress } from './progress.ts'
import { readable } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run chaos -- [--kills 50] [--tables 20] [--seconds 200] [--seed phrase] [--many] [--json]
Opens a house on this machine, fills it with people and bots who play all games over real sockets, and kills it
again and again without warning. Then it checks what is left: nothing acknowledged may be lost, nothing may be done twice,
no deadline may be missed, and everybody must know exactly what they may know. Exit code 1 if anything is wrong.
Without --seconds it takes four per kill: a house that is killed before it opens shows nothing.
With --many the house is three nodes and two workers on PostgreSQL and Redis. All of these are killed, frozen and cut off.`

const FOR_EACH = 4

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '20' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    many: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: expected flags only`)
  const kills = wholeNumber('kills', values.kills, 1, 10_000)
  const terms = {
    kills,
    tables: wholeNumber('tables', values.tables, 1, 500),
    seconds: wholeNumber('seconds', values.seconds ?? String(FOR_EACH * kills), 1, 100_000),
    seed: values.seed,
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)) // the house ends with this process
  const bar = progress('killing', terms.kills)
  const { faults, figures, failures, problems, ...course } = await (values.many ? stormMany : storm)({
    ...terms,
    killed: () => bar.step(),
  })
  bar.end()
  const report = { ...course, ...figures, ...faults, failures: failures.length, seed: terms.seed }
  console.log(values.json ? JSON.stringify(report) : readable(report).join('\n'))
  for (const problem of [...problems, ...failures.slice(0, 20)]) console.error(problem)
  return Object.values(faults).every(n => n === 0) && failures.length === 0 ? 0 : 1
}

export const command: CliCommand = { help, run }
