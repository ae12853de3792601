import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import type { Seat } from '#kernel/seat'
import { ana, ben } from '#testkit/table'
import { battle, position } from '../position.ts'
import type { State } from '../types.ts'
import { warnings } from './warnings.ts'

/** What a seat is told before it gives this answer, by the names of the sentences. */
const warned = (state: State, seat: Seat, answer: object): readonly string[] => {
  const question = { name: 'turn', ask: {} } as never
  const considered = { question, view: redact(state, seat), told: [], seat, answer, at: 0 }
  return warnings(considered).map(({ say }) => say.replace('warnings.', ''))
}

test('R4.2 a creature that drives off more of its owner’s than of the others’', () => {
  const t = position({
    groups: [['troll', ['goblin', 2]], ['troll', 'dwarf'], [['orc', 2]]],
    hands: [['troll', 'elf']],
  })
  expect(warned(t.state, ana, { creature: 'elf' })).toEqual(['creature'])
  expect(warned(t.state, ana, { creature: 'troll' })).toEqual([])
})

test('a battle that somebody else is likely to win, and with it perhaps the game', () => {
  const groups = [['goblin'], ['cyclops', 'cyclops']] as const
  const poor = position({ seats: 2, hands: [['duel']], groups: groups.map(it => [...it]) })
  expect(warned(poor.state, ana, { battle: 'duel' })).toEqual(['battle'])
  const rich = position({ seats: 2, hands: [['duel']], groups: groups.map(it => [...it]), gold: [0, 12] })
  expect(warned(rich.state, ana, { battle: 'duel' })).toEqual(['battle', 'award'])
  expect(warned(poor.state, ben, { battle: 'duel' })).toEqual([])
})

test('R10.1 laying nothing while somebody else wins the game with this battle', () => {
  const fought = (gold: number) =>
    battle('sandwich', [1, 6], {
      seats: 2,
      groups: [['goblin'], ['goblin']],
      hands: [['boo'], ['boo']],
      gold: [0, gold],
    })
  expect(warned(fought(12).state, ana, { none: 'yes' })).toEqual(['lay'])
  expect(warned(fought(3).state, ana, { none: 'yes' })).toEqual([])
  expect(warned(fought(12).state, ben, { none: 'yes' })).toEqual([])
})
