import { expect, test } from 'vitest'
import type { Entry } from '#kernel/match'
import { between, bookmarkAt, bookmarkOf } from './bookmark.ts'

const entry = (seq: number, ...types: string[]): Entry => ({
  seq,
  at: 0,
  by: 'house',
  events: types.map(type => ({ type })),
})
const entries = [entry(1, 'a', 'b'), entry(2, 'c', 'd'), entry(3, 'e')]
const types = (some: readonly Entry[]) => some.map(({ events }) => events.map(({ type }) => type).join(''))

test('of an entry that has been shown in part, only the rest is between', () => {
  expect(types(between(entries, { seq: 1, events: 1 }, bookmarkAt(entries)))).toEqual(['b', 'cd', 'e'])
  expect(types(between(entries, { seq: 1, events: 2 }, { seq: 2, events: 1 }))).toEqual(['c'])
  expect(types(between(entries, { seq: 2, events: 1 }, { seq: 2, events: 2 }))).toEqual(['d'])
})

test('what came after the end is not, though the list has it', () => {
  expect(types(between(entries, { seq: 0, events: 0 }, { seq: 2, events: 0 }))).toEqual(['ab', ''])
  expect(types(between(entries, { seq: 2, events: 2 }, { seq: 2, events: 2 }))).toEqual([])
})

test('a copy in the middle of an entry is where its last told event is', () => {
  expect(bookmarkOf(entries, 2, 3)).toEqual({ seq: 2, events: 1 })
  expect(bookmarkOf(entries, 3, 5)).toEqual(bookmarkAt(entries))
})
