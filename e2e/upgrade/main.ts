/* npm run upgrade-test: an upgrade changes no running match. */
import { parseArgs } from 'node:util'
import { type Upgraded, upgrade } from './upgrade.ts'

const help = `npm run upgrade-test -- [--matches 4] [--no-browser] [--json]
Builds this house twice: as it is, and with other cards, verbs, dice and states in every game. People and bots begin matches in the
first, over sockets, in real pages and on a device of their own; it is killed, and the second opens on the same folder. Everything is
finished there: every match by the rules it began with, shown by the page that was made for it, and what everybody sees is what they
saw. New matches are by the new rules. Exit code 1 if anything is wrong.
  --matches     how many of every game are played over sockets
  --no-browser  without pages and devices, which takes a minute instead of some`

interface Wanted {
  readonly matches: number
  readonly hasPages: boolean
  readonly isJson: boolean
}

/** The arguments; null for help. Throws a sentence. */
function wanted(args: readonly string[]): Wanted | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matches: { type: 'string', default: '4' },
      'no-browser': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const matches = Number(values.matches)
  if (!/^\d+$/.test(values.matches) || matches < 1 || matches > 50)
    throw new RangeError(`--matches ${values.matches}: expected a whole number, 1 to 50`)
  return { matches, hasPages: !values['no-browser'], isJson: values.json }
}

const reportOf = ({ books, pages, moved, seconds }: Upgraded) => ({
  ...books.inAll,
  withGuests: books.withGuests,
  games: books.games,
  pages,
  moved,
  seconds,
  problems: books.problems,
})

/** The report as text. */
function lines({ games, problems, pages, moved, ...figures }: ReturnType<typeof reportOf>): readonly string[] {
  const row = (name: string, of: object): string =>
    `${name.padEnd(10)}${Object.entries(of)
      .map(([what, n]) => `${what} ${n}`)
      .join('  ')}`
  const all = Object.entries(games).map(([game, of]) => row(game, of))
  return [
    ...all,
    row('in all', figures),
    ...(pages === null ? [] : [row('pages', pages)]),
    row('moved', moved),
    ...problems,
  ]
}

async function run(): Promise<number> {
  const terms = wanted(process.argv.slice(2))
  if (terms === null) {
    console.log(help)
    return 0
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)) // the houses end with this process
  const report = await upgrade({ ...terms, now: what => console.error(`— ${what}`) })
  const told = reportOf(report)
  console.log(terms.isJson ? JSON.stringify(told) : lines(told).join('\n'))
  return report.books.isWell ? 0 : 1
}

const code = await run().catch(error => {
  const isUsage = error instanceof RangeError || String(error.code).startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? `upgrade-test: ${error.message.split('. ')[0]}` : error)
  return isUsage ? 2 : 1
})
process.exit(code)
