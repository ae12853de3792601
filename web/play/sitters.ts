import type { Sitter, Table } from '#client/messages'
import { useTable } from '#ui/table'
import { tables } from '../house/line.ts'
import { useStore } from '../house/observable.ts'
import { useVenue } from './venue.ts'

/** The tavern table of this match, if it is known. */
export function useTavernTable(): Table | undefined {
  const { introduction } = useTable()
  return useStore(tables).get(introduction.table)
}

/** Who sits where, while the table still plays this match. */
export function useSitters(): readonly (Sitter | null)[] {
  const { match } = useTable()
  const { sitters } = useVenue()
  const table = useTavernTable()
  if (sitters !== null) return sitters
  return table?.match === match ? table.seats.map(({ sitter }) => sitter) : []
}
