import type { Table } from '#client/messages'

/** One of my tables, and whether it waits for me. */
export interface MyTable {
  readonly table: Table
  readonly isMyTurn: boolean
}

/**
 * Tables in play first, starting with those that wait for me, then tables that are gathering; each most recently
 * changed first.
 */
export const inOrder = (mine: readonly MyTable[]): readonly MyTable[] =>
  mine.toSorted((a, b) => rank(a) - rank(b) || b.table.changed - a.table.changed)
const rank = ({ table: { state }, isMyTurn }: MyTable): number => (isMyTurn ? 0 : state === 'playing' ? 1 : 2)
