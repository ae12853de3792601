import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../storage/engine-of.ts'
import type { Schema } from '../storage/schema.ts'
import { MARKS } from '../storage/sql-house.ts'
import type { HouseTable } from './house-tables.ts'

/*
 * The rows of a house's tables, the same for both engines: truth values are 0 or 1, times are texts, and the order is
 * that of the bytes of the key.
 */

export type Row = Readonly<Record<string, string | number | null>>

const MOST_ROWS = 500
/** About how much to hold in memory at once, in characters. */
const MOST_TEXT = 2_000_000

/** All rows in their order, in chunks. On PostgreSQL within a transaction. */
export async function* rowsOf(db: Kysely<Schema>, table: HouseTable): AsyncGenerator<readonly Row[]> {
  const next = isPostgres(db) ? await cursorOn(db, table) : pagesOf(db, table)
  let most = 10 // rows of some tables are large
  for (;;) {
    const rows = (await next(most)).map(row => canonical(table, row))
    if (rows.length > 0) yield rows
    if (rows.length < most) return
    const average = rows.reduce((sum, row) => sum + lengthOf(row), 0) / rows.length
    most = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_TEXT / average)))
  }
}

type Next = (most: number) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** One sorted pass, whatever the collation of the database is. */
async function cursorOn(db: Kysely<Schema>, table: HouseTable): Promise<Next> {
  const isText = (name: string): boolean =>
    table.columns.some(column => column.name === name && column.holds === 'text')
  const order = table.key.map(name => (isText(name) ? sql`${sql.ref(name)} collate "C"` : sql.ref(name)))
  const cursor = sql.id(`rows of ${table.name}`)
  await sql`close all`.execute(db)
  await sql`declare ${cursor} no scroll cursor for select * from ${partOf(table)} order by ${sql.join(order)}`.execute(
    db,
  )
  return async most => (await sql<Record<string, unknown>>`fetch ${sql.lit(most)} from ${cursor}`.execute(db)).rows
}

/** Each page begins after the last key of the one before. */
function pagesOf(db: Kysely<Schema>, table: HouseTable): Next {
  const key = sql.join(table.key.map(name => sql.ref(name)))
  let last: Readonly<Record<string, unknown>> | undefined
  return async most => {
    const after = last === undefined ? sql`true` : sql`(${key}) > (${sql.join(table.key.map(name => last?.[name]))})`
    const query = sql<Record<string, unknown>>`select * from ${partOf(table, after)} order by ${key} limit ${most}`
    const { rows } = await query.execute(db)
    last = rows.at(-1)
    return rows
  }
}

/** The rows that belong to the house wherever it is: not the marks of a move. */
function partOf({ name }: HouseTable, condition: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const others = name === 'house' ? sql`name not in (${sql.join(MARKS.map(mark => sql.lit(mark)))})` : sql`true`
  return sql`${sql.table(name)} where ${others} and ${condition}`
}

const canonical = ({ columns }: HouseTable, row: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(columns.map(({ name, holds }) => [name, canonicalValue(row[name], holds === 'time')]))

function canonicalValue(value: unknown, isTime: boolean): string | number | null {
  if (value === null || value === undefined) return null
  if (isTime) return new Date(value as string | Date).toISOString()
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd') // PostgreSQL cannot store it
  return Number(value)
}

const lengthOf = (row: Row): number => Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0)

/** Those that are there already are left as they are. */
export async function putRows(db: Kysely<Schema>, { name }: HouseTable, rows: readonly Row[]): Promise<void> {
  const query = db.insertInto(name as keyof Schema).values(rows as never)
  await query.onConflict(conflict => conflict.doNothing()).execute()
}

export async function clear(db: Kysely<Schema>, table: HouseTable): Promise<void> {
  await sql`delete from ${partOf(table)}`.execute(db)
}

export async function count(db: Kysely<Schema>, table: HouseTable): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`select count(*) as n from ${partOf(table)}`.execute(db)
  return Number(rows[0]?.n)
}

/** The SHA-256 of rows that are added in their order, and how many they are. */
export class RowSum {
  readonly #hash = createHash('sha256')
  #rows = 0

  add(rows: readonly Row[]): void {
    for (const row of rows) this.#hash.update(`${JSON.stringify(Object.values(row))}\n`)
    this.#rows += rows.length
  }

  /** Ends it. */
  get total(): { readonly rows: number; readonly sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}
