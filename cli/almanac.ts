import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Sums } from '#almanac/batches'
import { almanacOf } from '#almanac/figures'
import { type Material, written } from '#almanac/material'
import { atLevel } from '#bots/levels'
import { pressed } from '#editions/press'
import type { Almanac, Source } from '#games/almanac'
import type { Boxed } from '#games/boxed'
import { manifests } from '#games/manifests'
import { placesOf, tipsOf, Unfinished } from './almanac-files.ts'
import type { CliCommand } from './perform.ts'
import { progress } from './progress.ts'
import { boxNamed, seatCount } from './table-usage.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run almanac -- [game …] [--games n] [--seed almanac] [--cores n] [--json]
Plays many games of Captains and writes the figures of the tips: games/GAME/almanac. Without a game, of all games.
A run that was stopped goes on where it was, unless rules, cards or bots have changed since.
  --games   how many; by default as many as the game's tips say
  --json    prints the figures and writes nothing`

const LEVEL = 'captain'
/** The games are summed up in this many parts. Their spread gives the intervals, and a test plays one of them again. */
const BATCHES = 100

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string' },
    seed: { type: 'string', default: 'almanac' },
    cores: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  })
  const cores = wholeNumber('cores', values.cores, 1, 256)
  const boxes = (positionals.length > 0 ? positionals : manifests.map(({ id }) => id)).map(boxNamed)
  for (const box of boxes) {
    const page = await (await tipsOf(box.game.id)).page()
    const source = sourceOf(box, values.seed, wholeNumber('games', values.games ?? String(page.games), 1, 1_000_000))
    const material = { source, batches: await play(source, cores) }
    const almanac = almanacOf(material, page)
    if (values.json) console.log(JSON.stringify(almanac))
    else keep(box, material, almanac)
  }
  return 0
}

function sourceOf(box: Boxed, seed: string, games: number): Source {
  const bot = atLevel(Object.keys(box.bots), LEVEL)
  if (bot === null) throw new UsageError(`${box.game.id}: expected a game with a ${LEVEL}`)
  const { id, version } = box.game
  return {
    game: id,
    rules: version,
    bot,
    seats: seatCount(box, undefined),
    seed,
    games,
    batches: Math.min(BATCHES, games),
  }
}

async function play(source: Source, cores: number): Promise<readonly Sums[]> {
  const { edition = '' } = (await pressed())[source.game] ?? {}
  const unfinished = new Unfinished(source, edition)
  const all = new Map(unfinished.done)
  const missing = Array.from({ length: source.batches }, (_, batch) => batch).filter(batch => !all.has(batch))
  const bar = progress(source.game, source.batches)
  bar.step(all.size)
  const pool = new Piscina<{ source: Source; batch: number }, Sums>({
    filename: new URL('./almanac-worker.ts', import.meta.url).href,
    name: 'playBatch',
    maxThreads: cores,
  })
  const playOne = async (batch: number): Promise<void> => {
    const sums = await pool.run({ source, batch })
    unfinished.add(batch, sums)
    all.set(batch, sums)
    bar.step()
  }
  try {
    await Promise.all(missing.map(playOne))
  } finally {
    bar.end()
    await pool.close()
  }
  return [...all].sort(([a], [b]) => a - b).map(([, sums]) => sums)
}

function keep(box: Boxed, material: Material, almanac: Almanac): void {
  const { batches, figures } = placesOf(box)
  writeFileSync(batches, written(material))
  writeFileSync(figures, `${JSON.stringify(almanac)}\n`)
  const { source, cards } = almanac
  console.log(`${source.game}: ${source.games} games of ${source.bot}, ${Object.keys(cards).length} cards.`)
}

export const command: CliCommand = { help, run }
