import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Editions } from '#editions/editions'
import { openEditions } from '#editions/loading'

/** The editions of this build, of all releases, and those stored in the house here, open or not. */
export const editionsHere = (): Editions => openEditions(keptHere)

async function keptHere(name: string): Promise<string | null> {
  const [{ readConfig }, { editionIn }] = await Promise.all([
    import('./config.ts'), // of a house, which is seldom needed
    import('#server/editions/looking'),
  ])
  const { database } = readConfig(false)
  if (!existsSync(database)) return null
  const text = editionIn(database, name)
  if (text === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'edition-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  return file
}
