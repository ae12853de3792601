import { expect, test } from 'vitest'
import { peek } from '#kernel/secret'
import { ana } from '#testkit/table'
import { gold } from '../index.ts'
import { tables } from './testing.ts'

test.each(Object.entries(tables))('%s: a table that stands', (_name, make) => {
  expect(make().events.length).toBeGreaterThan(0)
})

test('the first seat is asked every kind of question at one of them', () => {
  const asked = new Set(Object.values(tables).flatMap(make => make().asked(ana)?.name ?? []))
  expect([...asked].sort()).toEqual(Object.keys(gold.asked).sort())
})

test('no token lies at a table more often than there are', () => {
  const owed = Object.entries(tables).filter(([, make]) => Object.values(peek(make().state.bag)).some(n => n < 0))
  expect(owed.map(([name]) => name)).toEqual([])
})
