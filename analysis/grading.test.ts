import { expect, test } from 'vitest'
import { gradeOf, highlightsOf, noise } from './grading.ts'
import type { Judged } from './judged.ts'

/** A decision among candidates worth this much, of which the analyst takes the first. */
function judged(values: readonly number[], chosen: number | null, more: Partial<Judged> = {}): Judged {
  const candidates = values.map((value, answer) => ({ answer, value }))
  const cost = chosen === null ? null : Math.max(0, (values[0] ?? 0) - (values[chosen] ?? 0))
  const it = {
    seq: 1,
    question: 'bid',
    answer: chosen,
    advice: 0,
    unit: 'chance',
    candidates,
    chosen,
    advised: 0,
  } as const
  return { ...it, cost, isSilence: false, decision: null, ...more }
}
const { chance } = noise

test('what costs less than the noise is not an error', () => {
  expect(gradeOf(judged([0.5, 0.4], 0))).toBe('best')
  expect(gradeOf(judged([0.5, 0.5 - chance], 1, { cost: chance }))).toBe('good')
  expect(gradeOf(judged([0.5, 0.49 - chance], 1))).toBe('error')
  expect(gradeOf(judged([0.5], null))).toBe(null)
})

test('what the analyst itself often does is not an error', () => {
  const mixed = [0.5, 0.3].map((value, answer) => ({ answer, value, share: 0.5 }))
  expect(gradeOf(judged([0.5, 0.3], 1, { candidates: mixed }))).toBe('good')
})

test('highlights: the furthest above the other choices, the dearest thing done, and the dearest left undone', () => {
  const all = [
    judged([0.5, 0.48, 0.46], 0, { seq: 1 }),
    judged([0.6, 0.2, 0.1], 0, { seq: 2 }),
    judged([0.6, 0.5], 1, { seq: 3 }),
    judged([0.6, 0.4], 1, { seq: 4 }),
    judged([0.6, 0.3], 1, { seq: 5, isSilence: true }),
  ]
  const { best, costly, missed } = highlightsOf(all)
  expect([best, costly, missed].map(it => [it?.judged.seq, it?.change])).toEqual([
    [2, expect.closeTo(0.45)],
    [4, expect.closeTo(0.2)],
    [5, expect.closeTo(0.3)],
  ])
})

test('a match in which everything was about equal has no highlights', () => {
  expect(highlightsOf([judged([0.5, 0.5 - chance / 2], 1), judged([0.5, 0.1], null)])).toEqual({
    best: null,
    costly: null,
    missed: null,
  })
})
