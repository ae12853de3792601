import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { choose, gainStone, giveFairyBid, playChosen, score } from '../../cards/steps.ts'
import { doubler, guest, position } from '../../position.ts'
import { mostPoints, threatsIn } from './danger.ts'

test('a seat that needs one point is a danger with every character that scores for it', () => {
  const { state } = position({
    up: 'thief',
    unseen: ['sorcererApprentice', 'sorcerer', 'quackWizard', 'redDragon'],
    points: [0, 2, 0],
    stones: [{}, { red: 2 }, {}],
  })
  expect(threatsIn(state)).toEqual([{ seat: ben, needs: 1, now: null, later: ['sorcererApprentice', 'quackWizard'] }])
})

test('what is up now comes first, and the nearest before the others', () => {
  const { state } = position({
    up: 'sorcerer',
    unseen: ['magician'],
    points: [1, 2, 0],
    stones: [{ red: 4 }, { red: 2, blue: 2 }, {}],
  })
  expect(threatsIn(state)).toEqual([
    { seat: ana, needs: 2, now: 'sorcerer', later: [] },
    { seat: ben, needs: 1, now: null, later: ['magician'] },
  ])
})

test('2.6 a kept Doppelganger counts, with the stones that the first use leaves', () => {
  const { state } = position({
    up: 'witch',
    before: [],
    unseen: ['quackWizard', 'sorcererApprentice', 'wizard'],
    points: [1, 0, 1],
    stones: [{ red: 2, blue: 1, yellow: 1 }, {}, { red: 3 }],
    kept: [[doubler], [], []],
  })
  expect(threatsIn(state)).toEqual([{ seat: ana, needs: 2, now: null, later: ['quackWizard'] }])
  expect(mostPoints(state, ana, 'sorcererApprentice')).toBe(1)
  expect(mostPoints(state, cleo, 'sorcererApprentice')).toBe(1)
})

test('2.6 two pairs of one colour are enough for a doubled Apprentice', () => {
  const { state } = position({ up: 'sorcererApprentice', stones: [{ red: 4 }], kept: [[doubler]] })
  expect(mostPoints(state, ana, 'sorcererApprentice')).toBe(2)
})

test('Ghost, Goblin and Imp are as dangerous as what they can bring', () => {
  const { state } = position({
    up: 'ghost',
    before: ['witch', 'quackWizard'],
    unseen: ['imp', 'wizard', 'goblin'],
    points: [2, 2, 0],
    stones: [{}, { red: 1, blue: 1, yellow: 1 }, {}],
  })
  expect(threatsIn(state)).toEqual([
    { seat: ana, needs: 1, now: 'ghost', later: [] },
    { seat: ben, needs: 1, now: 'ghost', later: ['imp', 'wizard', 'goblin'] },
  ])
})

test('E35 the Necromancer is a danger whatever somebody holds', () => {
  const { state } = position({ up: 'witch', before: [], unseen: ['necromancer'], points: [0, 0, 2] })
  expect(threatsIn(state)).toEqual([{ seat: cleo, needs: 1, now: null, later: ['necromancer'] }])
})

test('E36 the Necromancer counts once for each winning bid', () => {
  const doubled = { points: [1, 0, 0], kept: [[doubler], [], []] }
  for (const up of ['imp', 'goblin'] as const)
    expect(threatsIn(position({ ...doubled, up, unseen: ['necromancer', 'redDragon'] }).state)).toEqual([])
  const ghost = position({ ...doubled, up: 'ghost', before: ['witch', 'necromancer'], unseen: [] }).state
  expect(mostPoints(ghost, ana, 'ghost')).toBe(1)
})

test('nobody is a danger who cannot win with one character', () => {
  expect(threatsIn(position({ up: 'sorcerer', stones: [{ red: 4 }] }).state)).toEqual([])
})

test('E36 a guest that asks for a bid that is given goes on, but is not offered where there is a choice', () => {
  const up = guest(giveFairyBid, choose('unseen character'), playChosen)
  const [plain, offered] = [guest(giveFairyBid, score(1)), guest({ do: 'may', steps: [giveFairyBid, score(1)] })]
  expect(mostPoints(position({ up, unseen: [plain] }).state, ana, up)).toBe(1)
  expect(mostPoints(position({ up, unseen: [offered] }).state, ana, up)).toBe(0)
})

test('a guest may bring what was auctioned or what is still to come', () => {
  const first = [choose('auctioned character'), playChosen]
  const up = guest({ do: 'either', first, second: [choose('unseen character'), playChosen] })
  const { state } = position({ up, before: ['witch', 'thief'], unseen: [guest(score(2)), 'redDragon'] })
  expect(mostPoints(state, ana, up)).toBe(2)
})

test('E32 a stone that a guest brings may pay for the point that it gives for stones', () => {
  const trade = { do: 'trade', price: { alike: 3 }, points: 1 } as const
  const [red, any] = [guest(gainStone('red'), trade), guest(choose('colour in the bank'), gainStone('chosen'), trade)]
  const at = (stones: readonly object[], bank = {}) => position({ up: red, unseen: [any], stones, bank }).state
  const both = at([{ red: 2 }, { blue: 2 }])
  expect([ana, ben].map(seat => mostPoints(both, seat, red))).toEqual([1, 0])
  expect([ana, ben, cleo].map(seat => mostPoints(both, seat, any))).toEqual([1, 1, 0])
  expect(mostPoints(at([{ red: 2 }], { stones: { red: 0, blue: 4, yellow: 4 } }), ana, red)).toBe(0)
})
