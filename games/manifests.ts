import * as games from './games.ts'
import type { Manifest } from './manifest.ts'

/** The games of the house, in display order. */
export const manifests: readonly Manifest[] = Object.values<Manifest>(games).toSorted((a, b) => a.place - b.place)

export const manifestOf = (game: string): Manifest | null => manifests.find(({ id }) => id === game) ?? null
