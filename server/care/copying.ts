import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { mark, unmark } from '../storage/sql-house.ts'
import { goOnAfter, lastNumber } from './house-numbers.ts'
import { clear, putRows, RowSum, rowsOf } from './house-rows.ts'
import type { HouseTable } from './house-tables.ts'

/** A table and the SHA-256 of its rows on both sides. */
export interface CopiedTable {
  readonly table: string
  readonly rows: number
  readonly from: string
  readonly to: string
}

/**
 * Copies everything into a database that is empty or has some of it, and compares. Rows that are there already are
 * skipped; if the tables then differ, because the house was open in between, the table is copied again as a whole.
 * The mark stays until `arrived`.
 */
export async function copyHouse(
  source: Transaction<Schema>,
  target: Kysely<Schema>,
  { tables, from, copied = () => {} }: Copying,
): Promise<readonly CopiedTable[]> {
  await mark(target, 'moving', from)
  const done: CopiedTable[] = []
  for (const table of tables) {
    if (table.name === 'house') await clear(target, table) // a new database has an epoch of its own
    const first = await copyTable(source, target, table, copied)
    if (first.from === first.to) {
      done.push(first)
      continue
    }
    await clear(target, table)
    done.push(await copyTable(source, target, table, () => {}))
  }
  for (const table of tables.filter(({ isNumbered }) => isNumbered))
    await goOnAfter(target, table, await lastNumber(source, table))
  return done
}

interface Copying {
  readonly tables: readonly HouseTable[]
  /** What is copied, as a house that finds the copy incomplete tells it. */
  readonly from: string
  readonly copied?: (rows: number) => void
}

export const isIdentical = (tables: readonly CopiedTable[]): boolean => tables.every(({ from, to }) => from === to)

/** The copy is complete: a house may open it. */
export const arrived = (target: Kysely<Schema>): Promise<void> => unmark(target, 'moving')

async function copyTable(
  source: Transaction<Schema>,
  target: Kysely<Schema>,
  table: HouseTable,
  copied: (rows: number) => void,
): Promise<CopiedTable> {
  const sum = new RowSum()
  for await (const rows of rowsOf(source, table)) {
    await putRows(target, table, rows)
    sum.add(rows)
    copied(rows.length)
  }
  const { rows, sha256: from } = sum.total
  const { sha256: to } = await target.transaction().execute(reading => sumOf(reading, table))
  return { table: table.name, rows, from, to }
}

async function sumOf(db: Transaction<Schema>, table: HouseTable) {
  const sum = new RowSum()
  for await (const rows of rowsOf(db, table)) sum.add(rows)
  return sum.total
}
