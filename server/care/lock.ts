import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../folder.ts'
import { Damage, damageIn, unusable } from './damage.ts'

/** Somebody else works with the folder. */
export class FolderInUse extends Error {}

/** A house that is about to close may take so long, in milliseconds. */
const PATIENCE = 1000
const BUSY = 5

/**
 * Takes a data folder for oneself; returns how to let go of it. It is a lock of the operating system, on a file of its own, which
 * ends with the process however that ends. Who only reads the database, such as a backup, needs none.
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
    if (errcode !== BUSY) throw new Damage(`${file}, which holds nothing, cannot be used (${message}): delete it`)
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
