import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../folder.ts'
import { Damage, damageIn, unusable } from './damage.ts'

/** Another process uses the folder. */
export class FolderInUse extends Error {}

/** How long to wait for a house that is closing, in milliseconds. */
const PATIENCE = 1000
const BUSY = 5

/**
 * Locks a data folder and returns a function that releases it. It is an operating-system lock on a separate file, so it
 * ends with the process, however that ends. Reading the database, as a backup does, needs no lock.
 */
export function holdFolder(data: string): () => void {
  makeFolder(data)
  const file = join(data, 'in-use')
  const lock = opened(file)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const { errcode, message } = error as { readonly errcode?: number } & Error
    if (errcode !== BUSY) throw new Damage(`${file} holds no data but cannot be used (${message}): delete it`)
    throw new FolderInUse(`DATA=${data} is in use by a house: close it first, or set DATA to another folder`)
  }
  return () => lock.close()
}

function opened(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: PATIENCE })
  } catch (error) {
    throw new Damage(damageIn(file, error) ?? unusable(file, String(error)))
  }
}
