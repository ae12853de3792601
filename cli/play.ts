import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { rosterOf } from '#bots/roster'
import { seatedBots } from '#bots/sitting-down'
import { openEditions } from '#editions/loading'
import { manifests } from '#games/manifests'
import { headerOf, writeFile } from '#kernel/file'
import { areNames } from '#kernel/names'
import { commitmentTo, type Seed, seedFrom, seedOf } from '#kernel/seed'
import { Keyboard } from './keyboard.ts'
import type { CliCommand } from './perform.ts'
import { botWishes, gameIn, houseRules, houseRulesHelp, seatCount } from './table-usage.ts'
import { TerminalTable } from './terminal-table.ts'
import { readArgs, UsageError } from './usage.ts'

const [first] = manifests

const help = `npm run play -- [game] [--people Guest] [--seats 4] [--bots knight] [--seed phrase] [--save file] [--json]
                [--word word] [--preset name] [--set option=value]
A table in the terminal: people at one keyboard, bots on the other seats. Without a game: ${first?.id}.
  --people  names with commas; with several, the screen is cleared when the keyboard changes hands ('' for bots only)
  --bots    one bot for all other seats, or one for each with commas: a level (captain), a level with a persona, or an exact bot
  --seed    a phrase that makes the same dice again; without it they are drawn at random
  --word    a word of your own, mixed into the dice; may be given more than once
  --save    where to keep the match file (default: a new file under matches/)
  --json    after a finished game print one line of JSON with the result, the seed and the file
At the table: ? for help, “cards” for what the cards do, “board” for the table, “quit” to leave.
${houseRulesHelp()}`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    people: { type: 'string', default: 'Guest' },
    seats: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    word: { type: 'string', multiple: true, default: [] },
    save: { type: 'string' },
    preset: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  })
  const box = gameIn(positionals, first?.id)
  const seats = seatCount(box, values.seats)
  const people = values.people
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
  if (people.length > seats) throw new UsageError(`--people: expected at most ${seats} names, found ${people.length}`)
  const wishes = seats > people.length ? botWishes(box, values.bots, seats - people.length) : []
  const options = await houseRules(box, values.preset, values.set)
  const seed: Seed = values.seed === undefined ? seedOf(randomBytes(32)) : seedFrom(values.seed)
  const seated = seatedBots(
    Object.keys(rosterOf(box)),
    wishes.map((wish, i) => ({ seat: people.length + i, wish })),
    commitmentTo(seed), // all may know it: the names give nothing of the dice away
    people,
  )
  const names = [...people, ...seated.map(({ name }) => name)]
  const bots = seated.map(({ bot }) => bot)
  const path = values.save ?? `matches/${box.game.id}-${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`
  if (!areNames(names)) throw new UsageError('--people: expected names of 1 to 40 visible characters, no two alike')
  expectRoomFor(path)

  const keyboard = new Keyboard()
  const edition = (await openEditions().newest(box.game.id)) ?? ''
  const header = headerOf(box.game, { edition, names, options, words: values.word, seed })
  const table = new TerminalTable({ box, header, seed, people: people.length, bots }, keyboard)
  const finished = await table.play()
  keyboard.close()
  if (!finished) {
    console.log('\nYou leave the table. The game is not kept.')
    return 0
  }
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, writeFile({ header, entries: table.log, seed }), { flag: 'wx' })
  } catch (error) {
    throw new UsageError(`cannot write ${path}, expected a new file: ${error instanceof Error ? error.message : error}`)
  }
  if (values.json) console.log(JSON.stringify({ names, result: table.result, seed, file: path }))
  else
    console.log(
      `\nThe seed was ${seed}.\nKept as ${path}\n  npm run replay -- ${path}   tells it again\n  npm run verify -- ${path}   checks the dice`,
    )
  return 0
}

/** Checked before the game, so that no finished game is lost because it cannot be saved. Creates nothing yet. */
function expectRoomFor(path: string): void {
  if (path === '') throw new UsageError('--save : expected the name of a new file')
  if (existsSync(path))
    throw new UsageError(`--save ${path}: expected a new file; this one exists and is kept as it is`)
  let place = dirname(path)
  while (!existsSync(place)) place = dirname(place)
  try {
    accessSync(place, constants.W_OK)
    if (statSync(place).isDirectory()) return
  } catch {
    // missing or not writable: the same for saving
  }
  throw new UsageError(`--save ${path}: expected a place that can be written to; ${place} is not`)
}

export const command: CliCommand = { help, run }
