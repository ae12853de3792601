import { expect, test } from 'vitest'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { guest, position } from '../position.ts'
import { mended } from './mending.ts'
import { choose, gainStone, playChosen, plunder, type Step, steal } from './steps.ts'

/* What a guest has chosen is known until it is chosen anew, whatever happens on the way. */

const stones = [{}, { red: 1 }, { blue: 1 }]

test('R7.2 R7.7 what was chosen before is not forgotten because there is no lowest bidder', () => {
  const id = guest(choose('colour'), choose('lowest bidder'), steal, gainStone('chosen'))
  const t = position({ up: id, stones }).anaWins().answer(ana, 'colour', 'yellow')
  expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
  expect(t.stones[ana]).toEqual({ red: 0, blue: 0, yellow: 1 })
  t.close()
})

test('R7.2 R7.13 a character that was taken is used, although nobody can be chosen afterwards', () => {
  const id = guest(choose('unseen character'), choose('most stones'), steal, playChosen)
  const boons = [[], [], ['shelter']] as const
  const t = position({ up: id, unseen: ['redDragon', 'blueDragon'], stones: [{}, {}, { blue: 1 }], boons })
  t.anaWins().answer(ana, 'character', 'redDragon')
  expect(t.stones[ana]).toEqual({ red: 1, blue: 0, yellow: 0 })
})

test('R7.2 a rival is the one whom this card chose, not the one whom another did that was used on the way', () => {
  const id = guest(choose('rival'), choose('unseen character'), playChosen, plunder('silver'))
  const t = position({ up: id, unseen: ['thief', 'redDragon'], stones }).bids(3, 0, 2)
  t.answer(ana, 'rival', ben).answer(ana, 'character', 'thief')
  expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
  expect(t.purses.map(({ silver }) => silver)).toEqual([10, 0, 5])
})

test('R7.2 a colour is known again after another character who found nobody', () => {
  const id = guest(choose('colour'), choose('unseen character'), playChosen, gainStone('chosen'))
  const t = position({ up: id, unseen: ['thief', 'redDragon'], boons: [[], ['shelter'], ['shelter']] })
  t.bids(3, 2, 2).answer(ana, 'colour', 'blue').answer(ana, 'character', 'thief')
  expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
})

test('R7.2 a card that goes on after another asks by its own name', () => {
  const id = guest(choose('unseen character'), playChosen, { do: 'may', steps: [gainStone('red')] })
  const t = position({ up: id, unseen: ['witch', 'redDragon'] })
    .anaWins()
    .answer(ana, 'character', 'witch')
  expect(t.state.power?.playing).toEqual({ character: id, copied: false })
  t.answer(ana, 'may', 'decline')
  expect(t.heard(cleo)).toContainEqual({ type: 'powerDeclined', seat: ana, character: id })
})

const may = (...steps: readonly Step[]): Step => ({ do: 'may', steps })

test('R7.2 a character that may have been used on the way cannot be used again', () => {
  const problem = 'card.steps[2]: a character that was chosen before (R7.2)'
  const card = [choose('unseen character'), may(playChosen), playChosen] as const
  expect(() => guest(...card)).toThrow(problem)
  const paid: Step = { do: 'payFor', price: { silver: 1 }, steps: [playChosen] }
  expect(() => guest(choose('unseen character'), paid, playChosen)).toThrow(problem)
  expect(() => guest(choose('rival'), may(choose('rival'), steal), plunder('silver'))).not.toThrow()
  expect(() => guest(...mended(card, diceOf(seedFrom('used'))(0)))).not.toThrow()
})
