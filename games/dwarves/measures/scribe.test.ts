import { expect, test } from 'vitest'
import { notedOf } from '#testkit/noted'
import { ana } from '#testkit/table'
import { dwarves } from '../index.ts'
import { battle } from '../position.ts'
import { scribe } from './scribe.ts'

test('a battle is noted with who won it, from which place, and what it paid', () => {
  const t = battle('sandwich', [4, 6, 5], { groups: [['goblin'], ['goblin'], ['goblin']] })
  const noted = notedOf(dwarves, scribe, t.events)
  expect(noted['sandwich starterWins']).toEqual([0])
  expect(noted['sandwich starterWins@1']).toEqual([0])
  expect(noted['sandwich paid']).toEqual([3])
  expect(noted['sandwich toStarter']).toEqual([0])
  expect(noted['sandwich fighting']).toEqual([3])
  expect(noted['goblin rolled']).toEqual([4, 6, 5])
  expect(noted['goblin falls']).toEqual([1])
  t.close()
})

test('a tie counts in parts for the starter', () => {
  const t = battle('sandwich', [6, 6, 5], { groups: [['goblin'], ['goblin'], ['goblin']] })
  const noted = notedOf(dwarves, scribe, t.events)
  expect(noted['sandwich starterWins']).toEqual([0.5])
  expect(noted['sandwich tied']).toEqual([1])
  t.close()
})

test('a face-down card is noted as a bluff or as an event, and whether it was cancelled', () => {
  const t = battle('sandwich', [5, 6], { groups: [['goblin'], ['goblin']], hands: [['boo'], ['duel']] })
  t.lays('boo', 'duel').answer(ana, 'target', '1.0').wait()
  const noted = notedOf(dwarves, scribe, t.events)
  expect(noted['game bluff']).toEqual([0, 1])
  expect(noted['boo cancelled']).toEqual([0])
  expect(noted['boo battle']).toEqual([1])
  t.close()
})
