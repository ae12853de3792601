import { availableParallelism } from 'node:os'
import { listed, plainBots } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { defaultsOf } from '#kernel/options'
import { type Kind, kinds } from '#trials/ladder/tables'
import type { CliCommand } from './perform.ts'
import { placeOf } from './places.ts'
import { gameIn, houseRules, seatCount } from './table-usage.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run ladder -- <game> [--bots a,b,c] [--seats 4] [--tables one,rest,half] [--blocks 20] [--seed 1]
               [--resume file] [--threads n] [--preset name] [--set option=value] [--json]
Lets bots play against each other and reports who wins how often, with 95 % intervals, their ratings, and how long they think.
  --bots     every pair of them meets; all bots of the game, without personas, if none are named
  --seats    one number of seats, or several with commas between
  --tables   one against all others, all others against one (rest), and as even as possible (half)
  --blocks   deals for each pair and table. Each is played once from every seat, with the same chance
  --resume   a file to which every game is added, and whose games are not played again. A run that was stopped goes on there,
             and the report is about everything in it
  --threads  how many games at once. Times are right only if every thread has a core to itself`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    bots: { type: 'string' },
    seats: { type: 'string' },
    tables: { type: 'string', default: kinds.join(',') },
    blocks: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    preset: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  })
  const box = gameIn(positionals)
  const terms = {
    game: box.game.id,
    rules: changes(box, await houseRules(box, values.preset, values.set)),
    bots: named(box, values.bots),
    seats: [...new Set((values.seats?.split(',') ?? [undefined]).map(text => seatCount(box, text)))],
    kinds: tables(values.tables),
    blocks: wholeNumber('blocks', values.blocks, 1, 1_000_000),
    seed: values.seed,
  }
  const threads = wholeNumber('threads', values.threads, 1, 256)
  const [{ blocksOf, keyOf }, { History, HistoryProblem }, { climb }, { reportOn }] = await Promise.all([
    import('#trials/ladder/tables'),
    import('#trials/ladder/history'),
    import('#trials/ladder/ladder'),
    import('#trials/ladder/report'),
  ])
  try {
    const file = values.resume === undefined ? null : placeOf(values.resume)
    const history = new History(file, terms.game, terms.rules)
    const blocks = blocksOf(terms)
    const before = history.lines.length
    const left = blocks.flat().filter(game => !history.has(keyOf(game)))
    await climb(blocks, history, threads, telling(left.length))
    const { lines } = history
    const report = { game: terms.game, seed: terms.seed, played: lines.length - before, ...reportOn(lines) }
    console.log(values.json ? JSON.stringify(report) : inLines(report).join('\n'))
    return 0
  } catch (error) {
    throw error instanceof HistoryProblem ? new UsageError(error.message) : error
  }
}

function named(box: Boxed, text: string | undefined): readonly string[] {
  const known = Object.keys(rosterOf(box))
  const names = [...new Set(text?.split(',') ?? plainBots(known))]
  for (const name of names)
    if (!known.includes(name)) throw new UsageError(`unknown bot ${name}: expected one of ${listed(known)}`)
  if (names.length < 2) throw new UsageError(`--bots ${text}: expected at least two different bots`)
  return names
}

function tables(text: string): readonly Kind[] {
  const wanted = text.split(',')
  for (const it of wanted)
    if (!(kinds as readonly string[]).includes(it))
      throw new UsageError(`--tables ${text}: expected some of ${kinds.join(', ')}, with commas between`)
  return kinds.filter(kind => wanted.includes(kind))
}

/** The house rules that are not as usual. */
function changes(box: Boxed, options: object): Readonly<Record<string, unknown>> {
  const usual: object = defaultsOf(box.game.options)
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== (usual as Record<string, unknown>)[name]),
  )
}

/** Says how far it is, on stderr: at most every five seconds, and at the end. */
function telling(all: number): (games: number) => void {
  const began = Date.now()
  let [done, said] = [0, 0]
  return games => {
    done += games
    const seconds = (Date.now() - began) / 1000
    if (seconds < said + 5) return
    said = seconds
    const left = Math.round(((all - done) * seconds) / done)
    process.stderr.write(`${done} of ${all} games in ${Math.round(seconds)} s, at most ${left} s more\n`)
  }
}

/** One line a figure, a table, a rating or a row; what belongs together is indented. */
function inLines(report: object, indent = ''): readonly string[] {
  return Object.entries(report).flatMap(([name, value]: [string, unknown]) => {
    const titled = (text: string): readonly string[] => [`${indent}${name.padEnd(20)} ${text}`]
    if (value === null || typeof value !== 'object') return titled(String(value))
    if (Array.isArray(value)) {
      const rows = value.every(row => row !== null && typeof row === 'object')
      return rows ? [`${indent}${name}`, ...value.map(row => `${indent}  ${flat(row)}`)] : titled(value.join('  '))
    }
    const isFlat = Object.values(value).every(it => it === null || typeof it !== 'object')
    return isFlat ? titled(flat(value)) : [`${indent}${name}`, ...inLines(value, `${indent}  `)]
  })
}
const flat = (it: object): string =>
  Array.isArray(it)
    ? it.map(each => each ?? '–').join('  ')
    : Object.entries(it)
        .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
        .join('  ')

export const command: CliCommand = { help, run }
