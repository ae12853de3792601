import { expect, test } from 'vitest'
import type { Entry } from '#kernel/match'
import { oneOf } from '#kernel/question'
import { type Seat, seatsOf } from '#kernel/seat'
import { only } from '#kernel/secret'
import { askingKey, isBy, lastBy } from './asking.ts'

const [ana, ben] = seatsOf(2) as readonly [Seat, Seat]
const by = (seq: number, seat: Seat): Entry => ({
  seq,
  at: 0,
  by: { seat, answer: only(seat, { name: 'bid', answer: 1 }) },
  events: [],
})
const house: Entry = { seq: 0, at: 0, by: 'house', events: [] }
const question = { name: 'bid', ask: oneOf('R1', ['a', 'b']) }

test('an asking stays the same while others answer, and is another after one’s own answer', () => {
  const before = askingKey(question, [house], ana)
  expect(askingKey(question, [house, by(1, ben)], ana)).toBe(before)
  expect(askingKey(question, [house, by(1, ben), by(2, ana)], ana)).not.toBe(before)
})

test('after a covert answer the same question is another asking', () => {
  expect(askingKey(question, [house], ana, 3)).not.toBe(askingKey(question, [house], ana))
})

test('an asking with other answers is another asking', () => {
  const other = { name: 'bid', ask: oneOf('R1', ['a']) }
  expect(askingKey(other, [house], ana)).not.toBe(askingKey(question, [house], ana))
})

test('who wrote an entry covertly knows it, and nobody else does', () => {
  const covert = only(ana, { seat: ana, answer: { name: 'bid', answer: 1 } })
  expect(isBy({ covert }, ana)).toBe(true)
  expect(isBy({ covert }, 'table')).toBe(false)
  expect(isBy('clock', ana)).toBe(false)
})

test('the last entry of one’s own', () => {
  expect(lastBy([house, by(1, ana), by(2, ben)], ana)).toBe(1)
  expect(lastBy([house], ana)).toBe(-1)
})
