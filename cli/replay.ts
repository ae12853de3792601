import type { Edition } from '#editions/edition'
import type { Editions } from '#editions/editions'
import { NotHere, type Part, partsOf } from '#editions/parts'
import { saidOf } from '#editions/said'
import { verifyFile } from '#editions/verify'
import { FileProblem, lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import type { ReadFile } from '#kernel/reading'
import type { Viewer } from '#kernel/seat'
import { editionsHere } from './editions.ts'
import { seatNamed, withMatch } from './matchfile.ts'
import type { CliCommand } from './perform.ts'
import { printable } from './printable.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run replay -- <file> [--as table|all|<name>|<seat>] [--to <entry>] [--board] [--json]
Checks a match file and prints it as a readable log, as one seat or the table saw it.
  --as      the viewer: table (spectators, the default), a player's name, a seat counted from 1, or all (nothing hidden)
  --to      stop after this entry
  --board   show the final table
  --json    one line of JSON per entry, redacted for that viewer`

function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    as: { type: 'string', default: 'table' },
    to: { type: 'string' },
    board: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const { as, to, json, board } = values
  return withMatch(positionals, async file => {
    const viewer = viewerNamed(as, file.header.names)
    const end = file.entries.length - 1
    const last = to === undefined ? end : wholeNumber('to', to, 0, end)
    const lines = file.entries.slice(0, last + 1).map(lineOf)
    const parts = await checked(editionsHere(), file, lines)
    if (json) for (const line of redacted(parts, viewer)) console.log(line)
    else for (const line of told(parts, lines, file, viewer, board)) console.log(printable(line))
    return 0
  })
}

/** A file must agree with its own editions. If one of them is missing, it is shown as recorded. */
async function checked(editions: Editions, file: ReadFile, lines: readonly string[]): Promise<readonly Part[]> {
  try {
    await verifyFile(editions, file)
    return await partsOf(editions, file.header, lines)
  } catch (error) {
    if (!(error instanceof NotHere)) throw error
    const { game } = file.header
    const newest = await editions.newest(game)
    const edition = newest === null ? null : await editions.find(newest)
    if (newest === null || edition === null) {
      const { shelf } = await import('#games/shelf') // all games: a file of a known one is shown without them
      throw new UsageError(`unknown game ${game}: expected one of ${Object.keys(shelf).join(', ')}`)
    }
    if (!file.intact) throw new UsageError('expected an unchanged file; this one was changed after it was written')
    console.error('Played with an edition that is not available: shown as recorded, not checked.')
    return [{ name: newest, edition, from: 0, lines }]
  }
}

/** The whole match in words, and the final board if requested. */
function told(
  parts: readonly Part[],
  lines: readonly string[],
  file: ReadFile,
  viewer: Viewer | 'all',
  board: boolean,
): readonly string[] {
  const [first] = parts
  const title = `${first?.edition.title}: ${file.header.names.join(', ')}${first === undefined ? '' : changes(first.edition, file)}`
  try {
    return [title, ...said(parts, file, viewer), ...(board ? boardAfter(parts, lines, file, viewer) : [])]
  } catch (error) {
    throw new FileProblem(2, `expected what the rules of this house can show: ${error}`)
  }
}

/** The options that differ from the defaults. */
function changes({ game }: Edition, { header }: ReadFile): string {
  const usual: object = defaultsOf(game.options)
  const other = Object.entries(header.options).filter(
    ([name, value]) => (usual as Record<string, unknown>)[name] !== value,
  )
  return other.length === 0
    ? ''
    : ` (${other.map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`).join(', ')})`
}

const said = (parts: readonly Part[], { header }: ReadFile, viewer: Viewer | 'all'): readonly string[] =>
  saidOf(parts, header.names, viewer).map(({ seq, line }) => `${String(seq).padStart(5)}  ${line}`)

const redacted = (parts: readonly Part[], viewer: Viewer | 'all'): readonly string[] =>
  parts.flatMap(({ edition: { kernel }, lines }) =>
    lines.map(kernel.entryIn).map(entry => kernel.lineOf(viewer === 'all' ? entry : kernel.redact(entry, viewer))),
  )

/** The final board, as the last edition shows it. */
function boardAfter(
  parts: readonly Part[],
  lines: readonly string[],
  { header, seed }: ReadFile,
  viewer: Viewer | 'all',
): readonly string[] {
  const last = parts.at(-1)
  if (last === undefined) throw new FileProblem(2, 'expected the first entry')
  const { game, voice, kernel } = last.edition
  const entries = lines.map(kernel.entryIn).map(entry => (viewer === 'all' ? entry : kernel.redact(entry, viewer)))
  const terms = { seats: header.names.length, options: header.options, dice: kernel.diceOf(seed, header.words) }
  const { state } = kernel.fold(game, terms, entries)
  const told = entries.flatMap(({ events }) => events)
  return voice.board(state, viewer === 'all' ? 'table' : viewer, header.names, told)
}

const viewerNamed = (as: string, names: readonly string[]): Viewer | 'all' =>
  as === 'table' || as === 'all' ? as : seatNamed(as, names, 'table, all, ')

export const command: CliCommand = { help, run }
