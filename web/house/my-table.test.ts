import { expect, test } from 'vitest'
import type { Table } from '#client/messages'
import { inOrder, type MyTable, myTable } from './my-table.ts'

const mine = (id: string, state: Table['state'], changed: number, more: Partial<MyTable> = {}): MyTable => ({
  table: { id, state, changed } as Table,
  isMyTurn: false,
  waitsFor: null,
  since: null,
  until: null,
  asked: null,
  hasLeft: false,
  ...more,
})

test('what waits for me comes first, then what is played, what gathers and what I left; the last touched first', () => {
  const all = [
    mine('left', 'playing', 99, { hasLeft: true }),
    mine('gathers', 'gathering', 9),
    mine('others think', 'playing', 8),
    mine('mine, long ago', 'playing', 1, { isMyTurn: true }),
    mine('mine, just now', 'playing', 7, { isMyTurn: true }),
  ]
  expect(inOrder(all).map(it => it.table.id)).toEqual([
    'mine, just now',
    'mine, long ago',
    'others think',
    'gathers',
    'left',
  ])
})

test('a table says whom it waits for, as far as that is told', () => {
  const [ana, ben, bot] = [
    { name: 'Ana', person: 'a' },
    { name: 'Ben', person: 'b' },
    { name: 'Corvo', bot: 'x', insteadOf: 'c' },
  ]
  const seats = [ana, ben, bot].map(sitter => ({ sitter, ready: true }))
  const table = { id: 't', state: 'playing', match: 'm', host: 'a', seats } as unknown as Table
  const question = { name: 'bid' }
  const open = { asked: 3, question, since: [5, 5, null], until: [90, 80, null] }
  expect(myTable(table, 'a', open)).toMatchObject({ isMyTurn: true, until: 90, waitsFor: ['Ben'], hasLeft: false })
  const theirs = { ...open, question: null, since: [null, 5, 6] }
  expect(myTable(table, 'a', theirs)).toMatchObject({ isMyTurn: false, until: null, waitsFor: ['Ben', 'Corvo'] })
  const sealed = { ...theirs, since: null, until: null }
  expect(myTable(table, 'a', sealed)).toMatchObject({ isMyTurn: false, waitsFor: null })
  expect(myTable(table, 'c', null)).toMatchObject({ isMyTurn: false, hasLeft: true })
})
