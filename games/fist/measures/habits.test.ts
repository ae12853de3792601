import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { position } from '../position.ts'
import { habits } from './habits.ts'

test('habits are what everybody saw: how much was bid, and for what', () => {
  const t = position({
    up: 'redDragon',
    stones: [{ red: 2 }, { blue: 2 }],
    before: ['witch'],
    deck: ['gnome', 'troll'],
  })
  t.bids(3, { fairy: 5, common: 2 }, 0)
  const told = t.heard('table')
  expect([habits(told, ana).slice(0, 4), habits(told, ben).slice(0, 4)]).toEqual([
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ])
})
