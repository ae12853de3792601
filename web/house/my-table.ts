import type { Table } from '#client/messages'
import type { Asked } from './api.ts'
import { hasLeft, seatOf } from './sitting.ts'

/** One of my tables, and what it waits for. */
export interface MyTable {
  readonly table: Table
  readonly isMyTurn: boolean
  /** The others it waits for, by name; null if nobody is told. */
  readonly waitsFor: readonly string[] | null
  /** Since when it is my turn; null if it is not. */
  readonly since: number | null
  /** When my time runs out; null if it does not. */
  readonly until: number | null
  /** What I am asked, by its name; null if nothing. */
  readonly asked: string | null
  /** I left during the match and may come back. */
  readonly hasLeft: boolean
}

/** What is known of one of this person's tables, given what they are asked there. */
export function myTable(table: Table, person: string, asked: Asked | null): MyTable {
  const seat = seatOf(table, person)
  const isAsked = seat !== null && asked !== null && asked.question !== null
  const others = asked?.since?.flatMap((at, i) =>
    at === null || i === seat ? [] : (table.seats[i]?.sitter?.name ?? []),
  )
  return {
    table,
    isMyTurn: isAsked,
    waitsFor: others ?? null,
    since: isAsked ? (asked.mine?.since ?? null) : null,
    until: isAsked ? (asked.mine?.until ?? asked.until?.[seat] ?? null) : null,
    asked: isAsked ? (asked.question?.name ?? null) : null,
    hasLeft: table.state === 'playing' && hasLeft(table, person),
  }
}

/**
 * Tables in play first, starting with those that wait for me, then tables that are gathering, then those I left; each
 * most recently changed first.
 */
export const inOrder = (mine: readonly MyTable[]): readonly MyTable[] =>
  mine.toSorted((a, b) => rank(a) - rank(b) || b.table.changed - a.table.changed)
const rank = ({ table: { state }, isMyTurn, hasLeft }: MyTable): number =>
  hasLeft ? 3 : isMyTurn ? 0 : state === 'playing' ? 1 : 2
