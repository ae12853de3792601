import { randomBytes } from 'node:crypto'
import { storm } from '#trials/chaos/storm'
import { rolling } from '#trials/many/rolling'
import { stormMany } from '#trials/many/storm-many'
import type { CliCommand } from './perform.ts'
import { progress } from './progress.ts'
import { readable } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run chaos -- [--kills 50] [--tables 20] [--seconds 200] [--seed phrase] [--many] [--rolling] [--json]
npm run chaos -- --notes [--kills 50] [--json]
npm run chaos -- --notices [--many] [--count 10000] [--kills 8] [--json]
Opens a house on this machine, fills it with people and bots who play all games over real sockets, and kills it
again and again without warning. Then it checks what is left: nothing acknowledged may be lost, nothing may be done twice,
no deadline may be missed, and everybody must know exactly what they may know. Exit code 1 if anything is wrong.
Without --seconds it takes four per kill: a house that is killed before it opens shows nothing.
With --many the house is three nodes and two workers on PostgreSQL and Redis. All of these are killed, frozen and cut off.
With --rolling its nodes are closed one after another and opened again, as in an upgrade; --kills says how often.
With --notes people write on its board meanwhile: every note that was acknowledged must be there, once.
With --notices it tells a hundred people of answers by push, letter and webhook meanwhile: each must arrive, once by its id.`

const FOR_EACH = 4

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    kills: { type: 'string' },
    tables: { type: 'string', default: '20' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    many: { type: 'boolean', default: false },
    rolling: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
    notices: { type: 'boolean', default: false },
    count: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: expected flags only`)
  if (values.notices)
    return killNotices({
      notifications: wholeNumber('count', values.count, 300, 100_000),
      kills: wholeNumber('kills', values.kills ?? '8', 0, 1000),
      isMany: values.many,
      isJson: values.json,
    })
  const kills = wholeNumber('kills', values.kills ?? (values.rolling ? '6' : '50'), 1, 10_000)
  if (values.notes) return killNotes(kills, values.json)
  const terms = {
    kills,
    tables: wholeNumber('tables', values.tables, 1, 500),
    seconds: wholeNumber('seconds', values.seconds ?? String(FOR_EACH * kills), 1, 100_000),
    seed: values.seed,
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)) // the house ends with this process
  const bar = progress(values.rolling ? 'closing' : 'killing', terms.kills)
  const trial = values.rolling ? rolling : values.many ? stormMany : storm
  const { faults, figures, failures, problems, ...course } = await trial({ ...terms, killed: () => bar.step() })
  bar.end()
  const report = { ...course, ...figures, ...faults, failures: failures.length, seed: terms.seed }
  console.log(values.json ? JSON.stringify(report) : readable(report).join('\n'))
  for (const problem of [...problems, ...failures.slice(0, 20)]) console.error(problem)
  return Object.values(faults).every(n => n === 0) && failures.length === 0 ? 0 : 1
}

/** How long people write between two kills, at least, in milliseconds. */
const WRITING = 500

async function killNotes(kills: number, isJson: boolean): Promise<number> {
  const { killWhilePosting } = await import('#trials/notes/killing')
  const bar = progress('killing', kills)
  const { problems, ...figures } = await killWhilePosting(kills, WRITING, () => bar.step())
  bar.end()
  const report = { ...figures, problems: problems.length }
  console.log(isJson ? JSON.stringify(report) : readable(report).join('\n'))
  for (const problem of problems.slice(0, 20)) console.error(problem)
  return problems.length === 0 ? 0 : 1
}

async function killNotices(terms: {
  readonly notifications: number
  readonly kills: number
  readonly isMany: boolean
  readonly isJson: boolean
}): Promise<number> {
  const { tellMany } = await import('#trials/notices/trial')
  const bar = progress('killing', terms.kills)
  const { problems, ...figures } = await tellMany({ ...terms, killed: () => bar.step() })
  bar.end()
  const report = { ...figures, problems: problems.length }
  console.log(terms.isJson ? JSON.stringify(report) : readable(report).join('\n'))
  for (const problem of problems) console.error(problem)
  return problems.length + figures.lost + figures.doubled === 0 ? 0 : 1
}

export const command: CliCommand = { help, run }
