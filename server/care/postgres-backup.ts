import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { versionIn } from '../storage/migrations.ts'
import type { Schema } from '../storage/schema.ts'
import { marksIn } from '../storage/sql-house.ts'
import { backUp, mustBeFree } from './backup.ts'
import { arrived, type CopiedTable, copyHouse, isIdentical } from './copying.ts'
import { databaseIn, type HousePlace, shown } from './house-place.ts'
import { tablesOf } from './house-tables.ts'
import { hasHouse, migrateAll, within } from './opened-place.ts'
import { copied, mustBeFile } from './restore.ts'
import { prepareTarget } from './target.ts'

/* A backup of a house on PostgreSQL is a file like every other backup: it is copied to SQLite as of one moment. */

export async function backUpPostgres(url: string, to: string): Promise<void> {
  const from: HousePlace = { engine: 'postgres', url }
  mustBeFree(to)
  await inDraft(dirname(to), async draft => {
    await within(from, async source => {
      await mustBeComplete(source, from)
      await within(draft, target => copyToDraft(source, target, shown(from)))
    })
    await backUp(databaseIn(draft.folder), to)
  })
}

/** Into an empty database, with a new epoch. No old one is kept. If interrupted, it can be run again. */
export async function restoreToPostgres(backup: string, url: string): Promise<null> {
  const to: HousePlace = { engine: 'postgres', url }
  mustBeFile(backup)
  await inDraft(tmpdir(), async draft => {
    await copied(backup, databaseIn(draft.folder))
    await within(draft, source =>
      within(to, async target => {
        await prepareTarget(target, to, 'a backup')
        await migrateAll(source, 'sqlite')
        const tables = await tablesOf(source)
        const reading = source.transaction()
        mustBeIdentical(await reading.execute(from => copyHouse(from, target, { tables, from: 'a backup' })))
        await arrived(target)
      }),
    )
  })
  return null
}

/** A data folder that is deleted afterwards. */
async function inDraft<T>(beside: string, work: (draft: HousePlace & { engine: 'sqlite' }) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(beside, '.wyrmtavern-'))
  return work({ engine: 'sqlite', folder }).finally(() => rmSync(folder, { recursive: true, force: true }))
}

async function copyToDraft(source: Kysely<Schema>, target: Kysely<Schema>, from: string): Promise<void> {
  await migrateAll(target, 'sqlite')
  const tables = await tablesOf(target)
  const moment = source.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  mustBeIdentical(await moment.execute(reading => copyHouse(reading, target, { tables, from })))
  await arrived(target)
}

function mustBeIdentical(tables: readonly CopiedTable[]): void {
  const differing = tables.filter(({ from, to }) => from !== to).map(({ table }) => table)
  if (!isIdentical(tables)) throw new Error(`the copy differs from the original in ${differing.join(', ')}`)
}

/** Nodes may be running: nothing is migrated. */
async function mustBeComplete(source: Kysely<Schema>, from: HousePlace): Promise<void> {
  if (!(await hasHouse(source))) throw new Error(`there is no house in ${shown(from)}`)
  const { newer, lacks } = await versionIn(source)
  if (newer !== null || lacks !== null)
    throw new Error(
      `${shown(from)} is of ${newer === null ? 'an older' : 'a newer'} version: back it up with that version`,
    )
  const { moving } = await marksIn(source)
  if (moving !== undefined) throw new Error(`${shown(from)} is an incomplete copy of ${moving}`)
}
