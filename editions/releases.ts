import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Header } from '#kernel/file'
import { type AllNamed, isAlike, namedOf } from './named.ts'

/* The releases: for each version its editions, and matches played with them. */

export interface Release {
  /** The version of the house. */
  readonly version: string
  readonly protocol: number
  readonly games: AllNamed
}

export const releasesIn = join(import.meta.dirname, '..', 'releases')
export const releasedEditions = join(releasesIn, 'editions')

/** Sorted, the oldest first. */
export function releases(): readonly Release[] {
  const files = readdirSync(releasesIn).map(name => join(releasesIn, name, 'release.json'))
  return files
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')) as Release)
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
}

/** Matches older than named editions name their rules and cards: the first release that had these. */
export const releasedWith = (header: Header): string | null =>
  releases()
    .map(({ games }) => namedOf(games, header.game))
    .find(named => isAlike(named, header))?.edition ?? null
