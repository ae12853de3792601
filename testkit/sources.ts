import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Folders that are made, not written (as in .gitignore). */
const notOurs = /^(?:\.git|data|matches|web\/dist.*|editions\/pressed.*|(?:.*\/)?node_modules)$/

export interface Source {
  /** Relative to the project root, with slashes. */
  readonly path: string
  readonly text: string
}

/** The folder in which this file lies, from the root of the project and with a slash at its end. */
export const folderOf = (file: URL): string =>
  `${relative(root, fileURLToPath(new URL('.', file))).replaceAll('\\', '/')}/`

/** The project's own files, from its root and with slashes. */
export function files(): readonly string[] {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!entry.isDirectory()) found.push(path)
      else if (!notOurs.test(path)) walk(path)
    }
  }
  walk('')
  return found
}

/** Those that end in one of these. */
export const sources = (...endings: readonly string[]): readonly Source[] =>
  files()
    .filter(path => endings.some(ending => path.endsWith(ending)))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
