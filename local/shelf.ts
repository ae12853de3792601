import type { Playable } from '#games/boxed'
import type { Lessons } from '#games/lesson'
import { manifestOf, manifests } from '#games/manifests'

/** The games that can be played on this device. Each is loaded when needed. */
export const shelf: Readonly<Record<string, () => Promise<Playable>>> = Object.fromEntries(
  manifests.map(({ id, play }) => [id, play] as const),
)

export const lessonsOf = async (game: string): Promise<Lessons | null> =>
  (await manifestOf(game)?.lessons?.all()) ?? null
