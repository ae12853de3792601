import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { on, position } from '../../position.ts'
import { dragonWith, lairsSeen } from './lairs.ts'

const row = [
  { dragon: 'thornmaw', tokens: { gold: 2 }, attackers: [...on(ben, 'thief'), ...on(ana, 'wizard')] },
  null,
  { dragon: 'theUnseen', draught: 3 },
] as const

test('R3.3 a dragon is seen with its strength, what is against it, and who came in which order', () => {
  const [first, second] = lairsSeen(position({ row }).state)
  expect(first).toMatchObject({ spot: 0, dragon: 'thornmaw', strength: 7, sum: 3, hidden: 3, isSlain: false })
  expect(first?.attackers.map(({ seat, strength }) => [seat, strength])).toEqual([
    [ben, 2],
    [ana, 1],
  ])
  expect(second).toMatchObject({ spot: 2, strength: 11, draught: 3, sum: 0, hidden: 9 })
})

test('R8.3 with an empty bag nothing is hidden', () => {
  expect(lairsSeen(position({ row, bag: {} }).state).map(({ hidden }) => hidden)).toEqual([0, 0])
})

test('R10.10 a blade counts on its dragon', () => {
  const t = position({ row, hands: [['keenBlade']] }).answer(ana, 'attack', { keenBlade: 'dame@2' })
  expect(lairsSeen(t.state)[1]).toMatchObject({ sum: 6, attackers: [{ strength: 6, hasBlade: true }] })
})

test('an adventurer is found on its dragon', () => {
  const { state } = position({ row })
  expect(dragonWith(state, ben, 'thief')?.dragon).toBe('thornmaw')
  expect(dragonWith(state, ben, 'knight')).toBeUndefined()
})

test('R3.5 no dragon hides more than there is in the bag', () => {
  const t = position({ row, bag: { silver: 4 } })
  expect(lairsSeen(t.state).map(({ hidden, isShort }) => [hidden, isShort])).toEqual([
    [3, false],
    [4, true],
  ])
})
