import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../storage/engine-of.ts'
import type { Schema } from '../storage/schema.ts'
import type { HouseTable } from './house-tables.ts'

/* The numbers that the database gives to new rows. They go on where they were: none is given twice. */

const sequenceOf = async (db: Kysely<Schema>, { name, key }: HouseTable): Promise<string> => {
  const query = sql<{ readonly name: string }>`select pg_get_serial_sequence(${name}, ${key[0]}) as name`
  return (await query.execute(db)).rows[0]?.name ?? ''
}

/** The last number that was given; 0 if none was. */
export async function lastNumber(db: Kysely<Schema>, table: HouseTable): Promise<number> {
  const query = isPostgres(db)
    ? sql<{ readonly n: number }>`
        select case when is_called then last_value else 0 end as n from ${sql.raw(await sequenceOf(db, table))}`
    : sql<{ readonly n: number }>`select seq as n from sqlite_sequence where name = ${table.name}`
  return Number((await query.execute(db)).rows[0]?.n ?? 0)
}

export async function goOnAfter(db: Kysely<Schema>, table: HouseTable, last: number): Promise<void> {
  if (isPostgres(db)) {
    await sql`select setval(${await sequenceOf(db, table)}, ${Math.max(1, last)}, ${last > 0})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${table.name}`.execute(db)
  if (last > 0) await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${last})`.execute(db)
}
