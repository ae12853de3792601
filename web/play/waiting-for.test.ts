import { expect, test } from 'vitest'
import { type Seat, seatsOf } from '#kernel/seat'
import { awaited, othersAwaited, othersOf, statusKindOf } from './waiting-for.ts'

const [ana, ben, cleo] = seatsOf(3) as readonly [Seat, Seat, Seat]
const waiting = { since: [1, null, 1], until: null, minded: [], present: [] }

test('the table waits for who is asked, and one is not waited for by oneself', () => {
  expect(othersAwaited(waiting, 3, ana)).toEqual([cleo])
  expect(othersAwaited(waiting, 3, 'table')).toEqual([ana, cleo])
  expect(othersAwaited(null, 3, ana)).toEqual([])
})

test('while answers are sealed nobody is named', () => {
  expect(othersAwaited({ ...waiting, since: null }, 3, ana)).toBe('sealed')
})

test('the table does not wait for a seat of which the game says that it has agreed, and for nobody during a scene', () => {
  const isAwaited = (view: object, seat: number): boolean => view !== null && seat === cleo
  expect(awaited(waiting, {}, {}, false)).toEqual(waiting)
  expect(awaited(waiting, { isAwaited }, {}, false)?.since).toEqual([null, null, 1])
  expect(awaited(waiting, { isAwaited }, {}, true)?.since).toEqual([])
})

const facts = {
  isLive: true,
  isOver: false,
  isHeld: false,
  isUnheard: false,
  minded: null,
  isAsked: true,
  isSending: false,
  others: [ben],
} as const

test('the most pressing is said first', () => {
  expect(statusKindOf(facts)).toBe('asked')
  expect(statusKindOf({ ...facts, isSending: true })).toBe('sending')
  expect(statusKindOf({ ...facts, isSending: true, isUnheard: true })).toBe('unheard')
  expect(statusKindOf({ ...facts, minded: 'away' })).toBe('minded')
  expect(statusKindOf({ ...facts, minded: 'left' })).toBe('left')
  expect(statusKindOf({ ...facts, isOver: true })).toBe('over')
  expect(statusKindOf({ ...facts, isHeld: true })).toBe('held')
  expect(statusKindOf({ ...facts, isLive: false })).toBe('past')
  expect(statusKindOf({ ...facts, isAsked: false })).toBe('waiting')
  expect(statusKindOf({ ...facts, isAsked: false, others: 'sealed' })).toBe('sealed')
  expect(statusKindOf({ ...facts, isAsked: false, others: [] })).toBe('idle')
})

test('the others sit clockwise from one’s left', () => {
  expect(othersOf(3, ben)).toEqual([cleo, ana])
  expect(othersOf(3, null)).toEqual([ana, ben, cleo])
})
