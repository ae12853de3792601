import { availableParallelism } from 'node:os'
import { levels } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { manifests } from '#games/manifests'
import type { CliCommand } from './perform.ts'
import { progress } from './progress.ts'
import { gameIn, seatCount } from './table-usage.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run personas -- <game> [--games 400] [--seats 4] [--level captain] [--reasons n] [--seed 1] [--threads n] [--json]
Lets personas of one level play at mixed tables, and reports how often a simple classifier names them from three games, by what
everybody at the table can see. It learns from the first half of the games and is tested on the second.
  --games    how many games are played
  --level    ${levels.join(', ')}
  --reasons  instead, lets them explain so many decisions, and looks for every number of every sentence in the record of the decision
  --threads  how many games at once`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string', default: '400' },
    seats: { type: 'string' },
    level: { type: 'string', default: 'captain' },
    reasons: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  })
  const box = gameIn(positionals)
  const level = levels.find(each => each === values.level)
  if (level === undefined) throw new UsageError(`--level ${values.level}: expected one of ${levels.join(', ')}`)
  if (!Object.hasOwn(rosterOf(box), `${level}.miser@1`))
    throw new UsageError(`${box.game.id}: expected a game whose bots have personas`)
  const seats = seatCount(box, values.seats)
  const games = wholeNumber('games', values.games, 12, 1_000_000)
  const threads = wholeNumber('threads', values.threads, 1, 256)
  const { tablesOf } = await import('#trials/personas/playing')
  const tables = tablesOf(box.game.id, level, seats, games, values.seed)
  if (values.reasons !== undefined) {
    const { reasonsOf } = await import('#trials/personas/reasons')
    const report = reasonsOf(tables, await whyOf(box), wholeNumber('reasons', values.reasons, 1, 1_000_000))
    console.log(values.json ? JSON.stringify(report) : reasonsInWords(report).join('\n'))
    return report.madeUp.length === 0 ? 0 : 1
  }
  if (box.habits === undefined) throw new UsageError(`${box.game.id}: expected a game that notes habits`)
  const { toldApart } = await import('#trials/personas/told-apart')
  const bar = progress('games', games)
  const report = await toldApart(tables, threads, () => bar.step())
  bar.end()
  console.log(values.json ? JSON.stringify(report) : inWords(report).join('\n'))
  return 0
}

async function whyOf(box: Boxed) {
  const why = manifests.find(({ id }) => id === box.game.id)?.why
  if (why === undefined) throw new UsageError(`${box.game.id}: expected a game whose bots say why`)
  return why.told()
}

type Report = Awaited<ReturnType<typeof import('#trials/personas/told-apart').toldApart>>

function inWords({ games, tried, right, share, interval, confusion }: Report): readonly string[] {
  const rounded = (n: number): string => (n * 100).toFixed(1)
  const labels = Object.keys(confusion)
  const row = (cells: readonly (string | number)[]): string => cells.map(cell => String(cell).padStart(10)).join('')
  return [
    `${games} games; ${right} of ${tried} named right from three games: ${rounded(share)} % [${interval.map(rounded).join(', ')}]`,
    row(['', ...labels]),
    ...labels.map(label => row([label, ...labels.map(as => confusion[label]?.[as] ?? 0)])),
  ]
}

const reasonsInWords = (report: ReturnType<typeof import('#trials/personas/reasons').reasonsOf>): readonly string[] => [
  `${report.explained} decisions explained in ${report.sentences} sentences, ${report.silent} not explained, ${report.madeUp.length} with a number that is not in the record`,
  ...report.madeUp,
]

export const command: CliCommand = { help, run }
