import { sumOf } from '#kernel/file'
import { blank, follow } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { diceOf } from '#kernel/seed'
import { toWire } from '#kernel/wire'
import type { Command } from './main.ts'
import { loadMatch } from './matchfile.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run replay -- <file> [--as table|<name>|<seat>] [--to <entry>] [--board] [--json]
Prints a match file as a readable log, as one seat or the table saw it.
  --as      whose eyes: table (spectators, the default), a player's name, or a seat counted from 1
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
  const { box, file } = loadMatch(positionals[0])
  if (file.sum !== sumOf(file))
    throw new UsageError(`${positionals[0]} was changed after it was written: see npm run verify`)
  const { names } = file.header
  const viewer = viewerNamed(values.as, names)
  const options = optionsFrom(box.game.options, file.header.options)
  if (isOptionProblem(options)) throw new UsageError(`option ${options.option}: expected ${options.expected}`)
  const match = blank(box.game, { seats: names.length, options, dice: diceOf(file.seed, file.header.words) })
  const last = values.to === undefined ? file.entries.length - 1 : entryNumber(values.to, file.entries.length - 1)
  for (const entry of file.entries.slice(0, last + 1)) {
    const seen = redact(entry, viewer)
    follow(match, seen)
    if (values.json) console.log(JSON.stringify(toWire(seen)))
    else for (const event of seen.events) print(entry.seq, box.voice.event(event, names))
  }
  if (values.board) for (const line of box.voice.board(match.state, viewer, names)) console.log(line)
  return 0
}

const print = (seq: number, line: string | null): void => {
  if (line !== null) console.log(`${String(seq).padStart(5)}  ${line}`)
}

function viewerNamed(as: string, names: readonly string[]): Viewer {
  if (as === 'table') return 'table'
  const named = names.findIndex(name => name.toLowerCase() === as.toLowerCase())
  const seat = named >= 0 ? named : Number(as) - 1
  if (!Number.isInteger(seat) || seat < 0 || seat >= names.length)
    throw new UsageError(`--as ${as}: expected table, ${names.join(', ')}, or a seat from 1 to ${names.length}`)
  return seat as Seat
}

function entryNumber(text: string, last: number): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 0 || n > last)
    throw new UsageError(`--to ${text}: expected an entry from 0 to ${last}`)
  return n
}

export const command: Command = { help, run }
