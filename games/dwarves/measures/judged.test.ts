import { expect, test } from 'vitest'
import { notedOf } from '#testkit/noted'
import { dwarves } from '../index.ts'
import { battle } from '../position.ts'
import { judged } from './judged.ts'

test('a creature is worth the gold that it finds, and its part of the award by the pips it rolled', () => {
  const t = battle('ford', [2, 4, 6, 1, 1], { seats: 2, groups: [['goblin', 'dwarf'], ['dwarf']], gold: [16, 0] })
  const noted = notedOf(dwarves, judged, t.events)
  expect(t.state.result?.ranking).toEqual([1, 2])
  expect(noted['goblin price']).toEqual([1 + (3 * 2) / 12])
  expect(noted['dwarf price']).toEqual([(3 * 10) / 12 / 2, (3 * 10) / 12 / 2])
  expect(noted['dwarf winnerWins']).toEqual([1, 0])
  expect(noted['ford price']).toEqual([4])
})

test('one whose owner loses brings nothing', () => {
  const t = battle('sandwich', [6, 6, 6], { seats: 2, groups: [['dwarf'], ['goblin']], gold: [17, 0] })
  expect(t.state.result?.ranking).toEqual([1, 2])
  expect(notedOf(dwarves, judged, t.events)['goblin price']).toEqual([0])
})
