import { expect, test } from 'vitest'
import type { Table } from '#client/messages'
import { inOrder } from './in-order.ts'

const table = (id: string, state: Table['state'], changed: number) => ({ id, state, changed }) as Table

test('what waits for me comes first, then what is played, then what gathers; the last touched first', () => {
  const mine = [
    { table: table('gathers', 'gathering', 9), isMyTurn: false },
    { table: table('others think', 'playing', 8), isMyTurn: false },
    { table: table('mine, long ago', 'playing', 1), isMyTurn: true },
    { table: table('mine, just now', 'playing', 7), isMyTurn: true },
  ]
  expect(inOrder(mine).map(it => it.table.id)).toEqual(['mine, just now', 'mine, long ago', 'others think', 'gathers'])
})
