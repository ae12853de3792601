import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The fingerprint of the project files that match these patterns, without tests. */
export function fingerprintOf(inputs: readonly string[], exclude: readonly string[]): string {
  const hash = createHash('sha256')
  const found = globSync(inputs, { cwd: root, withFileTypes: true, exclude })
  const paths = found.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    const short = path.slice(root.length + 1)
    if (!/\.test\.tsx?$/.test(short)) hash.update(`${short}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
