import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { reachOf, thirdsOf } from './thirds.ts'

const { text } = speaker('en', en)
const thirds = (...groups: NonNullable<NonNullable<Parameters<typeof position>[0]>['groups']>) =>
  thirdsOf(position({ groups, hands: [['boo']] }).state).map(saying => text(saying))

test('R4.3 which kinds lack but one, and whom it drives off', () => {
  expect(thirds(['elf'], ['troll'])).toEqual([])
  expect(thirds(['elf', 'troll'], ['elf', 'troll', 'dwarf'])).toEqual([
    'Two elves are on the table: a third drives off all goblins and gnomes.',
    'Two trolls are on the table: a third drives off all dwarves and orcs.',
  ])
})

test('R5.12 who flies stays', () => {
  expect(thirds([['troll', 2]], [['dwarf', 1, 'flyingDwarves']])).toEqual([
    'Two trolls are on the table: a third drives off all dwarves and orcs but those that fly.',
  ])
})

test('R4.4, R12.4 whom the next one reaches', () => {
  const reach = (count: number, fourthClears: boolean) =>
    reachOf(position({ groups: [[['troll', count]]], hands: [['boo']], options: { fourthClears } }).state, 'troll')
  expect([1, 2, 3, 4].map(count => reach(count, false))).toEqual(['own', 'third', 'nobody', 'nobody'])
  expect([1, 2, 3, 4].map(count => reach(count, true))).toEqual(['own', 'third', 'own', 'own'])
})
