import type { ManyReport } from '../many.ts'
import type { Constants } from './constants.ts'
import { brokersFor, type Needs, peopleAt, primariesFor, walls } from './model.ts'
import type { Waits } from './queueing.ts'

/* The tables of docs/scale.md, in Markdown as the formatter leaves it. */

const count = (n: number): string => Math.round(n).toLocaleString('en')
/** Two figures that count are enough for a model. */
const about = (n: number): string => (n >= 10 ? count(Number(n.toPrecision(2))) : String(Number(n.toPrecision(2))))
const mega = (bytes: number): string => `${about(bytes / 1e6)} MB`

export const machineLine = ({ machine: { date, processors, busy, node, postgres, redis } }: ManyReport): string =>
  `By \`npm run bench -- many\` on ${date}: ${processors}, Node ${node}, PostgreSQL ${postgres}, Redis ${redis}. The load average was ${busy} when it began.`

export function constantsTable(
  { node, database, broker, logged, sent, ...rest }: Constants,
  { thoughts, kept }: ManyReport,
): string {
  const each = (of: Readonly<Record<string, number>>): string =>
    Object.entries(of)
      .map(([game, n]) => `${game} ${about(n)}`)
      .join(', ')
  const bytes = Object.fromEntries(
    Object.entries(kept).map(([game, { rowBytes, indexBytes }]) => [game, (rowBytes + indexBytes) / 1000]),
  )
  return tableOf(
    ['cost', 'measured'],
    [
      ['node, for a move and for a commit', `${about(node.move)} and ${about(node.commit)} µs`],
      ['PostgreSQL, for a move and for a commit', `${about(database.move)} and ${about(database.commit)} µs`],
      ['Redis, for a move and for a commit', `${about(broker.move)} and ${about(broker.commit)} µs`],
      ['write-ahead log of a move', `${about(logged)} bytes`],
      ['a move, to one client', `${about(sent)} bytes`],
      ['a connected client that does nothing', `${about(rest.clientKib)} KiB, ${about(rest.clientNode)} µs a second`],
      ['a move of the bot `greedy@1`', `${each(thoughts)} µs`],
      ['a finished match in PostgreSQL, with indexes', `${each(bytes)} KB`],
    ],
  )
}

export function needsTable(sizes: readonly Needs[]): string {
  const row = (title: string, cell: (needs: Needs) => string): readonly string[] => [title, ...sizes.map(cell)]
  return tableOf(
    row('people at once', ({ people }) => count(people)),
    [
      row('matches', ({ matches }) => about(matches)),
      row('moves a second', ({ moves }) => about(moves)),
      row('nodes, each half of a core', ({ nodes }) => about(nodes)),
      row('memory of all clients at nodes', ({ nodeGib }) => `${about(nodeGib)} GiB`),
      row('workers for bots', ({ workers }) => about(workers)),
      row('commits a second', ({ commits }) => about(commits)),
      row('cores of PostgreSQL, half used', ({ databaseCores }) => about(databaseCores)),
      row('primaries', needs => about(primariesFor(needs))),
      row('write-ahead log a second', ({ logged }) => mega(logged)),
      row('connections to PostgreSQL', ({ connections }) => about(connections)),
      row('cores of Redis', ({ brokerCores }) => about(brokerCores)),
      row('servers of Redis', needs => about(brokersFor(needs))),
      row('sent to clients a second', ({ sent }) => mega(sent)),
      row('finished matches a day', ({ keptPerDay }) => `${about(keptPerDay / 1e9)} GB`),
    ],
  )
}

export const wallsTable = (constants: Constants): string =>
  tableOf(
    ['wall', 'people at once'],
    Object.entries(walls)
      .map(([title, use]) => [title, peopleAt(use, constants)] as const)
      .sort(([, a], [, b]) => a - b)
      .map(([title, people]) => [title, about(people)]),
  )

export function waitsTable(sizes: readonly Needs[], waits: readonly Waits[]): string {
  const row = (title: string, key: keyof Waits): readonly string[] => [
    title,
    ...waits.map(({ [key]: { p50, p99 } }) => `${p50} / ${p99} ms`),
  ]
  return tableOf(
    ['waits, p50 / p99', ...sizes.map(({ people }) => count(people))],
    [
      row('for a node', 'node'),
      row('for the last commit and a core of PostgreSQL', 'database'),
      row('for Redis', 'broker'),
      row('all, with the work, until another node knows', 'whole'),
    ],
  )
}

/** A page with what stands between its marks computed anew. */
export function renewed(page: string, parts: Readonly<Record<string, string>>): string {
  const marked = /<!-- computed: (\w+) -->\n[\s\S]*?<!-- end -->/g
  return page.replaceAll(marked, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new RangeError(`nothing computes ${name}`)
    return `<!-- computed: ${name} -->\n\n${part}\n\n<!-- end -->`
  })
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map(row => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}
