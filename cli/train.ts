import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Boxed } from '#games/boxed'
import type { CliCommand } from './main.ts'
import { gameIn } from './table-usage.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run train -- <game> [--check]
Makes the weights of a game's bots again: plays games, fits value nets to them, and writes them next to the bots. It is
seeded and uses one core, so it always makes the same bytes.
  --check   writes nothing, and says whether the weights here are the ones it makes`

/** A game whose bots have weights makes them in bot/training/train.ts. */
interface Training {
  train(say: (line: string) => void): readonly { readonly path: string; readonly text: string }[]
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { check: { type: 'boolean', default: false } })
  const box = gameIn(positionals)
  const { train } = await trainingOf(box)
  const begun = Date.now()
  const files = train(line =>
    console.error(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${line}`),
  )
  let differ = 0
  for (const { path, text } of files) {
    const place = fileURLToPath(new URL(path, box.rules))
    const isSame = existsSync(place) && readFileSync(place, 'utf8') === text
    if (!isSame) differ++
    if (!isSame && !values.check) writeFileSync(place, text)
    console.log(
      `${relative(process.cwd(), place)}: ${isSame ? 'the same bytes' : values.check ? 'other bytes' : 'written'}`,
    )
  }
  return values.check && differ > 0 ? 1 : 0
}

async function trainingOf(box: Boxed): Promise<Training> {
  const place = new URL('./bot/training/train.ts', box.rules)
  if (!existsSync(place)) throw new UsageError(`${box.game.id}: expected a game whose bots have weights`)
  return (await import(place.href)) as Training
}

export const command: CliCommand = { help, run }
