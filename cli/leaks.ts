import { randomBytes } from 'node:crypto'
import { rosterOf } from '#bots/roster'
import { manifests } from '#games/manifests'
import type { CliCommand } from './perform.ts'
import { progress } from './progress.ts'
import { readable, treeOf } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run leaks -- [--matches 100] [--times 300] [--many] [--seed phrase] [--json]
npm run leaks -- --bots [--pairs 10000] [--game fist] [--bot greedy@1,knight@1] [--seed phrase] [--json]
npm run leaks -- --advice [--positions 1000] [--game fist] [--seed phrase] [--json]
npm run leaks -- --notes 10000 [--seed phrase] [--json]
Plays a number of matches of every game in a separate house, over real sockets, and records every byte sent to every seat and
every spectator. Then it searches them for secrets: each entry must be, byte for byte, the line of the log without what that viewer
may not know; nothing else may reveal anything about the game; and no canary may be found (seeds, sessions, tokens, commands, decks).
With --many the house is three nodes with PostgreSQL and Redis, everybody at another one, and what Redis is told is searched as well.
After that it plays the same at tables that differ in only one hand, many times, and compares what the others hear and how fast.
With --bots it asks every bot, personas at one level (or those of one game, or only those named), at that many pairs of tables each that
only look the same to its seat, and compares answers and notes byte by byte.
With --advice it asks for advice at that many positions of every game (or one), and once more with everything changed that is hidden from the seat: it must be
legal, the same both times, and its reasons must have words in every language.
With --notes it posts that many hostile notes on the board of a separate house: scripts, links, huge and nested ones, invisible characters, and moments of matches
that are being played or were seen by others. Nothing in what the house makes of them may be a tag or an attribute of theirs, and no embed may show more than it should.`

const NODES = 3

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, {
    matches: { type: 'string', default: '100' },
    times: { type: 'string', default: '300' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    many: { type: 'boolean', default: false },
    bots: { type: 'boolean', default: false },
    advice: { type: 'boolean', default: false },
    positions: { type: 'string', default: '1000' },
    pairs: { type: 'string', default: '10000' },
    game: { type: 'string' },
    bot: { type: 'string' },
    notes: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const matches = wholeNumber('matches', values.matches, 1, 100_000)
  const times = wholeNumber('times', values.times, 1, 100_000)
  if (values.bots) return askAll(values)
  if (values.advice) return askAdvice(values)
  if (values.notes !== undefined) return postNotes(values.notes, values.seed, values.json)
  const { searchForLeaks } = await import('#trials/leaks/search')
  const { compareTimes, isEven, pairs } = await import('#trials/leaks/timing')
  const bar = progress('matches', matches * manifests.length)
  const { openSharedPlace } = await import('#trials/leaks/shared-place')
  const shared = values.many ? await openSharedPlace(NODES) : null
  const { leaks, counts } = await searchForLeaks(matches, values.seed, () => bar.step(), shared)
  await shared?.close()
  bar.end()
  const second = progress('times', times * pairs.length)
  const timing = await compareTimes(times, () => second.step())
  second.end()
  const timingEven = Object.values(timing).every(isEven)
  const report = {
    leaks: leaks.length,
    found: leaks.slice(0, 20),
    seed: values.seed,
    ...treeOf(counts),
    timingEven,
    timing,
  }
  console.log(values.json ? JSON.stringify(report) : readable(report).join('\n'))
  return leaks.length === 0 && timingEven ? 0 : 1
}

interface Asked {
  readonly pairs: string
  readonly game?: string | undefined
  readonly bot?: string | undefined
  readonly seed: string
  readonly json: boolean
}

async function askAll({ pairs: text, game, bot, seed, json }: Asked): Promise<number> {
  const wanted = bot?.split(',') ?? null
  const most = wholeNumber('pairs', text, 1, 10_000_000)
  const games = gamesNamed(game)
  const [{ askBots }, { shelf }] = await Promise.all([import('#trials/leaks/bots'), import('#games/shelf')])
  const known = Object.values(shelf).flatMap(box => (games.includes(box.game.id) ? Object.keys(rosterOf(box)) : []))
  for (const name of wanted ?? [])
    if (!known.includes(name)) throw new UsageError(`--bot ${name}: expected a bot of these games`)
  let done = 0
  let said = Date.now()
  const { pairs, found } = askBots(games, wanted, most, seed, alike => {
    done += alike
    if (Date.now() < said + 5000) return
    said = Date.now()
    process.stderr.write(`${done} pairs\n`)
  })
  const report = { differences: found.length, found: found.slice(0, 20), seed, pairs }
  console.log(json ? JSON.stringify(report) : readable(report).join('\n'))
  return found.length === 0 ? 0 : 1
}

interface AdviceAsked extends Pick<Asked, 'game' | 'seed' | 'json'> {
  readonly positions: string
}

async function askAdvice({ positions: text, game, seed, json }: AdviceAsked): Promise<number> {
  const most = wholeNumber('positions', text, 1, 1_000_000)
  const { askForAdvice } = await import('#trials/leaks/advice')
  const { shelf } = await import('#games/shelf')
  const boxes = gamesNamed(game).flatMap(id => shelf[id] ?? [])
  const bar = progress('positions', most * boxes.length)
  const games: Record<string, Awaited<ReturnType<typeof askForAdvice>>> = {}
  for (const box of boxes) games[box.game.id] = await askForAdvice(box, most, seed, () => bar.step())
  bar.end()
  const found = Object.values(games).flatMap(it => it.found)
  const report = { wrong: found.length, found: found.slice(0, 20), seed, games: withoutFound(games) }
  console.log(json ? JSON.stringify(report) : readable(report).join('\n'))
  return found.length === 0 ? 0 : 1
}

async function postNotes(text: string, seed: string, json: boolean): Promise<number> {
  const notes = wholeNumber('notes', text, 1, 10_000_000)
  const { postHostileNotes } = await import('#trials/notes/trial')
  const bar = progress('notes', notes)
  const { problems, ...figures } = await postHostileNotes(notes, seed, () => bar.step())
  bar.end()
  const report = { problems: problems.length, found: problems.slice(0, 20), seed, ...figures }
  console.log(json ? JSON.stringify(report) : readable(report).join('\n'))
  return problems.length === 0 ? 0 : 1
}

const withoutFound = <T extends { readonly found: unknown }>(games: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(games).map(([id, { found: _, ...rest }]) => [id, rest]))

/** The game of this name, or all of them. */
function gamesNamed(game: string | undefined): readonly string[] {
  const all = manifests.map(({ id }) => id)
  const games = all.filter(id => game === undefined || id === game)
  if (games.length === 0) throw new UsageError(`unknown game ${game}: expected one of ${all.join(', ')}`)
  return games
}

export const command: CliCommand = { help, run }
