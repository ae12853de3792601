import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Damage, damaged, damageIn, lost, unusable } from '../care/damage.ts'
import { makeFolder } from '../folder.ts'
import { Database } from './sqlite-database.ts'
import { brokenSeal, unseal } from './sqlite-seal.ts'
import { sumsBeside } from './sqlite-sums.ts'
import { sumUp, wrongIn } from './sqlite-whole.ts'

/** Opens or creates a database. Throws `Damage` if it is not as it was left. */
export function openSqlite(file: string): Database {
  if (file === ':memory:') return new Database(file)
  makeFolder(dirname(file))
  try {
    const isStrange = !existsSync(sumsBeside(file))
    if (isStrange) takeUp(file)
    else mustBeWhole(file)
    return new Database(file, isStrange)
  } catch (error) {
    if (error instanceof Damage) throw error
    throw new Damage(damageIn(file, error) ?? unusable(file, error instanceof Error ? error.message : String(error)))
  }
}

export const isEmpty = (file: string): boolean => !existsSync(file) || statSync(file).size === 0

function mustBeWhole(file: string): void {
  if (isEmpty(file)) throw new Damage(lost(file, existsSync(file)))
  const wrong = wrongIn(file)
  if (wrong !== null) throw new Damage(damaged(file, wrong.what))
}

/** For a new database or one from elsewhere: SQLite checks it as far as it can, and from then on the checksums do. */
function takeUp(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    if (database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode !== 'wal')
      throw new Damage(unusable(file, 'a write-ahead log cannot be kept there'))
    const found = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (found !== 'ok') throw new Damage(damaged(file, String(found)))
  } finally {
    database.close()
  }
  const broken = brokenSeal(file)
  if (broken !== null) throw new Damage(damaged(file, broken))
  unseal(file)
  sumUp(file)
}
