import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Boxed } from '#games/boxed'
import type { CliCommand } from './perform.ts'
import { placeOf } from './places.ts'
import { gameIn } from './table-usage.ts'
import { type Made, type Training, Workshop } from './training/workshop.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run train -- <game> [--check] [--resume folder] [--threads 1]
Makes the weights of a game's bots again: plays games, fits value nets to them, and writes them next to the bots. It is
seeded, so it always makes the same bytes, with any number of threads.
  --check    writes nothing, and says whether the weights here are the ones it makes
  --resume   a folder for what was made on the way. A run that was stopped goes on there; about 600 MB
  --threads  how many games at once`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    check: { type: 'boolean', default: false },
    resume: { type: 'string' },
    threads: { type: 'string', default: '1' },
  })
  const box = gameIn(positionals)
  const place = trainingOf(box)
  const threads = wholeNumber('threads', values.threads, 1, 256)
  const folder = values.resume === undefined ? null : placeOf(values.resume)
  const { train } = (await import(place.href)) as Training
  const workshop = new Workshop(place, folder, threads)
  try {
    const files = await train(workshop)
    const differ = files.filter(file => !compared(box, file, values.check))
    return values.check && differ.length > 0 ? 1 : 0
  } finally {
    await workshop.close()
  }
}

/** Whether the file here is the one that was made; if it is not and may be, it is written. */
function compared(box: Boxed, { path, text }: Made, onlyCheck: boolean): boolean {
  const place = fileURLToPath(new URL(path, box.rules))
  const isSame = existsSync(place) && readFileSync(place, 'utf8') === text
  if (!isSame && !onlyCheck) writeFileSync(place, text)
  const verdict = isSame ? 'the same bytes' : onlyCheck ? 'other bytes' : 'written'
  console.log(`${relative(process.cwd(), place)}: ${verdict}`)
  return isSame
}

/** A game whose bots have weights makes them in bot/training/train.ts. */
function trainingOf(box: Boxed): URL {
  const place = new URL('./bot/training/train.ts', box.rules)
  if (!existsSync(place)) throw new UsageError(`${box.game.id}: expected a game whose bots have weights`)
  return place
}

export const command: CliCommand = { help, run }
