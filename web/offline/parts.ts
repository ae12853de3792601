import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * What browsers request: no source maps, text files or compressed copies, and no fonts for scripts that none of our
 * languages use.
 */
const isAsked = (path: string): boolean => !/\.(br|gz|map|txt)$|(^|\/)\.|-(greek|vietnamese)-/.test(path)

/** Every file of a built page by its address, and an identifier for this version. */
export function partsOf(folder: string): { readonly paths: readonly string[]; readonly version: string } {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isAsked)
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return { paths: files.map(file => `/${file}`), version: hash.digest('hex').slice(0, 12) }
}
