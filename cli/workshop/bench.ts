import type { Source } from '#games/almanac'
import type { Playable } from '#games/boxed'
import { manifestOf, manifests } from '#games/manifests'
import type { Judging, Yardstick } from '#games/workshop/judging'
import type { Workshop } from '#games/workshop/workshop'
import { dealsOf } from '#verdict/trial'
import { UsageError } from '../usage.ts'

/** Everything a game needs so that its cards can be judged. */
export interface GameBench {
  readonly play: Playable
  readonly workshop: Workshop
  readonly judging: Judging
  readonly yardstick: Yardstick | null
}

const loaded = new Map<string, Promise<GameBench>>()

export function benchOf(game: string): Promise<GameBench> {
  const found = loaded.get(game) ?? load(game)
  loaded.set(game, found)
  return found
}

async function load(game: string): Promise<GameBench> {
  const manifest = manifestOf(game)
  const judging = await manifest?.workshop?.judging?.()
  if (manifest?.workshop === undefined || judging === undefined)
    throw new UsageError(`${game}: expected one of ${judgedGames.join(', ')}`)
  const [play, workshop, yardstick] = await Promise.all([
    manifest.play(),
    manifest.workshop.parts(),
    judging.yardstick(),
  ])
  return { play, workshop, judging, yardstick }
}

/** The games whose cards can be judged. */
export const judgedGames = manifests.flatMap(({ id, workshop }) => (workshop?.judging === undefined ? [] : [id]))

/** The deals of a trial. */
export function sourceOf({ play }: GameBench, deals: number, seed?: string): Omit<Source, 'batches'> {
  const source = dealsOf(play, deals, seed)
  if (source === null) throw new UsageError(`${play.game.id}: expected a game with Knights`)
  return source
}
