import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** A table of a house, as both engines have it. */
export interface HouseTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly holds: 'text' | 'number' | 'time' }[]
  /** The columns that identify a row. */
  readonly key: readonly string[]
  /** Whether rows are numbered by the database, in the only column of the key. */
  readonly isNumbered: boolean
}

/**
 * All tables, each after those it refers to, according to a SQLite database. What it makes itself, such as the index of
 * notes, is none of them: it follows from the rest.
 */
export async function tablesOf(db: Kysely<Schema>): Promise<readonly HouseTable[]> {
  const { rows } = await sql<{ readonly name: string; readonly sql: string }>`
    select s.name, s.sql from sqlite_schema s join pragma_table_list l on l.name = s.name
    where l.schema = 'main' and l.type = 'table' and s.name not like 'sqlite%' and s.name not like 'kysely%'
    order by s.name`.execute(db)
  const described = await Promise.all(rows.map(row => describe(db, row.name, row.sql)))
  const parents = new Map(described.map(({ table, refersTo }) => [table.name, refersTo]))
  const depth = (name: string): number => 1 + Math.max(-1, ...(parents.get(name) ?? []).map(depth))
  return described.map(({ table }) => table).toSorted((a, b) => depth(a.name) - depth(b.name))
}

async function describe(db: Kysely<Schema>, name: string, made: string) {
  const columns = await sql<{ readonly name: string; readonly type: string; readonly pk: number }>`
    select name, lower(type) as type, pk from pragma_table_info(${name}) order by cid`.execute(db)
  const primary = columns.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  const unique = await sql<{ readonly name: string }>`
    select i.name from pragma_index_list(${name}) l, pragma_index_info(l.name) i
    where l."unique" and l.seq = (select min(seq) from pragma_index_list(${name}) where "unique") order by i.seqno`.execute(
    db,
  )
  const references = await sql<{ readonly to: string }>`
    select distinct "table" as "to" from pragma_foreign_key_list(${name})`.execute(db)
  const table: HouseTable = {
    name,
    columns: columns.rows.map(({ name, type }) => ({ name, holds: holding(type) })),
    key: (primary.length > 0 ? primary : unique.rows).map(({ name }) => name),
    isNumbered: / autoincrement/i.test(made),
  }
  return { table, refersTo: references.rows.map(({ to }) => to) }
}

/** Times are texts in SQLite, in columns that are called dates. */
function holding(type: string): HouseTable['columns'][number]['holds'] {
  if (type === 'date') return 'time'
  return type === 'text' ? 'text' : 'number'
}
