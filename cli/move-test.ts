import type { CliCommand } from './perform.ts'
import { readable } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run move-test -- [--matches 1000] [--json]
Fills a separate house with matches, moves it to a PostgreSQL server of its own and back, as npm run move does, and checks that the
file that comes back is the same, table by table, and that matches with guests can be verified where they were moved to. Needs PostgreSQL; installs it if it may.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    matches: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: expected flags only`)
  const matches = wholeNumber('matches', values.matches, 1, 1_000_000)
  const { movingTrial } = await import('#trials/moving/trial')
  const report = await movingTrial(matches)
  console.log(values.json ? JSON.stringify(report) : readable({ ...report }).join('\n'))
  return report.identical && report.verified === report.withGuests ? 0 : 1
}

export const command: CliCommand = { help, run }
