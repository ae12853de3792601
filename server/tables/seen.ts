import { refused } from '#protocol/refused'
import type { Table } from './table.ts'

export const barred = refused('barred', 'somebody whom the host has not shown out')

/** Kept, so that what is the same for all recipients stays the same object. */
const all = new WeakMap<Table, Table>()

/** A table as everybody may see it. Whom the host has shown out is only for the host to know. */
export function forAll(table: Table): Table {
  if (table.barred.length === 0) return table
  const seen = all.get(table) ?? { ...table, barred: [] }
  all.set(table, seen)
  return seen
}

/**
 * A table as this person may see it. Who was shown out learns that, and no longer the code. A table that strangers do
 * not find is not for them at all (`isClosedTo`).
 */
export function seenBy(table: Table, person: string | null): Table {
  if (person !== null && table.host === person) return table
  if (person === null || !table.barred.includes(person)) return forAll(table)
  const { code: _, ...seen } = table
  return { ...seen, barred: [person] }
}

export const isClosedTo = (table: Table, person: string | null): boolean =>
  !table.listed && person !== null && table.barred.includes(person)
