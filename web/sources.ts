import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const inputs = ['web/**', 'ui/**', 'client/**', 'local/**', 'bots/**', 'games/**', 'kernel/**', 'package-lock.json']
const isNoInput = (path: string): boolean => /^web[\\/]dist|\.test\.tsx?$/.test(path)

/** The fingerprint of everything the page is built from. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const found = globSync(inputs, { cwd: root, withFileTypes: true, exclude: ['web/dist*'] })
  const paths = found.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    const short = path.slice(root.length + 1)
    if (!isNoInput(short)) hash.update(`${short}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
