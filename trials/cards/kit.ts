import type { Boxed } from '#games/boxed'
import { manifestOf } from '#games/manifests'
import { type Speaker, speaker } from '#games/speaker'
import type { Workshop } from '#games/workshop/workshop'

/** What is needed to try cards that nobody has seen: the game, what can be made for it, and who can say it. */
export interface Kit {
  readonly box: Boxed
  readonly workshop: Workshop
  readonly speakers: readonly Speaker[]
}

/** Null if no cards can be made for the game. */
export async function kitOf(box: Boxed): Promise<Kit | null> {
  const manifest = manifestOf(box.game.id)
  const workshop = await manifest?.workshop?.parts()
  if (manifest === null || workshop === undefined) return null
  const speakers = await Promise.all(
    Object.entries(manifest.texts).map(async ([language, words]) => speaker(language, await words())),
  )
  return { box, workshop, speakers }
}
