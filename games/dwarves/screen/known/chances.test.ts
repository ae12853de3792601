import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
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
  const { state } = position({ hands: [['boo']], groups: [[['gnome', 2], 'troll']] })
  const [side] = state.sides
  expect(side && findsExpected(side, ['gnome', 'gnome', 'troll'])).toBe(1)
})
