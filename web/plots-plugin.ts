import type { Plugin } from 'vite'
import type { Language } from '#ui/language'

const asked = /[\\/]games[\\/](\w+)[\\/]almanac[\\/]figures\.json\?plots=(\w+)$/
const INSIDE = '\0plots/'
/** As URLs, so that Node itself reads them: a bundler would pull in everything the manifests load. */
const manifestsAt = new URL('../games/manifests.ts', import.meta.url).href
const plottedAt = new URL('./tips/plots/plotted.ts', import.meta.url).href

/**
 * `import('./almanac/figures.json?plots=en')`: the pictures of a game's tips in one language, drawn while the page is
 * built. The page gets lines and text, and nothing that draws.
 */
export function plots(): Plugin {
  return {
    name: 'wyrmtavern-plots',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.includes('?plots=') || importer === undefined) return undefined
      const [, game, language] = asked.exec(new URL(id, `file://${importer}`).href) ?? []
      return game === undefined || language === undefined ? undefined : `${INSIDE}${game}/${language}`
    },
    async load(id) {
      if (!id.startsWith(INSIDE)) return undefined
      const [game = '', language = ''] = id.slice(INSIDE.length).split('/')
      const { manifestOf } = (await import(manifestsAt)) as typeof import('../games/manifests.ts')
      const { plotsOf } = (await import(plottedAt)) as typeof import('./tips/plots/plotted.ts')
      const manifest = manifestOf(game)
      if (manifest === null) this.error(`${game}: expected a game`)
      return `export const plots = ${JSON.stringify(await plotsOf(manifest, language as Language))}`
    },
  }
}
