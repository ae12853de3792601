import type { MyTable } from '../house/my-table.ts'

const KEY = 'wyrmtavern.tables'
/** More than anybody needs to see while the house cannot be reached. */
const MOST = 8

/** My tables as they were when the house was last reached, for when it cannot be. */
export function keptTables(): readonly MyTable[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(all) ? (all as readonly MyTable[]) : []
  } catch {
    return []
  }
}

export function keepTables(tables: readonly MyTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)))
  } catch {
    // Then nothing is shown without the house.
  }
}
