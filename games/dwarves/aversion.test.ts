import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { battle, position } from './position.ts'

test('R4.3 the third drives off those of everybody, whoever owns the other two', () => {
  const t = position({ hands: [['dwarf']], groups: [['orc'], ['dwarf', 'orc'], ['dwarf', ['orc', 2]]] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 dwarf'], ['1 dwarf']])
  expect(t.discards).toEqual(['orc', 'orc', 'orc', 'orc'])
  t.close()
})

test('R10.2 trial', () => {
  const given = { seats: 2, groups: [['orc'], ['dwarf']], hands: [['boo', 'forgetIt'], ['foolsGold']] } as const
  const t = battle('sandwich', [6, 1, 2, 2, 5], given)
  expect(t.tracks).toEqual([
    [9, 1],
    [7, 1],
  ])
  t.lays('boo', 'foolsGold').answer(ana, 'target', '1.0').wait()
  t.answer(ben, 'target', '0').answer(ana, 'react', { forget: 'yes' }).wait()
  expect(t.gold).toEqual([4, 0])
  expect(t.discards).toEqual(['orc', 'forgetIt', 'boo', 'foolsGold', 'sandwich'])
  t.draws('creature')
  expect(t.asked(ben)?.name).toBe('turn')
  t.close()
})
