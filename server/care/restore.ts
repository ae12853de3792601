import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { marksIn, unmark } from '../storage/sql-house.ts'
import { openSqlite, queueOf, sqliteStore } from '../storage/sqlite.ts'
import { sumsBeside } from '../storage/sqlite-sums.ts'
import { backUp } from './backup.ts'
import { examineDatabase } from './doctor.ts'
import { holdFolder } from './lock.ts'

/** Files that belong to a database. */
const besides = ['-wal', '-shm', '-sums'] as const

/**
 * Replaces the database of a closed house by a backup, if the backup is intact. The result has a new epoch, because
 * clients may know more of a match than the backup does. Returns where the old database was moved; null if there was
 * none. If interrupted, it can be run again.
 */
export async function restore(backup: string, { data, database }: Place, now: Date): Promise<string | null> {
  mustBeFile(backup)
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

export function mustBeFile(backup: string): void {
  if (!existsSync(backup)) throw new Error(`there is no backup at ${backup}`)
  if (!statSync(backup).isFile() || statSync(backup).size === 0)
    throw new Error(`${backup} is ${statSync(backup).isFile() ? 'empty' : 'not a file'}: expected a backup of a house`)
}

interface Place {
  readonly data: string
  readonly database: string
}

/** Merges the write-ahead log into the database if it is readable, so that only one file has to be moved. */
function settle(database: string): void {
  try {
    const old = new DatabaseSync(database)
    old.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    old.close()
  } catch {
    // damaged, which may be the reason for the restore: keep it as it is
  }
}

/** A verified copy of the backup, as a database with its checksums and a new epoch. */
export async function copied(backup: string, draft: string): Promise<void> {
  const litter = ['-wal', '-shm'].map(end => backup + end).filter(file => !existsSync(file))
  try {
    await backUp(backup, draft)
    const database = openSqlite(draft)
    const store = await sqliteStore(database) // the store sees that it was copied here and gives it a new epoch
    await settleIn(queueOf(database)).finally(() => store.close())
    const { ok, tells } = await examineDatabase(draft)
    if (!ok) throw new Error(tells)
  } catch (error) {
    for (const end of ['', ...besides]) rmSync(draft + end, { force: true })
    throw new Error(`${backup} is not a complete backup of a house: ${error instanceof Error ? error.message : error}`)
  } finally {
    for (const file of [...litter, `${draft}-wal`, `${draft}-shm`]) rmSync(file, { force: true })
  }
}

/** Whoever restores a house that was moved away wants it here again. */
async function settleIn(db: Kysely<Schema>): Promise<void> {
  const { moving } = await marksIn(db)
  if (moving !== undefined) throw new Error(`it is an incomplete copy of ${moving}`)
  await unmark(db, 'moved')
}
