import { expect, test } from 'vitest'
import { ana } from '#testkit/table'
import { dwarves } from '../index.ts'
import { tables } from './testing.ts'

test.each(Object.entries(tables))('%s: a table that stands', (_name, make) => {
  expect(make().events.length).toBeGreaterThan(0)
})

test('the first seat is asked every kind of question at one of them', () => {
  const asked = new Set(Object.values(tables).flatMap(make => make().asked(ana)?.name ?? []))
  expect([...asked].sort()).toEqual(Object.keys(dwarves.asked).sort())
})
