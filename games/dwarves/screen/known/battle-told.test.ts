import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { battle, position } from '../../position.ts'
import { amountOf, battleTold } from './battle-told.ts'

test('before the first battle there is nothing to tell', () => {
  expect(battleTold(position({ hands: [['elf']] }).heard('table'))).toBeNull()
})

test('R6.5, R6.8 rolls in their order, a reroll with the dice it left', () => {
  const t = battle('duel', [1, 5], { groups: [['elf'], ['goblin']], hands: [['boo']], seats: 2 })
  t.dice(6, 3).answer(ana, 'reroll', { die: 1 })
  const told = battleTold(t.heard('table'))
  expect(told?.rolls.map(({ seat, dice, pips, rerolled }) => [seat, dice, pips, rerolled])).toEqual([
    [ana, [1, 5], 6, null],
    [ana, [6, 5], 5, 0],
    [ben, [3], 3, null],
  ])
  expect(told?.isOver).toBe(false)
})

test('R7.4, R8.4, R10.2, R10.5 cards, who cancelled, gold and the fallen, also when it is over', () => {
  const hands = [['boo'], ['forgetIt'], ['elf']] as const
  const t = battle('duel', [6, 2, 3, 4], { groups: [['dwarf'], ['goblin'], ['gnome']], hands })
  t.lays('boo', 'forgetIt', 'elf').answer(ana, 'target', '1.0').answer(ben, 'react', { forget: 'yes' }).wait()
  const told = battleTold(t.heard(cleo))
  expect([...(told?.turnedUp ?? [])]).toEqual([
    [ana, 'boo'],
    [ben, 'forgetIt'],
    [cleo, 'elf'],
  ])
  expect([...(told?.cancelled ?? [])]).toEqual([[ana, ben]])
  expect(told?.spent.has(ben)).toBe(true)
  expect(told?.gold.map(amountOf)).toEqual([4])
  expect(told?.gone.map(({ kind, why }) => [kind, why])).toEqual([['dwarf', 'fell']])
  expect(told?.isOver).toBe(true)
})

test('R5.13, R9.1 what is given away and stolen is told on both sides', () => {
  const groups = [[['gnome', 1, 'generousGnomes']], [], []] as const
  const t = battle('duel', [1], { groups, hands: [[], ['neverNotice'], []] })
    .lays(null, 'neverNotice')
    .wait()
  const told = battleTold(t.heard('table'))
  expect(told?.gold.map(it => [it.seat, it.by, amountOf(it)])).toEqual([
    [ana, 'spoils', 4],
    [ana, 'given', -1],
    [ben, 'gift', 1],
    [ana, 'stolen', -2],
    [ben, 'theft', 2],
  ])
})
