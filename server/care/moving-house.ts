import { type Kysely, sql, type Transaction } from 'kysely'
import { isPostgres } from '../storage/engine-of.ts'
import type { Schema } from '../storage/schema.ts'
import { mark, marksIn } from '../storage/sql-house.ts'
import { arrived, type CopiedTable, copyHouse, isIdentical } from './copying.ts'
import { type HousePlace, shown } from './house-place.ts'
import { count } from './house-rows.ts'
import { type HouseTable, tablesOf } from './house-tables.ts'
import { hasHouse, isThere, migrateAll, within } from './opened-place.ts'
import { prepareTarget } from './target.ts'

export interface Moved {
  readonly from: string
  readonly to: string
  readonly isIdentical: boolean
  readonly tables: readonly CopiedTable[]
}

/** How far a move is, in rows. */
export interface Progress {
  readonly begin: (rows: number) => void
  readonly copied: (rows: number) => void
}

/**
 * Moves a closed house from one engine to the other. It can be interrupted and run again. Only when everything is
 * compared and identical is the source marked as moved away and the target complete, in this order: at no moment would
 * both open.
 */
export async function moveHouse(from: HousePlace, to: HousePlace, keeps: boolean, progress: Progress): Promise<Moved> {
  if (from.engine === to.engine)
    throw new Error(`${shown(from)} and ${shown(to)} are of one kind: expected to move between SQLite and PostgreSQL`)
  if (!isThere(from)) throw new Error(`there is no house in ${shown(from)}`)
  return within(from, async source => {
    if (!(await hasHouse(source))) throw new Error(`there is no house in ${shown(from)}`)
    if (from.engine === 'postgres') await mustBeAlone(source, from)
    await mayLeave(source, from, to)
    return within(to, async target => {
      await prepareTarget(target, to, shown(from))
      await migrateAll(source, from.engine)
      const tables = await tablesOf(from.engine === 'sqlite' ? source : target)
      const copies = await inOneMoment(source, tables, async reading => {
        const counts = await Promise.all(tables.map(table => count(reading, table)))
        progress.begin(counts.reduce((sum, n) => sum + n, 0))
        const done = await copyHouse(reading, target, { tables, from: shown(from), copied: progress.copied })
        if (!keeps && isIdentical(done)) await mark(reading, 'moved', shown(to))
        return done
      })
      if (isIdentical(copies)) await arrived(target)
      return { from: shown(from), to: shown(to), isIdentical: isIdentical(copies), tables: copies }
    })
  })
}

/** A source that was marked just before an interruption may go on to the same target. */
async function mayLeave(source: Kysely<Schema>, from: HousePlace, to: HousePlace): Promise<void> {
  const { moving, moved } = await marksIn(source).catch(() => ({ moving: undefined, moved: undefined }))
  if (moving !== undefined) throw new Error(`${shown(from)} is itself an incomplete copy of ${moving}`)
  if (moved !== undefined && moved !== shown(to))
    throw new Error(`the house was already moved from ${shown(from)} to ${moved}`)
}

/** On PostgreSQL the lock of a folder has no counterpart: look who else is there. */
async function mustBeAlone(source: Kysely<Schema>, from: HousePlace): Promise<void> {
  const query = sql<{ readonly n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
  const others = Number((await query.execute(source)).rows[0]?.n)
  if (others > 0)
    throw new Error(
      `${shown(from)} is in use (${others === 1 ? 'one connection' : `${others} connections`}): close all nodes of the house and other programs first`,
    )
}

/** Nobody writes meanwhile. */
const inOneMoment = <T>(
  source: Kysely<Schema>,
  tables: readonly HouseTable[],
  work: (reading: Transaction<Schema>) => Promise<T>,
): Promise<T> => {
  if (!isPostgres(source)) return source.transaction().execute(work)
  return source
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async reading => {
      await sql`set local lock_timeout = '5s'`.execute(reading)
      await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share mode`.execute(reading)
      return work(reading)
    })
}
