import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import type { Viewer } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { battle, type DwarvesTable } from '../../position.ts'
import { battleTold } from './battle-told.ts'
import { rowsOf } from './rows.ts'

function rows(t: DwarvesTable, viewer: Viewer, shown?: number) {
  const told = battleTold(t.heard(viewer))
  if (told === null) throw new Error('no battle')
  return rowsOf(redact(t.state, viewer), told, shown ?? told.rolls.length, viewer)
}

test('R6.5 strength grows roll by roll, though all dice have fallen', () => {
  const t = battle('ford', [6, 2, 3, 1, 4], { groups: [['dwarf', 'goblin'], ['dwarf'], []], hands: [['boo']] })
  expect(rows(t, ben).map(({ seat, strength, treasure }) => [seat, strength, treasure])).toEqual([
    [cleo, 0, 0],
    [ana, 11, 1],
    [ben, 5, 1],
  ])
  expect(rows(t, ben, 1).map(({ strength }) => strength)).toEqual([0, 6, 0])
})

test('R6.8 before a reroll is seen, what was found stays found', () => {
  const t = battle('duel', [1, 5], { groups: [['elf'], ['goblin']], hands: [['boo']], seats: 2 })
  t.dice(6, 3).answer(ana, 'reroll', { die: 5 })
  const treasures = (shown: number) => rows(t, ben, shown).map(({ treasure }) => treasure)
  expect([treasures(1), treasures(3)]).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('R7.3 a card face down is a card face down to others', () => {
  const t = battle('duel', [6, 3], { groups: [['goblin'], ['goblin']], hands: [['boo'], ['elf']], seats: 2 })
  t.answer(ana, 'lay', { lay: 'boo' })
  expect(rows(t, ben).map(({ up, laid }) => [up, laid !== null])).toEqual([
    [null, true],
    [null, false],
  ])
})

test('R10.2, R10.5 when it is over it tells what was won and who has fallen', () => {
  const t = battle('ford', [6, 2, 3, 1], { groups: [['dwarf', 'goblin'], ['gnome'], []], hands: [['elf']] })
  t.lays('elf')
  expect(t.state.battle).toBeNull()
  const [, cleos, anas] = rows(t, ana)
  expect(anas).toMatchObject({ isWinner: true, gained: 4, up: 'elf', strength: 11 })
  expect(anas?.fighters?.map(({ kind, hasFallen }) => [kind, hasFallen])).toEqual([
    ['goblin', false],
    ['dwarf', true],
  ])
  expect(cleos?.fighters).toBeNull()
})
