import { join } from 'node:path'
import type { Rolldown } from 'vite'

/*
 * A browser asks a house for six files at a time, and on a slow connection each time costs half a second. So whatever is
 * loaded together is one file, although some page might need only a part of it.
 */

/** A part of a library that is smaller than this, in bytes, is no file of its own. */
const SMALL = 8000

type Graph = Rolldown.ChunkingContext
/** For each module, what loads it: the page, and all that is imported when needed. */
type Loaders = ReadonlyMap<string, ReadonlySet<string>>

const web = import.meta.dirname
const match = join(web, 'play/match-page.tsx')
const isScreen = /[\\/]screen[\\/]index\.tsx$/
const isOfScreen = /[\\/]games[\\/][^\\/]+[\\/]screen[\\/]/
const isHowTo = /[\\/]how-to[\\/]/
/** What is loaded only where a match is played or explained. */
const isAtTable = (id: string): boolean =>
  isOfScreen.test(id) || /[\\/]web[\\/](play|screen|device[\\/]device-page|learn[\\/]lesson-page)/.test(id)
const gameOf = (id: string): string => /[\\/]games[\\/]([^\\/]+)/.exec(id)?.[1] ?? ''

function loadersIn(graph: Graph): Loaders {
  const loaders = new Map<string, Set<string>>()
  const all = new Set([join(web, 'main.tsx')])
  for (const loader of all) {
    const loaded = new Set([loader])
    for (const id of loaded) {
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
      for (const next of importedIds) loaded.add(next)
      for (const next of dynamicallyImportedIds) all.add(next)
      loaders.set(id, (loaders.get(id) ?? new Set()).add(loader))
    }
  }
  return loaders
}

/** The file of a module; null if the bundler decides. */
function fileOf(id: string, loaders: Loaders): string | null {
  const all = [...(loaders.get(id) ?? [])].filter(loader => loader !== id)
  const games = [...new Set(all.filter(loader => isOfScreen.test(loader)).map(gameOf))].sort()
  const isMatch = all.includes(match)
  if (!isMatch && !all.some(loader => isScreen.test(loader))) return null
  if (all.some(loader => !isAtTable(loader))) return 'common'
  if (isMatch) return 'table'
  if (games.length > 2) return 'games'
  if (games.length > 1) return `games-${games.join('-')}`
  return `${all.some(loader => isHowTo.test(loader)) ? 'how-to' : 'screen'}-${games[0]}`
}

/** The files of the page. One takes along what its modules import, so what several need comes before them. */
export function bundles(): Rolldown.CodeSplittingGroup[] {
  let found: Loaders | null = null
  const loaders = (graph: Graph): Loaders => {
    found ??= loadersIn(graph)
    return found
  }
  /** A face that somebody wears is loaded alone. */
  const face: Rolldown.CodeSplittingNameFunction = (id, graph) =>
    loaders(graph).get(id)?.has(id) === true ? id.replace(/^.*[\\/]/, '') : null
  const ours = [/^common$/, /^table$/, /^games$/, /^games-/, /^how-to-/, /^screen-/].map(which => ({
    debugName: which.source,
    name: (id: string, graph: Graph) => {
      const name = fileOf(id, loaders(graph))
      return name !== null && which.test(name) ? name : null
    },
  }))
  return [
    { name: 'page', tags: ['$initial' as const] },
    { name: 'library', test: /node_modules/, entriesAware: true, entriesAwareMergeThreshold: SMALL },
    { name: face, debugName: 'face', test: /^\0icon/ },
    ...ours,
  ].map((group, i, all) => ({ ...group, priority: all.length - i }))
}
