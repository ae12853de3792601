import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { brokenSeal, seal } from '../storage/sqlite-seal.ts'
import { sumsBeside } from '../storage/sqlite-sums.ts'
import { stillWrongIn } from '../storage/sqlite-whole.ts'
import { damaged, damageIn } from './damage.ts'

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/**
 * What is wrong with a database or a backup, according to its checksums; null if nothing is wrong or there are none.
 */
const wrongWith = async (file: string): Promise<string | null> =>
  existsSync(sumsBeside(file)) ? ((await stillWrongIn(file))?.what ?? null) : brokenSeal(file)

/** A backup can be made there. */
export function mustBeFree(to: string): void {
  if (existsSync(to)) throw new Error(`${to} already exists: a backup overwrites nothing`)
  if (!isFolder(dirname(to))) throw new Error(`there is no folder ${dirname(to)}: make it first`)
}

/**
 * Copies the database of a house, running or not. The copy is complete, consistent and sealed. Refuses to overwrite a
 * file.
 */
export async function backUp(database: string, to: string): Promise<void> {
  if (!existsSync(database)) throw new Error(`there is no house at ${database}`)
  mustBeFree(to)
  const wrong = await wrongWith(database)
  if (wrong !== null) throw new Error(damaged(database, wrong))
  const source = new DatabaseSync(database, { readOnly: true })
  try {
    await backup(source, to)
    seal(to)
  } catch (error) {
    rmSync(to, { force: true }) // leave no partial copy behind
    throw new Error(damageIn(database, error) ?? String(error))
  } finally {
    source.close()
  }
}
