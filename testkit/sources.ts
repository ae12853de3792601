import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const notOurs = ['node_modules', '.git', 'matches', 'data', 'dist']

export interface Source {
  /** Relative to the project root, with slashes. */
  readonly path: string
  readonly text: string
}

/** The folder in which this file lies, from the root of the project and with a slash at its end. */
export const folderOf = (file: URL): string =>
  `${relative(root, fileURLToPath(new URL('.', file))).replaceAll('\\', '/')}/`

/** The project's own files that end in one of these. */
export function sources(...endings: readonly string[]): readonly Source[] {
  const found: Source[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!notOurs.includes(entry.name)) walk(path)
      } else if (endings.some(ending => entry.name.endsWith(ending)))
        found.push({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') })
    }
  }
  walk(root)
  return found
}
