import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** A new folder. It is removed when the tests of this file have ended. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'wyrmtavern-'))
  made.push(path)
  return path
}

export function removeFolders(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true, maxRetries: 3 })
}
