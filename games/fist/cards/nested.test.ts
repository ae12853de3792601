import { expect, test } from 'vitest'
import { ana, cleo } from '#testkit/table'
import { type FistTable, guest, type Position, position } from '../position.ts'
import { gain, gainStone, type Step, score } from './steps.ts'

/* What is offered of several things at once: chapter 7. */

const upFor = (step: Step, more: Partial<Position> = {}): FistTable =>
  position({ up: guest(step), purses: [{ fairy: 2, silver: 1 }], ...more }).anaWins()
const may = (...steps: readonly Step[]): Step => ({ do: 'may', steps })
const either = (first: readonly Step[], second: readonly Step[]): Step => ({ do: 'either', first, second })
const when = (...steps: readonly Step[]): Step => ({ do: 'if', holds: { stones: 3 }, steps, otherwise: [] })
const trade = (any: number): Step => ({ do: 'trade', price: { any }, points: 1 })
const shelter: Step = { do: 'thisRound', boon: 'shelter' }
const silver = gain({ silver: 4 })

test('R7.17 R7.6 what stands beside a condition that does not hold can be done all the same', () => {
  const t = upFor(may(silver, when(score(1)))).answer(ana, 'may', 'use')
  expect([t.purses[ana]?.silver, t.points[ana]]).toEqual([5, 0])
  const u = upFor(either([silver, when(score(1))], [gain({ common: 1 })])).answer(ana, 'either', 'first')
  expect([u.purses[ana]?.silver, u.points[ana]]).toEqual([5, 0])
  t.close()
  u.close()
})

test('R7.17 R7.6 whether a condition holds is seen when its turn comes, also where one may leave it all', () => {
  const t = upFor(may(gainStone('red'), when(score(1))), { stones: [{ blue: 2 }] }).answer(ana, 'may', 'use')
  expect(t.points[ana]).toBe(1)
  t.close()
})

test('R7.17 nobody is asked whether to do nothing at all', () => {
  expect(upFor(may(when(score(1)))).heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R3.7' })
  expect(upFor(either([when(score(1))], [silver])).purses[ana]?.silver).toBe(5)
  const thief = [{ do: 'choose', what: 'rival' }, when({ do: 'steal' })] as const
  expect(upFor(either(thief, [silver])).purses[ana]?.silver).toBe(5)
})

test('R7.17 R7.9 what stands beside a price in stones that nobody can give can be done all the same', () => {
  const t = upFor(may(silver, { do: 'payFor', price: { any: 2 }, steps: [score(1)] })).answer(ana, 'may', 'use')
  expect([t.purses[ana]?.silver, t.points[ana]]).toEqual([5, 0])
  t.close()
})

test('R7.17 R7.10 what stands beside something that one has already can be done all the same', () => {
  const t = upFor(may(shelter, silver), { boons: [['shelter']] }).answer(ana, 'may', 'use')
  expect(t.purses[ana]?.silver).toBe(5)
  expect(t.heard(cleo)).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R7.10' })
  t.close()
})

test('R7.17 E32 without the stones for points the whole offer falls away, unless stones come with it', () => {
  expect(upFor(either([silver, trade(1)], [gain({ common: 1 })])).purses[ana]?.common).toBe(1)
  const t = upFor(either([gainStone('red'), trade(1)], [silver])).answer(ana, 'either', 'first')
  expect(t.points[ana]).toBe(1)
  t.close()
})
