import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { damageIn } from './damage.ts'

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** Copies the file of a house, running or not, to another: whole, and as it was at one moment. Refuses to overwrite. */
export async function backUp(database: string, to: string): Promise<void> {
  if (!existsSync(database)) throw new Error(`there is no house at ${database}`)
  if (existsSync(to)) throw new Error(`${to} is there already: a backup overwrites nothing`)
  if (!isFolder(dirname(to))) throw new Error(`there is no folder ${dirname(to)}: make it first`)
  const source = new DatabaseSync(database, { readOnly: true })
  try {
    await backup(source, to)
  } catch (error) {
    rmSync(to, { force: true }) // half a copy is none
    throw new Error(damageIn(database, error) ?? String(error))
  } finally {
    source.close()
  }
}
