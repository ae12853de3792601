import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sums } from '#almanac/batches'
import { fingerprintOf } from '#editions/fingerprint'
import type { Source, TipsParts } from '#games/almanac'
import type { Boxed } from '#games/boxed'
import { manifestOf } from '#games/manifests'
import { sha256Hex } from '#kernel/sha256'
import { UsageError } from './usage.ts'

/** What a game has to say about its tips. */
export async function tipsOf(game: string): Promise<TipsParts> {
  const tips = await manifestOf(game)?.tips?.()
  if (tips === undefined) throw new UsageError(`${game}: expected a game with tips`)
  return tips
}

/** Where a game's almanac is kept: its raw material, and the figures that follow from it. */
export const placesOf = (box: Boxed) => ({
  batches: fileURLToPath(new URL('./almanac/batches.jsonl', box.rules)),
  figures: fileURLToPath(new URL('./almanac/figures.json', box.rules)),
})

/** The batches of a run that is not finished yet, so that it can go on where it was stopped. */
export class Unfinished {
  readonly #file: string

  /** A run with other games, of another edition, or that counts otherwise is another run. */
  constructor(source: Source, edition: string) {
    const counting = fingerprintOf([`games/${source.game}/measures/*.ts`, 'almanac/batches.ts'], [])
    const run = sha256Hex(JSON.stringify([source, edition, counting])).slice(0, 16)
    this.#file = join(import.meta.dirname, `../node_modules/.cache/almanac/${source.game}-${run}.jsonl`)
    mkdirSync(dirname(this.#file), { recursive: true })
  }

  get done(): ReadonlyMap<number, Sums> {
    if (!existsSync(this.#file)) return new Map()
    const lines = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1) // a line counts once it is whole
    return new Map(lines.map(line => JSON.parse(line) as [number, Sums]))
  }

  add(batch: number, sums: Sums): void {
    appendFileSync(this.#file, `${JSON.stringify([batch, sums])}\n`)
  }
}
