import { refused } from '#protocol/refused'
import { goneFrom, peopleAt, type Table } from './table.ts'

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

/** Whether somebody sits there, is the host, or may come back. */
const belongs = (table: Table, person: string): boolean =>
  table.host === person || peopleAt(table).includes(person) || goneFrom(table).includes(person)

/**
 * A table where somebody sits or is the host who has blocked this person is none to them. Where they belong themselves
 * nothing changes: no match is interrupted.
 */
export const isShutTo = (table: Table, person: string | null, blockers: ReadonlySet<string>): boolean =>
  person !== null &&
  blockers.size > 0 &&
  !belongs(table, person) &&
  [...peopleAt(table), ...goneFrom(table), table.host].some(other => other !== null && blockers.has(other))
