import { expect, test } from 'vitest'
import { endingOf } from './ending.ts'
import { reliabilityIn } from './reliability.ts'

const [ana, ben] = [{ person: 'p-Ana' }, { person: 'p-Ben' }] as const
const stayed = { minded: [null, null, null, null] }
const result = (...ranking: readonly number[]) => ({ ranking, points: ranking })

test('everybody is compared with everybody else; several bots of a level are one rival', () => {
  const sitters = [ana, ben, { bot: 'knight.fox@1' }, { bot: 'knight@2' }]
  const { outcomes, encounters } = endingOf(sitters, result(2, 2, 1, 4), stayed)
  expect(outcomes).toEqual([
    { person: 'p-Ana', place: 2, fault: null },
    { person: 'p-Ben', place: 2, fault: null },
  ])
  expect(encounters.filter(({ person }) => person === 'p-Ana')).toEqual([
    { person: 'p-Ana', rival: 'p-Ben', ahead: 0 },
    { person: 'p-Ana', rival: 'bot knight', ahead: 0 },
  ])
  expect(endingOf(sitters, result(1, 2, 3, 4), stayed).encounters[0]).toEqual({
    person: 'p-Ana',
    rival: 'p-Ben',
    ahead: 1,
  })
})

test('who left is compared with nobody, and has not finished on time; nor has who ran out of time', () => {
  const left = endingOf([ana, ben, { bot: 'yardstick@1' }], result(1, 2, 3), {
    ...stayed,
    minded: ['left', null, null],
  })
  expect(left.outcomes.map(({ fault }) => fault)).toEqual(['left', null])
  expect(left.encounters).toEqual([])
  const late = endingOf([ana, ben], result(1, 2), { minded: ['away', null], late: [1, 0] })
  expect(late.outcomes.map(({ fault }) => fault)).toEqual(['late', null])
  expect(late.encounters).toHaveLength(2)
})

test('reliability: only the last sixty matches count, recent ones more, and few say nothing', () => {
  const times = (n: number, fault: 'late' | null) => Array.from({ length: n }, () => fault)
  expect(reliabilityIn(times(4, 'late'))).toEqual({ matches: 4, onTime: null })
  expect(reliabilityIn(times(5, null))).toEqual({ matches: 5, onTime: 100 })
  expect(reliabilityIn([...times(60, null), ...times(40, 'late')])).toEqual({ matches: 60, onTime: 100 })
  const [recent, old] = [
    reliabilityIn([...times(10, 'late'), ...times(50, null)]),
    reliabilityIn([...times(50, null), ...times(10, 'late')]),
  ].map(({ onTime }) => onTime ?? 0) as [number, number]
  expect(recent).toBeLessThan(old)
  expect(old).toBeGreaterThan(90)
})
