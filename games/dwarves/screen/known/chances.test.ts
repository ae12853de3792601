import { expect, test } from 'vitest'
import { of } from '#kernel/seat'
import { ana, ben } from '#testkit/table'
import type { Kind } from '../../cards/kinds.ts'
import { battle, position } from '../../position.ts'
import { chanceAfter, chancesIn, chanceWith, findsExpected } from './chances.ts'

test('R6.2 fighters are weighed against what others have sent, or else can send', () => {
  const t = battle('duel', [], { groups: [['goblin', 'cyclops'], ['goblin']], seats: 2 })
  expect(chanceWith(t.state, ana, ['goblin'])).toBeCloseTo(21 / 36)
  expect(chanceWith(t.state, ana, ['cyclops'])).toBeGreaterThan(0.99)
})

test('R6.1 before a battle everybody is taken to send the strongest, and who has nobody cannot win', () => {
  const t = position({ hands: [['boo']], groups: [['troll', 'goblin'], ['troll'], []] })
  const [mine, bens, cleos] = chancesIn(t.state, 'duel')
  expect(mine).toBeCloseTo(bens ?? 0)
  expect(mine).toBeGreaterThan(0.5)
  expect(cleos).toBeNull()
})

test('R6.8 a die that is rolled again', () => {
  const t = battle('duel', [1, 5], { groups: [['elf'], ['goblin']], seats: 2 })
  const keep = chanceAfter(t.state, ana, null)
  expect(keep).toBeCloseTo(1)
  const low = battle('duel', [1, 1], { groups: [['elf'], ['goblin']], seats: 2 })
  expect(chanceAfter(low.state, ana, null)).toBeCloseTo(2 / 6)
  expect(chanceAfter(low.state, ana, 1)).toBeCloseTo((2 + 3 + 4 + 5 + 6 + 6) / 36)
  expect(low.asked(ben)).toBeNull()
})

test('R6.6 what is likely to be found', () => {
  expect(finds([['gnome', 2], 'troll'], 'gnome', 'gnome', 'troll')).toEqual({ kept: 1, given: 0 })
})

test('R5.13 what Generous! ones find is for the others', () => {
  const groups = [['gnome', 2, 'generousGnomes'], 'goblin'] as const
  expect(finds(groups, 'gnome', 'gnome', 'goblin')).toEqual({ kept: 1 / 3, given: 1 })
})

test('R6.8 who may reroll rolls a low die again, as in the chance to win, also if it was a find', () => {
  expect(finds([['gnome', 1, 'luckyGnomes']], 'gnome').kept).toBeCloseTo((3 / 6) * (3 / 6))
  // Of 36 rolls, 11 have a 1 that is rerolled, one of them with another 1; 27 have a die of 3 or less, which finds with
  // a chance of one in six.
  expect(finds(['elf'], 'elf').kept).toBeCloseTo(1 / 36 + 27 / 36 / 6)
})

function finds(
  groups: NonNullable<NonNullable<Parameters<typeof position>[0]>['groups']>[0],
  ...sent: readonly Kind[]
) {
  return findsExpected(of(position({ hands: [['boo']], groups: [groups] }).state.sides, ana), sent)
}
