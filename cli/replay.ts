import type { Boxed } from '#games/boxed'
import { FileProblem } from '#kernel/file'
import type { GameEvent } from '#kernel/game'
import { blank, follow } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { ReadFile } from '#kernel/reading'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { diceOf } from '#kernel/seed'
import { isOfTheseRules, verify } from '#kernel/verify'
import { toLog } from '#kernel/wire'
import type { Command } from './main.ts'
import { withMatch } from './matchfile.ts'
import { printable } from './printable.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run replay -- <file> [--as table|all|<name>|<seat>] [--to <entry>] [--board] [--json]
Prints a match file as a readable log, as one seat or the table saw it.
  --as      whose eyes: table (spectators, the default), a player's name, a seat counted from 1, or all (nothing hidden)
  --to      stop after this entry
  --board   show the table at the end
  --json    one line of JSON an entry, redacted for that viewer`

function run(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, {
    as: { type: 'string', default: 'table' },
    to: { type: 'string' },
    board: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const { as, to, json, board } = values
  return withMatch(positionals, (box, file) => {
    const viewer = viewerNamed(as, file.header.names)
    const end = file.entries.length - 1
    const last = to === undefined ? end : wholeNumber('to', to, 0, end)
    check(box, file)
    if (!json) console.log(printable(`${box.title}: ${file.header.names.join(', ')}${changes(box, file)}`))
    for (const line of show(box, file, { viewer, last, json, board })) console.log(json ? line : printable(line))
    return 0
  })
}

/** A file of these very rules must be what these rules make of it; others are shown as they were recorded. */
function check(box: Boxed, file: ReadFile): void {
  if (isOfTheseRules(box.game, file.header)) verify(box.game, file)
  else if (!file.intact) throw new UsageError('expected an unchanged file; this one was changed after it was written')
  else console.error('Played by other rules or cards than these: shown as recorded, not checked.')
}

/** The house rules that are not the usual ones. */
function changes(box: Boxed, { header }: ReadFile): string {
  const usual: object = defaultsOf(box.game.options)
  const other = Object.entries(header.options).filter(
    ([name, value]) => (usual as Record<string, unknown>)[name] !== value,
  )
  return other.length === 0
    ? ''
    : ` (${other.map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`).join(', ')})`
}

interface Wish {
  readonly viewer: Viewer | 'all'
  readonly last: number
  readonly json: boolean
  readonly board: boolean
}

function* show(
  box: Boxed,
  { header, entries, seed }: ReadFile,
  { viewer, last, json, board }: Wish,
): Generator<string> {
  const { names, options } = header
  const told: GameEvent[] = []
  let line = 1
  try {
    const match = blank(box.game, { seats: names.length, options, dice: diceOf(seed) })
    for (const entry of entries.slice(0, last + 1)) {
      line = entry.seq + 2
      const seen = viewer === 'all' ? entry : redact(entry, viewer)
      follow(match, seen)
      told.push(...seen.events)
      if (json) yield JSON.stringify(toLog(seen))
      else
        for (const event of seen.events) {
          const words = box.voice.event(event, names)
          if (words !== null) yield `${String(entry.seq).padStart(5)}  ${words}`
        }
    }
    if (board) yield* box.voice.board(match.state, viewer === 'all' ? 'table' : viewer, names, told)
  } catch (error) {
    throw new FileProblem(line, `expected what the rules of this house can show: ${error}`)
  }
}

function viewerNamed(as: string, names: readonly string[]): Wish['viewer'] {
  if (as === 'table' || as === 'all') return as
  const named = names.findIndex(name => name.toLowerCase() === as.toLowerCase())
  const seat = named >= 0 ? named : Number(as) - 1
  if (!Number.isInteger(seat) || seat < 0 || seat >= names.length)
    throw new UsageError(`--as ${as}: expected table, all, ${names.join(', ')}, or a seat from 1 to ${names.length}`)
  return seat as Seat
}

export const command: Command = { help, run }
