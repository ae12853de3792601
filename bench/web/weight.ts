import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../../web/dist')

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The size of a file in transit: gzipped if it is text, unchanged if it is already compressed. */
export function weightOf(file: string): number {
  const bytes = readFileSync(join(dist, file))
  return /\.(woff2|png|webp|avif)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

export interface Weight {
  /** Bytes loaded before any game's screen. */
  readonly script: number
  readonly style: number
  /** Bytes of each game's own screen, without what the page loads for every match. */
  readonly games: Readonly<Record<string, number>>
  /** Bytes of each game's screen including everything it loads later, on demand. */
  readonly whole: Readonly<Record<string, number>>
}

/** From the build's manifest: everything an entry point imports statically. */
export function weightOfBuild(): Weight {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const first = new Set<string>()
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) closure(manifest, key, first)
  const table = new Set(first)
  for (const key of Object.keys(manifest)) if (key.endsWith('match-page.tsx')) closure(manifest, key, table)
  const games: Record<string, number> = {}
  const parts: Record<string, Set<string>> = {}
  for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
    const [, game, file] = key.match(/games\/([^/]+)\/screen\/(.+)$/) ?? []
    if (!isDynamicEntry || game === undefined) continue
    const own = [...closure(manifest, key, new Set<string>())].filter(file => !table.has(file))
    if (file === 'index.tsx') games[game] = total(own)
    parts[game] = new Set([...(parts[game] ?? []), ...own])
  }
  return {
    script: total([...first].filter(file => file.endsWith('.js'))),
    style: total([...first].filter(file => file.endsWith('.css'))),
    games,
    whole: Object.fromEntries(Object.entries(parts).map(([game, files]) => [game, total([...files])])),
  }
}

function closure(manifest: Manifest, key: string, files: Set<string>): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const file of chunk.css ?? []) files.add(file)
  for (const next of chunk.imports ?? []) closure(manifest, next, files)
  return files
}
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + weightOf(file), 0)
