import type { MyTable } from './my-table.ts'

/** Later than any deadline. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Tables that wait for me: least time left first, then the longest asked. */
export const waitingFirst = (mine: readonly MyTable[]): readonly MyTable[] =>
  mine
    .filter(({ isMyTurn, hasLeft }) => isMyTurn && !hasLeft)
    .toSorted((a, b) => (a.until ?? NEVER) - (b.until ?? NEVER) || (a.since ?? NEVER) - (b.since ?? NEVER))

/** Where to go from this match: the table that waits for me most; null if none does. */
export const nextAfter = (mine: readonly MyTable[], match: string | null): MyTable | null =>
  waitingFirst(mine).find(({ table }) => table.match !== match) ?? null

/** The others at a table who wait for me: all who are not asked themselves, as far as anybody is told. */
export function whoWaits({ table, waitsFor }: MyTable, person: string | undefined): readonly string[] {
  const others = table.seats.flatMap(({ sitter }) =>
    sitter === null || (person !== undefined && sitter.person === person) ? [] : [sitter.name],
  )
  const free = others.filter(name => !(waitsFor ?? []).includes(name))
  return free.length > 0 ? free : others
}
