import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What is needed for a match: the page itself, the table, and the screen of each game. */
export interface Ahead {
  readonly match: readonly string[]
  readonly games: Readonly<Record<string, readonly string[]>>
}

interface Built {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Built>>

/** From the manifest of a built page, by address, the largest first. A browser may ask for them before a script does. */
export function aheadIn(folder: string): Ahead {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizeOf = (file: string): number => statSync(join(folder, file)).size
  const largest = (files: readonly string[]): readonly string[] =>
    [...files].sort((a, b) => sizeOf(b) - sizeOf(a)).map(file => `/${file}`)
  const page = filesOf(manifest, 'index.html')
  const match = without(filesOf(manifest, 'play/match-page.tsx'), page)
  const games = Object.keys(manifest).flatMap(key => {
    const [, game] = /^\.\.\/games\/([^/]+)\/screen\/index\.tsx$/.exec(key) ?? []
    return game === undefined ? [] : [[game, largest(without(filesOf(manifest, key), [...page, ...match]))]]
  })
  return { match: [...largest(page), ...largest(match)], games: Object.fromEntries(games) }
}

const without = (files: readonly string[], known: readonly string[]): readonly string[] =>
  files.filter(file => !known.includes(file))

function filesOf(manifest: Manifest, from: string): readonly string[] {
  const all = new Set([from])
  for (const key of all) for (const next of manifest[key]?.imports ?? []) all.add(next)
  return [...new Set([...all].flatMap(key => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()))]
}
