import { expect, test } from 'vitest'
import { seatsOf } from '#kernel/seat'
import { ana, ben } from '#testkit/table'
import { randomGame } from '#testkit/words'
import { box as dwarvesBox } from '../../box.ts'
import { battle } from '../../position.ts'
import { goldOf } from './gold.ts'

test('R10.4 gold by battles: found and awarded, given and taken', () => {
  const groups = [[['gnome', 1, 'generousGnomes']], [], []] as const
  const t = battle('duel', [1], { groups, hands: [[], ['neverNotice'], []] })
    .lays(null, 'neverNotice')
    .wait()
  expect(goldOf(t.heard('table'), ana)).toMatchObject([{ no: 1, battle: 'duel', amount: 1 }])
  expect(goldOf(t.heard('table'), ben)).toMatchObject([{ no: 1, battle: 'duel', amount: 3 }])
})

test.each([2, 4])('explains all gold of a game of %i', seats => {
  randomGame(dwarvesBox, seats, { start: 'random' }, { seed: 'gold' }, ({ view, viewer, told }) => {
    if (viewer !== 'table' || view.result === null) return
    const sums = seatsOf(seats).map(seat => goldOf(told, seat).reduce((n, { amount }) => n + amount, 0))
    expect(sums).toEqual(view.result.points)
  })
})
