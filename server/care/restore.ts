import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import { sumsBeside } from '../storage/sqlite-sums.ts'
import { backUp } from './backup.ts'
import { examineDatabase } from './doctor.ts'
import { holdFolder } from './lock.ts'

/** What is kept beside a database. */
const besides = ['-wal', '-shm', '-sums'] as const

/**
 * Puts a backup in the place of a house's database, if it is whole and no house is open. What comes after it is another epoch: who knows
 * more of a match than the backup does must be told. Returns where the old one is kept, or null if there was none. Cut short, it can be
 * begun again.
 */
export async function restore(backup: string, { data, database }: Place, now: Date): Promise<string | null> {
  if (!existsSync(backup)) throw new Error(`there is no backup at ${backup}`)
  if (!statSync(backup).isFile() || statSync(backup).size === 0)
    throw new Error(`${backup} is ${statSync(backup).isFile() ? 'empty' : 'no file'}: that is no backup of a house`)
  const letGo = holdFolder(data)
  try {
    const draft = `${database}.restoring`
    for (const end of ['', ...besides]) rmSync(draft + end, { force: true })
    await copied(backup, draft)
    if (existsSync(database)) settle(database)
    const kept = existsSync(database) ? `${database}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}` : null
    for (const end of ['', ...besides])
      if (existsSync(database + end)) renameSync(database + end, `${kept ?? `${database}.left`}${end}`)
    renameSync(draft, database)
    renameSync(sumsBeside(draft), sumsBeside(database))
    return kept
  } finally {
    letGo()
  }
}

interface Place {
  readonly data: string
  readonly database: string
}

/** All in one file, if it can still be read at all: then one file is all that is moved. */
function settle(database: string): void {
  try {
    const old = new DatabaseSync(database)
    old.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    old.close()
  } catch {
    // damaged, which may be why somebody restores: it is kept as it is
  }
}

/** A whole copy, looked at, as a database with its sums. */
async function copied(backup: string, draft: string): Promise<void> {
  const litter = ['-wal', '-shm'].map(end => backup + end).filter(file => !existsSync(file))
  try {
    await backUp(backup, draft)
    await (await sqliteStore(openSqlite(draft))).close() // it comes from elsewhere, and so gets another epoch
    const { ok, tells } = await examineDatabase(draft)
    if (!ok) throw new Error(tells)
  } catch (error) {
    for (const end of ['', ...besides]) rmSync(draft + end, { force: true })
    throw new Error(`${backup} is no whole backup of a house: ${error instanceof Error ? error.message : error}`)
  } finally {
    for (const file of [...litter, `${draft}-wal`, `${draft}-shm`]) rmSync(file, { force: true })
  }
}
