import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FiledEditions } from '#editions/editions'
import { openEditions } from '#editions/loading'
import { nameOf } from '#editions/press'
import { makeFolder } from '../folder.ts'
import type { EditionStore } from '../storage/port.ts'

/**
 * The editions of a house: those of this build, which are added to the database, and those already in it. A stored
 * edition runs from a file in the data folder, created on demand. The database is authoritative.
 */
export async function houseEditions(
  store: EditionStore,
  data: string,
  games: readonly string[],
  now: number,
): Promise<FiledEditions> {
  const editions = openEditions(name => unpacked(store, join(data, 'editions'), name))
  for (const game of games) {
    const name = await editions.newest(game)
    const file = name === null ? null : await editions.fileOf(name)
    if (name === null || file === null) throw new Error(`there is no edition of ${game}`)
    await store.put(name, game, readFileSync(file, 'utf8'), now)
  }
  return editions
}

async function unpacked(store: EditionStore, folder: string, name: string): Promise<string | null> {
  const file = join(folder, `${name}.mjs`)
  if (existsSync(file) && nameOf(readFileSync(file, 'utf8')) === name) return file
  const text = await store.find(name)
  if (text === null) return null
  makeFolder(folder)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
  return file
}
