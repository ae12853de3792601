import type { Playable } from '#games/boxed'
import { manifests } from '#games/manifests'

/** The games that can be played on this device. Each is loaded when needed. */
export const shelf: Readonly<Record<string, () => Promise<Playable>>> = Object.fromEntries(
  manifests.map(({ id, play }) => [id, play] as const),
)
