import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { backUp } from './backup.ts'
import { examineDatabase } from './doctor.ts'
import { holdFolder } from './lock.ts'

/** What SQLite keeps beside a database. */
const besides = ['-wal', '-shm'] as const

/**
 * Puts a backup in the place of a house's database, if it is whole and no house is open. Returns where the old one is kept, or null if
 * there was none. Cut short, it can be begun again.
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

/** A whole copy, looked at; nothing is left beside either file. */
async function copied(backup: string, draft: string): Promise<void> {
  const litter = besides.map(end => backup + end).filter(file => !existsSync(file))
  try {
    await backUp(backup, draft)
    const ill = examineDatabase(draft).find(({ ok }) => !ok)
    if (ill !== undefined) throw new Error(ill.tells)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new Error(`${backup} is no whole backup of a house: ${error instanceof Error ? error.message : error}`)
  } finally {
    for (const file of [...litter, ...besides.map(end => draft + end)]) rmSync(file, { force: true })
  }
}
