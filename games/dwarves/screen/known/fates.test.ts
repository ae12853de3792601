import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { battle, type DwarvesTable } from '../../position.ts'
import { battleTold } from './battle-told.ts'
import { fateOf } from './fates.ts'

const fates = (t: DwarvesTable) => {
  const told = battleTold(t.heard('table'))
  return told === null ? [] : [ana, ben, cleo].map(seat => fateOf(told, seat))
}
const groups = [['dwarf'], ['goblin'], []] as const

test('R8.2, R8.5 a Forget it! that was laid and used, and one that was not', () => {
  const hands = [['boo'], ['forgetIt'], ['forgetIt']] as const
  const t = battle('duel', [6, 2, 3], { groups, hands })
    .lays('boo', 'forgetIt', 'forgetIt')
    .answer(ana, 'target', '1.0')
  expect(fates(t)).toEqual([null, null, null])
  t.answer(ben, 'react', { forget: 'yes' }).wait()
  expect(fates(t)).toEqual(['cancelled', 'used', 'unused'])
})

test('R7.2, R7.5 a bluff, and an event that had nothing to do', () => {
  const t = battle('duel', [6, 2, 3], { groups, hands: [['elf'], [], ['richVein']] }).lays('elf', null, 'richVein')
  expect(fates(t)).toEqual(['bluff', null, 'idle'])
})

test('R9.1, R9.7 a thief without a winner to take from, and a loser whose creatures were safe', () => {
  const hands = [['neverNotice'], ['nobodyGoesHome']] as const
  const t = battle('duel', [6, 2, 3], { groups, hands }).lays('neverNotice', 'nobodyGoesHome').wait().wait()
  expect(fates(t)).toEqual(['idle', 'idle', null])
})

test('R9.6 an event that was done has no other fate', () => {
  const t = battle('duel', [6, 2, 3], { groups, hands: [['richVein'], ['neverNotice']] }).lays(
    'richVein',
    'neverNotice',
  )
  expect(fates(t.wait().wait())).toEqual([null, null, null])
})
