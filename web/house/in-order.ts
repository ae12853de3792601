import type { Table } from '#client/messages'

/** A table of mine, and whether it is I whom it waits for. */
export interface MyTable {
  readonly table: Table
  readonly isMyTurn: boolean
}

/** Those that are played first, and of these the ones that wait for me; then those that gather; the last touched first. */
export const inOrder = (mine: readonly MyTable[]): readonly MyTable[] =>
  mine.toSorted((a, b) => rank(a) - rank(b) || b.table.changed - a.table.changed)
const rank = ({ table: { state }, isMyTurn }: MyTable): number => (isMyTurn ? 0 : state === 'playing' ? 1 : 2)
