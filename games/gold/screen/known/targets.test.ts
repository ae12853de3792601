import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { on, position } from '../../position.ts'
import { addedBy, bySpot, optionsOf, spotOf, spotsOpen } from './targets.ts'

const row = [
  { dragon: 'thornmaw', tokens: { gold: 2, blue: 1 }, attackers: on(ben, 'thief') },
  { dragon: 'theUnseen' },
] as const
const nothing = { move: null, spot: null, sent: null, answer: null }

test('R3.1 in an attack every dragon is open, also before somebody is chosen to go', () => {
  const t = position({ row, hands: [['keenBlade']] })
  const question = t.asked(ana)
  expect(spotsOpen(t.state, question, nothing)).toEqual([0, 1])
  expect(spotsOpen(t.state, question, { ...nothing, sent: 'knight' })).toEqual([0, 1])
  expect(addedBy(question, { ...nothing, sent: 'knight' })).toBe(4)
  expect(addedBy(question, { ...nothing, move: 'keenBlade', sent: 'knight' })).toBe(7)
  expect(addedBy(question, nothing)).toBe(0)
})

test('R10.2 in a window the dragons open that the chosen object can be played on', () => {
  const hands = [[], ['dragonDraught', 'hornOfRecall', 'invisibleHand'] as const]
  const t = position({ row, hands }).place(ana, 'wizard', 1)
  const question = t.asked(ben)
  expect(spotsOpen(t.state, question, nothing)).toEqual([])
  expect(spotsOpen(t.state, question, { ...nothing, move: 'dragonDraught' })).toEqual([0, 1])
  expect(spotsOpen(t.state, question, { ...nothing, move: 'slip' })).toEqual([0])
  expect(bySpot(t.state, 'hornOfRecall', optionsOf(question, 'hornOfRecall'))).toEqual(
    new Map([
      [0, [`${ben}.thief`]],
      [1, [`${ana}.wizard`]],
    ]),
  )
})

test('a target is about one dragon, or about none', () => {
  const { state } = position({ row })
  expect(spotOf(state, { kind: 'seat', seat: cleo })).toBeNull()
  expect(spotOf(state, { kind: 'spot', spot: 1 })).toBe(1)
  expect(spotOf(state, { kind: 'spots', spots: [0, 1] })).toBeNull()
  expect(optionsOf(null, 'call')).toEqual([])
})
