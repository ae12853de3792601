import { expect, test } from 'vitest'
import type { Table } from '#client/messages'
import type { MyTable } from './my-table.ts'
import { nextAfter, waitingFirst, whoWaits } from './next-table.ts'

const seats = ['Ana', 'Ben', 'Cleo'].map(name => ({ sitter: { name, person: name }, ready: true }))
const mine = (match: string, more: Partial<MyTable> = {}): MyTable => ({
  table: { id: match, match, state: 'playing', changed: 1, seats } as unknown as Table,
  isMyTurn: true,
  waitsFor: null,
  since: 10,
  until: null,
  asked: 'bid',
  hasLeft: false,
  ...more,
})

test('the table with least time left comes first, then the one that has waited longest', () => {
  const all = [
    mine('asked late', { since: 90 }),
    mine('asked early', { since: 5 }),
    mine('two days left', { until: 200 }),
    mine('hurry', { until: 100, since: 99 }),
    mine('not my turn', { isMyTurn: false }),
    mine('left', { hasLeft: true }),
  ]
  const order = ['hurry', 'two days left', 'asked early', 'asked late']
  expect(waitingFirst(all).map(({ table }) => table.id)).toEqual(order)
  expect(nextAfter(all, 'hurry')?.table.id).toBe('two days left')
  expect(nextAfter([mine('only')], 'only')).toBe(null)
})

test('who is asked as well does not wait for me; while answers are sealed, all do', () => {
  expect(whoWaits(mine('m', { waitsFor: ['Ben'] }), 'Ana')).toEqual(['Cleo'])
  expect(whoWaits(mine('m', { waitsFor: null }), 'Ana')).toEqual(['Ben', 'Cleo'])
  expect(whoWaits(mine('m', { waitsFor: ['Ben', 'Cleo'] }), 'Ana')).toEqual(['Ben', 'Cleo'])
})
