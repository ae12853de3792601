import { expect, test } from 'vitest'
import type { Entry } from '#kernel/match'
import { fadingOf, firstOf, momentIn, momentsOf, stepFrom } from './moments.ts'

test('an address names a moment of the past, or now', () => {
  expect(momentIn('3', 9)).toBe(3)
  for (const text of [null, '', 'x', '-1', '1.5', '9', '12']) expect(momentIn(text, 9), String(text)).toBeNull()
})

test('stops are where something was said', () => {
  const entry = (seq: number, type: string): Entry => ({ seq, at: 0, by: 'house', events: [{ type }] })
  const logged = ({ type }: { type: string }) => (type === 'silent' ? [] : [{ say: type, with: {} }])
  expect(momentsOf([entry(0, 'a'), entry(1, 'silent'), entry(2, 'b')], { logged })).toEqual([0, 2])
})

test('steps go from stop to stop, and on from the last one to now', () => {
  const stops = [0, 2, 5, 7]
  expect(stepFrom(stops, null, -1, 7)).toBe(5)
  expect(stepFrom(stops, 5, -1, 7)).toBe(2)
  expect(stepFrom(stops, 3, -1, 7)).toBe(2)
  expect(stepFrom(stops, 0, -1, 7)).toBe(0)
  expect(stepFrom(stops, 2, 1, 7)).toBe(5)
  expect(stepFrom(stops, 5, 1, 7)).toBeNull()
  expect(stepFrom(stops, null, 1, 7)).toBeNull()
})

test('where a table plays from memory, nobody looks back further than to the last chapter, until it is over', () => {
  const entry = (seq: number, type: string): Entry => ({ seq, at: 0, by: 'house', events: [{ type }] })
  const entries = [entry(0, 'round'), entry(1, 'a'), entry(2, 'round'), entry(3, 'b')]
  const screen = { isChapter: ({ type }: { type: string }) => type === 'round', faded: () => () => [] }
  const first = (isOver: boolean) => firstOf(entries, screen, fadingOf(screen, {}, isOver))
  expect([first(false), first(true)]).toEqual([2, 0])
  expect([momentIn('1', 3, 2), momentIn('2', 3, 2)]).toEqual([null, 2])
})
