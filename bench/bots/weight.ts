import { readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { openEditions } from '#editions/loading'
import { moduleOf, pressed } from '#editions/press'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'

/** By game: what its bots add to its edition, code and weights, in bytes of gzip. The page's worker loads the same. */
export async function weightOfBots(): Promise<Readonly<Record<string, number>>> {
  const [editions, names] = [openEditions(), await pressed()]
  const weights: Record<string, number> = {}
  for (const [game, box] of Object.entries(shelf)) {
    const file = await editions.fileOf(names[game]?.edition ?? '')
    if (file === null) throw new Error(`there is no edition of ${game}`)
    weights[game] = zipped(readFileSync(file, 'utf8')) - zipped(await withoutBots(game, box))
  }
  return weights
}

const zipped = (text: string): number => gzipSync(text, { level: 9 }).length

/** The edition of a game as it would be if nothing outside `bot/` found anything there. */
function withoutBots(game: string, { rules }: Boxed): Promise<string> {
  const box = fileURLToPath(new URL('./box.ts', rules))
  const bots = join(dirname(box), 'bot') + sep
  const empty = '\0empty'
  const plugin: Plugin = {
    name: 'without bots',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || importer.startsWith(bots) || !id.startsWith('.')) return null
      const path = resolve(dirname(importer), id)
      return path.startsWith(bots) ? empty + path : null
    },
    async load(id) {
      if (!id.startsWith(empty)) return null
      const names = Object.keys((await import(id.slice(empty.length))) as object)
      return names.map(name => `export const ${name} = {}`).join('\n')
    },
  }
  return moduleOf(game, box, [plugin])
}
