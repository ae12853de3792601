import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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
  mkdirSync(data, { recursive: true })
  const lock = new DatabaseSync(join(data, 'in-use'), { timeout: PATIENCE })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { readonly errcode?: number }).errcode !== BUSY) throw error
    throw new FolderInUse(`DATA=${data} is in use by a house: close it first, or set DATA to another folder`)
  }
  return () => lock.close()
}
