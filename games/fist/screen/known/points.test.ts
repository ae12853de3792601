import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { doubler, position } from '../../position.ts'
import { pointsMade } from './points.ts'

test('E33 what the die cannot show is not counted', () => {
  const t = position({ up: 'sorcerer', points: [2], stones: [{ red: 4 }] })
  t.anaWins().answer(ana, 'either', 'first')
  expect(pointsMade(t.heard('table')).map(({ points, total }) => [points, total])).toEqual([
    [2, 2],
    [1, 3],
  ])
})

test('a point names its card, its moment and what was given', () => {
  const t = position({
    up: 'magician',
    before: ['witch', 'thief'],
    unseen: ['redDragon'],
    round: 2,
    stones: [{ red: 4 }],
  })
  t.anaWins().answer(ana, 'either', 'first')
  expect(pointsMade(t.heard('table'))).toEqual([
    {
      seat: ana,
      points: 1,
      total: 1,
      round: 2,
      card: 3,
      character: 'magician',
      through: null,
      doubler: null,
      stones: { red: 4, blue: 0, yellow: 0 },
      fairy: 0,
    },
  ])
})

test('a point made through another character names both', () => {
  const t = position({ up: 'ghost', before: ['witch', 'quackWizard'], stones: [{}, { red: 1 }] })
  t.bids(0, 1, 0).answer(ben, 'character', 'quackWizard')
  expect(pointsMade(t.heard('table'))).toMatchObject([
    { seat: ben, character: 'quackWizard', through: 'ghost', stones: { red: 1 } },
  ])
})

test('2.6 a doubled Quack makes two points, the second for nothing', () => {
  const t = position({ up: 'quackWizard', stones: [{ blue: 3 }], kept: [[doubler]] })
  t.anaWins().answer(ana, 'twice', 'twice')
  expect(pointsMade(t.heard('table'))).toMatchObject([
    { points: 1, total: 1, doubler: 'doppelganger', stones: { blue: 3 } },
    { points: 1, total: 2, doubler: 'doppelganger', stones: { blue: 0 } },
  ])
})

test('E35 the Necromancer tells how much fairy gold was given up', () => {
  const t = position({ up: 'necromancer' }).bids(4, 0, 0).answer(ana, 'may', 'use')
  expect(pointsMade(t.heard('table'))).toMatchObject([{ character: 'necromancer', fairy: 4 }])
})
