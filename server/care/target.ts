import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { marksIn } from '../storage/sql-house.ts'
import { type HousePlace, shown } from './house-place.ts'
import { hasHouse, migrateAll, tableNames } from './opened-place.ts'

/** Makes the tables of a house that arrives. Refuses a database with anything but an incomplete copy of the same. */
export async function prepareTarget(target: Kysely<Schema>, to: HousePlace, from: string): Promise<void> {
  if (to.engine === 'postgres') await mustBeOnly(target, to)
  const isHouse = await hasHouse(target)
  if (!isHouse && (await tableNames(target)).length > 0)
    throw new Error(`${shown(to)} has tables of another program: ${remedy(to)}`)
  await migrateAll(target, to.engine)
  const { moving } = await marksIn(target)
  if (moving === from) return
  if (moving !== undefined)
    throw new Error(`${shown(to)} is an incomplete copy of ${moving}: complete that, or ${remedy(to)}`)
  if (isHouse && (await hasRows(target))) throw new Error(`there is already a house in ${shown(to)}: ${remedy(to)}`)
}

const remedy = ({ engine }: HousePlace): string =>
  engine === 'postgres' ? 'name an empty database' : 'name another folder, or put its wyrmtavern.db* aside'

/** A database that was made but never used has only an epoch. */
async function hasRows(target: Kysely<Schema>): Promise<boolean> {
  for (const { name } of await target.introspection.getTables()) {
    if (name === 'house') continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target)
    if (rows.length > 0) return true
  }
  return false
}

/** Two at once would disturb each other. The lock ends with the connection. */
async function mustBeOnly(target: Kysely<Schema>, to: HousePlace): Promise<void> {
  const query = sql<{ readonly isHeld: boolean }>`
    select pg_try_advisory_lock(hashtextextended('a house arrives', 0)) as "isHeld"`
  if ((await query.execute(target)).rows[0]?.isHeld !== true)
    throw new Error(`another program copies a house to ${shown(to)} right now`)
}
