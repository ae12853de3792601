import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Header } from '#kernel/file'
import { type AllNamed, isAlike, namedOf } from './named.ts'

/* What was released: for every version the editions it had, and matches that were played by them. */

export interface Release {
  /** Of the house. */
  readonly version: string
  readonly protocol: number
  readonly games: AllNamed
}

export const releasesIn = join(import.meta.dirname, '..', 'releases')
export const releasedEditions = join(releasesIn, 'editions')

/** The oldest first. */
export function releases(): readonly Release[] {
  const files = readdirSync(releasesIn).map(name => join(releasesIn, name, 'release.json'))
  return files
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')) as Release)
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
}

/** Before editions had names a match named its rules and its cards: the first release that had these. */
export const releasedWith = (header: Header): string | null =>
  releases()
    .map(({ games }) => namedOf(games, header.game))
    .find(named => isAlike(named, header))?.edition ?? null
