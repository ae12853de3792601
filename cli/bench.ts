import type { CliCommand } from './perform.ts'
import { readable } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run bench -- kernel [--rounds 5] [--seconds 2] [--json]
Side by side in one run: a small sealed-bid auction on our kernel and on boardgame.io's headless client,
and complete random games of every game we have. Medians over the rounds; only ratios mean anything elsewhere.

npm run bench -- server [--rounds 2] [--seconds 4] [--json]
Side by side in one run, each on one core with its clients on another: the same auction at 500 tables of four on our
house with everything on disk, on boardgame.io's server, as a Colyseus message room, and through a bare relay.

npm run bench -- many [--rounds 1] [--seconds 4] [--json]
The same crowd at our house in one file, and on PostgreSQL and Redis with one node, two and four: the CPU time of a move at
nodes, database and Redis, how long news takes to another node, what an idle client costs, and what a finished match leaves.

npm run bench -- scale [--json]
A model, not a measurement: the tables of docs/scale.md, from the figures of \`many\` in bench/scale/measured.json.

npm run bench -- board [--rounds 3] [--json]
A notice board with 100,000 notes, in one file and on PostgreSQL: how long lists, searches and a thread of 500 answers take.

npm run bench -- history [--rounds 3] [--json]
Somebody with 10,000 finished matches, in one file and on PostgreSQL: how long a page of their history takes.

npm run bench -- web [--rounds 3] [--seconds 10] [--json]
The page of a real house in a real Chromium: gzipped bytes of the first load and of each game's screen, how home and a table
open on a slowed processor and network, frames dropped while six fists open, and the time from an answer to its drawing.

npm run bench -- bots [--rounds 3] [--seconds 4] [--json]
How long each level of each game thinks about a decision in a Web Worker of a real Chromium; and how long people wait for
their answers at a house without bots and, in turns, with 50 tables full of the strongest. And what bots add to an edition.`

interface Bench {
  readonly rounds: string
  readonly seconds: string
  run(rounds: number, seconds: number, isJson: boolean): Promise<readonly string[]>
}

const benches: Readonly<Record<string, Bench>> = {
  kernel: {
    rounds: '5',
    seconds: '2',
    async run(rounds, seconds, isJson) {
      const figures = await (await import('../bench/kernel.ts')).benchKernel(rounds, seconds)
      return isJson ? [JSON.stringify(figures)] : readable(figures)
    },
  },
  server: {
    rounds: '2',
    seconds: '4',
    async run(rounds, seconds, isJson) {
      const report = await (await import('../bench/server.ts')).benchServer(rounds, seconds)
      return isJson ? [JSON.stringify(report)] : (await import('../bench/server/printing.ts')).printed(report)
    },
  },
  many: {
    rounds: '1',
    seconds: '4',
    async run(rounds, seconds, isJson) {
      const report = await (await import('../bench/many.ts')).benchMany(rounds, seconds)
      return isJson ? [JSON.stringify(report)] : readable({ ...report })
    },
  },
  scale: {
    rounds: '1',
    seconds: '1',
    async run(_rounds, _seconds, isJson) {
      const { benchScale, scaleParts } = await import('../bench/scale.ts')
      const report = benchScale()
      return isJson ? [JSON.stringify(report)] : [Object.values(scaleParts(report)).join('\n\n')]
    },
  },
  board: {
    rounds: '3',
    seconds: '1',
    async run(rounds, _seconds, isJson) {
      const report = await (await import('../bench/board.ts')).benchBoard(rounds)
      return isJson ? [JSON.stringify(report)] : readable({ ...report })
    },
  },
  history: {
    rounds: '3',
    seconds: '1',
    async run(rounds, _seconds, isJson) {
      const report = await (await import('../bench/history.ts')).benchHistory(rounds)
      return isJson ? [JSON.stringify(report)] : readable({ ...report })
    },
  },
  bots: {
    rounds: '3',
    seconds: '4',
    async run(rounds, seconds, isJson) {
      const report = await (await import('../bench/bots.ts')).benchBots(rounds, seconds)
      return isJson ? [JSON.stringify(report)] : readable({ ...report })
    },
  },
  web: {
    rounds: '3',
    seconds: '10',
    async run(rounds, seconds, isJson) {
      const report = await (await import('../bench/web.ts')).benchWeb(rounds, seconds)
      return isJson ? [JSON.stringify(report)] : readable({ ...report })
    },
  },
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const [name = ''] = positionals
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (bench === undefined)
    throw new UsageError(
      `unknown benchmark ${name || '(none given)'}: expected one of ${Object.keys(benches).join(', ')}`,
    )
  const lines = await bench.run(
    wholeNumber('rounds', values.rounds ?? bench.rounds, 1, 100),
    wholeNumber('seconds', values.seconds ?? bench.seconds, 1, 600),
    values.json,
  )
  console.log(lines.join('\n'))
  return 0
}

export const command: CliCommand = { help, run }
