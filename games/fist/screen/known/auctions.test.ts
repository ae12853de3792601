import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { position } from '../../position.ts'
import { noBid } from '../../rules/counting.ts'
import { auctionsOf, concerning, highestOf, valueIn } from './auctions.ts'

const of = (t: { heard(viewer: 'table'): Parameters<typeof auctionsOf>[0] }) => auctionsOf(t.heard('table'))

test('what came in a round, and what became of it', () => {
  const t = position({ up: 'redDragon', before: ['witch'], unseen: ['thief'] }).bids(2, 1, 0)
  const { shown, last } = of(t)
  expect(shown.map(it => [it.character, it.end])).toEqual([
    ['witch', { passed: 'no bid' }],
    ['redDragon', { won: ana }],
    ['thief', null],
  ])
  expect(last?.character).toBe('redDragon')
  expect(last?.gold).toEqual([{ ...noBid, fairy: 2 }, { ...noBid, fairy: 1 }, noBid])
  expect(last === null ? [] : highestOf(last)).toEqual([ana])
  expect(last === null ? null : valueIn(last, 'gold', ben)).toBe(1)
})

test('who has closed a fist since the last ones opened', () => {
  const t = position({ up: 'redDragon', unseen: ['thief'] }).bids(2, 1, 0)
  expect(of(t).closed).toEqual([])
  t.answer(ben, 'bid', {})
  expect(of(t).closed).toEqual([ben])
  expect(of(t).openings).toBe(1)
})

test('a tie-break is told beside the gold that tied', () => {
  const t = position({ up: 'redDragon', unseen: ['thief'] })
    .bids(2, 2, 0)
    .silver(1, 3)
  const { last } = of(t)
  expect(last?.silver?.map(bid => bid?.silver ?? null)).toEqual([1, 3, null])
  expect(last === null ? [] : highestOf(last)).toEqual([ben])
  expect(last?.end).toEqual({ won: ben })
})

test('a curse, and fists that were all empty', () => {
  const cursed = of(position({ up: 'redDragon', unseen: ['thief'], black: [0, 1, 0] }).bids(3, { black: 1 }, 1)).last
  expect(cursed?.cursers).toEqual([ben])
  expect(cursed?.end).toEqual({ passed: 'curse' })
  const empty = of(position({ up: 'redDragon', unseen: ['thief'] }).bids(0, 0, 0)).last
  expect(empty === null ? null : highestOf(empty)).toEqual([])
})

test('who ties for gold and then bids no silver stands out no more than anybody else', () => {
  const { last } = of(
    position({ up: 'redDragon', unseen: ['thief'] })
      .bids(2, 2, 0)
      .silver(0, 0),
  )
  expect(last === null ? null : highestOf(last)).toEqual([])
})

test('E46 a card that an Imp brings is of this round and belongs to who brought it', () => {
  const t = position({ up: 'imp', before: ['witch'], unseen: ['redDragon', 'blueDragon', 'thief'] })
    .bids(0, 0, 1)
    .rolls(0)
    .answer(cleo, 'character', 'redDragon')
  const { shown } = of(t)
  expect(shown.find(it => it.character === 'redDragon')?.broughtBy).toBe(cleo)
  expect(shown.find(it => it.character === 'imp')?.end).toEqual({ won: cleo })
})

test('what became of a seat’s own things is told to that seat alone, and no more of it than there is room for', () => {
  const t = position({ up: 'thief', unseen: ['redDragon'], stones: [{}, { red: 1 }, { blue: 1 }] }).bids(3, 2, 1)
  const { effects } = of(t)
  const told = (seat: typeof ana) => concerning(effects, seat).map(({ say }) => say)
  expect(told(ben)).toEqual(['log.takes'])
  expect(told(cleo)).toEqual([])
  expect(concerning([...effects, ...effects, ...effects], ben)).toHaveLength(2)
})
