import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { guest, position } from '../position.ts'
import { auctionsOf, highestOf, valueIn } from '../screen/known/auctions.ts'
import type { CharacterId } from './characters.ts'
import type { Boon } from './steps.ts'

const giver = (boon: Boon): CharacterId => guest({ do: 'thisRound', boon })
const winners = (t: { heard(viewer: 'table'): readonly { type: string }[] }) =>
  t.heard('table').filter(({ type }) => type === 'characterWon')

test('R7.10 a boon lies open at its seat until the round ends, and nobody has it twice', () => {
  const t = position({ up: giver('shelter'), unseen: ['redDragon'] }).anaWins()
  expect(t.state.sides.map(side => side.boons)).toEqual([['shelter'], [], []])
  expect(t.heard(cleo)).toContainEqual({ type: 'boonTaken', seat: ana, boon: 'shelter' })
  t.rolls(0, 0).anaWins()
  expect(t.state.round).toBe(2)
  expect(t.state.sides.map(side => side.boons)).toEqual([[], [], []])
  const again = position({ up: giver('shelter'), boons: [['shelter']] }).anaWins()
  expect(again.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R7.10' })
})

test('R7.11 a heavy fist counts one more, after the amulet, and everybody hears of it', () => {
  const t = position({ up: 'redDragon', boons: [[], ['heavy fist']] }).bids(2, 2, 0)
  expect(winners(t)).toMatchObject([{ seat: ben }])
  expect(t.heard('table').find(({ type }) => type === 'bidsOpened')).toMatchObject({ heavier: [ben] })
  const { last } = auctionsOf(t.heard('table'))
  if (last === null) throw new Error('no fists were opened')
  expect([valueIn(last, 'gold', ana), valueIn(last, 'gold', ben), highestOf(last)]).toEqual([2, 3, [ben]])
  const doubled = position({ up: 'redDragon', boons: [['heavy fist']], amulets: [1, 0, 0] })
  expect(winners(doubled.bids({ fairy: 2, amulet: 1 }, 5, 0).silver(1, 0))).toMatchObject([{ seat: ana }])
})

test('R7.11 who bids nothing with a heavy fist is not the lowest bidder', () => {
  const id = guest({ do: 'choose', what: 'lowest bidder' }, { do: 'steal' })
  const t = position({ up: id, boons: [[], ['heavy fist']], stones: [{}, { red: 1 }, { blue: 1 }] }).bids(3, 0, 2)
  expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
})

test('R7.7 R7.11 a heavy fist counts where the lowest bidder is looked for', () => {
  const id = guest({ do: 'choose', what: 'lowest bidder' }, { do: 'steal' })
  const t = position({ up: id, boons: [[], ['heavy fist']], stones: [{}, { red: 1 }, { blue: 1 }] }).bids(4, 2, 2)
  expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
})

test('R7.11 an empty fist stays empty, and silver counts as always', () => {
  const empty = position({ up: 'redDragon', boons: [['heavy fist']] }).bids(0, 0, 0)
  expect(empty.heard('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'no bid' })
  expect(empty.heard('table').find(({ type }) => type === 'bidsOpened')).not.toHaveProperty('heavier')
  const tied = position({ up: 'redDragon', boons: [['heavy fist']] })
    .bids(1, 2, 0)
    .silver(1, 1)
  expect(tied.heard('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'tie' })
})

test('R7.12 the last word wins a tie without silver, and the others who were level are second', () => {
  const t = position({ up: 'redDragon', boons: [[], [], ['last word']] }).bids(2, 2, 2)
  expect(t.heard('table')).toContainEqual({ type: 'tieWon', seat: cleo, character: 'redDragon' })
  expect(winners(t)).toMatchObject([{ seat: cleo, runnersUp: [ana, ben] }])
})

test('R7.12 silver decides among all who are level if several have the last word, or only somebody lower', () => {
  const all = position({ up: 'redDragon', boons: [['last word'], ['last word']] }).bids(2, 2, 2)
  expect(all.state.auction?.bidders).toEqual([ana, ben, cleo])
  all.silver(0, 0, 1)
  const both = position({ up: 'redDragon', boons: [['last word'], ['last word']] }).bids(2, 2, 0)
  expect(both.silver(1, 0).stones[ana]?.red).toBe(1)
  const lower = position({ up: 'redDragon', boons: [[], [], ['last word']] }).bids(2, 2, 1)
  expect(lower.silver(0, 1).stones[ben]?.red).toBe(1)
})

test('R7.12 the last word does not lift a curse, nor win what nobody bids for', () => {
  const cursed = position({ up: 'redDragon', boons: [['last word']], black: [0, 1, 0] }).bids(
    2,
    { fairy: 2, black: 1 },
    0,
  )
  expect(cursed.heard('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'curse' })
  const none = position({ up: 'redDragon', boons: [['last word']] }).bids(0, 0, 0)
  expect(none.heard('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'no bid' })
})

test('R7.13 who has shelter cannot be chosen, nor found as runner-up', () => {
  const rival = position({ up: 'brigand', seats: 4, boons: [[], ['shelter']] }).anaWins()
  expect(rival.asked(ana)?.ask).toMatchObject({ options: [2, 3], barred: [{ option: ben, rule: 'R7.13' }] })
  rival.answer(ana, 'rival', cleo)
  const stones = [{}, { red: 1 }, { blue: 1 }]
  const thief = position({ up: 'thief', boons: [[], ['shelter']], stones }).bids(3, 2, 2)
  expect(thief.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
  const nobody = position({ up: 'thief', boons: [[], ['shelter']], stones }).bids(3, 2, 1)
  expect(nobody.stones[ana]).toEqual({ red: 0, blue: 0, yellow: 0 })
})

test('R7.13 E20 a runner-up without stones is found if the one with stones has shelter', () => {
  const t = position({ up: 'thief', boons: [[], ['shelter']], stones: [{}, { red: 1 }, {}] }).bids(3, 2, 2)
  expect(t.heard('table')).toContainEqual({ type: 'rivalChosen', seat: ana, rival: cleo })
  t.answer(ana, 'coin', 'leave')
})

test.each(['lowest bidder', 'most points', 'most stones'] as const)(
  'R7.13 who has shelter is not found as %s, nor is the next',
  what => {
    const stones = [{}, { red: 2 }, { blue: 1 }]
    const given = { up: guest({ do: 'choose', what }, { do: 'steal' }), stones, points: [0, 1, 0] }
    expect(position(given).bids(3, 1, 2).stones[ana]?.red).toBe(1)
    const t = position({ ...given, boons: [[], ['shelter']] }).bids(3, 1, 2)
    expect(t.stones[ana]).toEqual({ red: 0, blue: 0, yellow: 0 })
    expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
  },
)

test('R7.13 what concerns everybody concerns who has shelter, too', () => {
  const id = guest({ do: 'othersPay', coins: { silver: 2 }, to: 'winner' })
  const t = position({ up: id, boons: [[], ['shelter']] }).anaWins()
  expect(t.purses.map(({ silver }) => silver)).toEqual([9, 3, 3])
  const all = guest({ do: 'choose', what: 'colour' }, { do: 'everyoneLosesColour' })
  const u = position({ up: all, stones: [{}, { red: 2 }, {}], boons: [[], ['shelter']] }).anaWins()
  u.answer(ana, 'colour', 'red')
  expect(u.stones[ben]?.red).toBe(0)
})
