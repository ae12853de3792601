import { expect, test } from 'vitest'
import { type Seat, seatsOf } from '#kernel/seat'
import { type StoryStep, turningPoint } from './story.ts'

const [ana, ben] = seatsOf(2) as readonly [Seat, Seat]
const steps = (...all: readonly (readonly [Seat, number])[]): readonly StoryStep[] =>
  all.map(([seat, total], at) => ({ seat, total, at, seq: at, card: null }))

test('the turning point is the step from which on the winner led to the end', () => {
  const match = steps([ana, 1], [ben, 2], [ana, 3], [ben, 2])
  expect(turningPoint(match, ana, 2)?.at).toBe(2)
})

test('a lead that was lost again is none', () => {
  const match = steps([ana, 2], [ben, 2], [ana, 3])
  expect(turningPoint(match, ana, 2)?.at).toBe(2)
})

test('who led from the beginning turned nothing', () => {
  expect(turningPoint(steps([ana, 1], [ana, 2]), ana, 2)).toBeNull()
  const late = Array.from({ length: 30 }, (_, at): StoryStep => ({ seat: ana, total: at, at, seq: at, card: null }))
  expect(turningPoint([{ seat: ben, total: 1, at: 0, seq: 0, card: null }, ...late], ana, 2)).toBeNull()
  expect(turningPoint([{ seat: ben, total: 5, at: 0, seq: 0, card: null }, ...late], ana, 2)?.at).toBe(6)
})

test('where the winners tied there is none', () => {
  expect(turningPoint(steps([ana, 2], [ben, 2]), ana, 2)).toBeNull()
})

test('what happened at one moment counts together, whatever the seat', () => {
  const at = (moment: number, ...totals: readonly (readonly [Seat, number])[]): readonly StoryStep[] =>
    totals.map(([seat, total]) => ({ seat, total, at: moment, seq: moment, card: null }))
  const match = (winner: Seat, loser: Seat) => [
    ...at(1, [winner, 10]),
    ...at(2, [loser, 5]),
    ...at(
      3,
      ...(
        [
          [winner, 30],
          [loser, 20],
        ] as const
      ).toSorted(([a], [b]) => a - b),
    ),
  ]
  expect(turningPoint(match(ana, ben), ana, 2)?.at).toBe(1)
  expect(turningPoint(match(ben, ana), ben, 2)?.at).toBe(1)
  const late = [...at(1, [ana, 5]), ...at(2, [ana, 20], [ben, 30])]
  expect(turningPoint(late, ben, 2)).toMatchObject({ at: 2, seat: ben })
})
