import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sums } from '#almanac/batches'
import { written } from '#almanac/material'
import type { Source } from '#games/almanac'
import { keyOf, type Trial, trialOf } from '#verdict/trial'
import { together, yardstickOf } from '#verdict/yardstick'
import { progress } from '../progress.ts'
import { benchOf, sourceOf } from './bench.ts'
import { KeptBatches } from './kept.ts'
import { Pool } from './pool.ts'

/** Where a game's yardstick is kept: its batches, and the figures that follow from them. */
export const placesOf = (game: string) => ({
  batches: fileURLToPath(new URL(`../../games/${game}/workshop/yardstick.jsonl`, import.meta.url)),
  figures: fileURLToPath(new URL(`../../games/${game}/workshop/yardstick.json`, import.meta.url)),
})

/** Judges every card of the box as if it were a guest, and writes down what all others are compared with. */
export async function makeYardstick(game: string, deals: number | undefined, cores: number): Promise<number> {
  const bench = await benchOf(game)
  const { kinds, boxed } = bench.workshop
  const source = sourceOf(bench, deals ?? bench.judging.deals)
  const trials = Object.entries(boxed).map(([id, card]) => [id, trialOf(card, kinds, source)] as const)
  const whole = trials[0]?.[1].source as Source
  const bar = progress(game, whole.batches * trials.length)
  const pool = new Pool(cores)
  try {
    const lengths = await pool.lengths(whole)
    const kept = new KeptBatches(game)
    const played = async (trial: Trial, batch: number): Promise<Sums> => {
      const sums = await pool.play(trial, batch, lengths)
      kept.keep(trial, batch, sums)
      return sums
    }
    const running = new Map<string, Promise<Sums>>() // two cards of the box may say the same
    const play = async (trial: Trial, batch: number): Promise<Sums> => {
      const key = `${keyOf(trial)} ${batch}`
      const sums = running.get(key) ?? kept.find(trial, batch) ?? played(trial, batch)
      running.set(key, Promise.resolve(sums))
      return sums
    }
    const rows = Array.from({ length: whole.batches }, async (_, batch): Promise<Sums> => {
      const all = trials.map(async ([id, trial]): Promise<readonly [string, Sums]> => {
        const sums = await play(trial, batch)
        bar.step()
        return [id, sums]
      })
      return together(Object.fromEntries(await Promise.all(all)))
    })
    const material = { source: whole, batches: await Promise.all(rows) }
    const { batches, figures } = placesOf(game)
    writeFileSync(batches, written(material))
    writeFileSync(figures, `${JSON.stringify(yardstickOf(material, lengths, bench.judging))}\n`)
    console.log(`${game}: ${trials.length} cards of the box in ${whole.games} deals each.`)
  } finally {
    bar.end()
    await pool.close()
  }
  return 0
}
