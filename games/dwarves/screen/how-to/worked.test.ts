import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { battle as playing } from '../../position.ts'
import { armies, battle, bluff, event, hand, lost, strengths, treasures, won } from './worked.ts'

/** The table of the pictures: Ana is you, Cleo is Clara. */
const table = () =>
  playing(
    battle,
    armies.flatMap(army => army.flatMap(({ faces }) => faces)),
    { groups: armies.map(army => army.map(({ kind }) => kind)), hands: [[event], [bluff], ['boo']] },
  )

test('R6.5, R6.6 strength and treasure are what the pictures say', () => {
  const t = table()
  expect(t.tracks).toEqual(armies.map((_, seat) => [strengths[seat], treasures[seat]]))
  t.close()
})

test('R7.2, R9.6, R10.2 you win what the last picture says, the others nothing', () => {
  const t = table().lays(event, bluff, null).wait()
  expect(t.gold).toEqual([won, 0, 0])
  t.close()
})

test('R10.5 you lose your strongest fighter, the others none', () => {
  const t = table().lays(event, bluff, null).wait()
  expect([ana, ben, cleo].map(seat => t.groups(seat))).toEqual(
    armies.map(army => army.filter(({ kind }) => kind !== lost).map(({ kind }) => `1 ${kind}`)),
  )
  t.close()
})

test('R3.2, R10.9 everybody draws up to five, and then it is Ben’s turn', () => {
  const t = table().lays(event, bluff, null).wait().draws('creature')
  expect(t.hands.map(hand => hand.length)).toEqual([hand, hand, hand])
  expect(t.asked(ben)?.name).toBe('turn')
  t.close()
})
