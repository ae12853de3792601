import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { doubler, type FistTable, position } from '../position.ts'
import type { Purse } from '../types.ts'
import { noBid, noStones, purse } from './counting.ts'

const black = (t: FistTable): readonly number[] => t.state.sides.map(side => side.black)
const amulets = (t: FistTable): readonly number[] => t.state.sides.map(side => side.amulets)
const spent = (t: FistTable): readonly number[] => t.state.sides.map(side => side.spent)
/** Fairy gold, common gold, silver. */
const has = (fairy: number, common: number, silver: number): Purse => ({ fairy, common, silver })
const noneHasStones = [noStones, noStones, noStones]

test('R2.9 a black coin among the opened fists: nobody wins the character, and every coin is paid as usual', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1] })
  t.bids({ fairy: 2, common: 2 }, 1, { black: 1 })
  expect(t.told('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'curse' })
  expect(t.stones).toEqual(noneHasStones)
  expect(t.purses.map(p => [p.fairy, p.common])).toEqual([
    [6, 0],
    [7, 2],
    [8, 2],
  ])
  expect(spent(t)).toEqual([2, 1, 0])
  expect(t.state.bank.common).toBe(9 + 2)
  expect(black(t)).toEqual([0, 0, 0])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E9 a black coin may be bid with coins, but its owner wins nothing that way', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1] })
  t.bids(1, 0, { fairy: 5, common: 1, black: 1 })
  expect(t.stones).toEqual(noneHasStones)
  expect(t.purses[cleo]).toEqual({ fairy: 3, common: 1, silver: 5 })
  expect(spent(t)).toEqual([1, 0, 5])
  t.close()
})

test('E9 a black coin is worth nothing: beside two gold it does not reach three', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1], options: { curseSkipsTiebreak: false } })
  t.bids(3, 0, { fairy: 2, black: 1 })
  expect(t.happened).not.toContain('tieBreakBegan')
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E9 a black coin that stays in the purse cancels nothing, and may be bid in any later auction of the round', () => {
  const t = position({ up: 'witch', before: [], unseen: ['redDragon', 'blueDragon', 'yellowDragon', 'wizard'] })
  t.rolls(0, 0, 0).bids(0, 0, 1).refuses(ana, 'bid', { black: 1 }, 'not an answer')
  t.refuses(cleo, 'bid', { black: 2 }, 'E9').bids(1, 0, 0)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.bids(1, 0, { black: 1 })
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.refuses(cleo, 'bid', { black: 1 }, 'not an answer').bids(1, 0, 0)
  expect(t.stones).toEqual([{ ...noStones, red: 1, yellow: 1 }, noStones, noStones])
  t.close()
})

test('E9 told: a black coin in a closed fist is as secret as the rest; opened, everybody sees who cursed', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1] })
  t.answer(cleo, 'bid', { black: 1 })
  const sealed = { type: 'bidSealed', seat: cleo }
  expect(t.told(cleo)).toEqual([{ ...sealed, bid: { only: [cleo], is: { ...noBid, black: 1 } } }])
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ ...sealed, bid: { only: [cleo] } }])
  t.bids(1, 0)
  for (const viewer of [ana, cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'curseCast', seats: [cleo], character: 'redDragon' })
  t.close()
})

test('E10 a cursed tie is not broken: no silver is asked for, nobody wins', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1] })
  t.bids(3, 3, { black: 1 })
  expect(t.happened).not.toContain('tieBreakBegan')
  expect(t.happened).not.toContain('characterWon')
  expect(t.purses.map(p => p.silver)).toEqual([5, 5, 5])
  expect(t.stones).toEqual(noneHasStones)
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E10 a cursed Thief robs nobody', () => {
  const t = position({ up: 'thief', black: [0, 0, 1], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(3, 2, { black: 1 })
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, { ...noStones, blue: 1 }])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E10 the Ghost may copy a cursed card', () => {
  const t = position({ up: 'redDragon', unseen: ['ghost', 'yellowDragon'], black: [0, 0, 1] })
  t.rolls(0).bids(0, 2, { black: 1 }).anaWins().answer(ana, 'character', 'redDragon')
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.close()
})

test('E11 a black coin cannot be bid in the tie-break, and stays', () => {
  const t = position({ up: 'redDragon', black: [1, 0, 1] })
  t.bids(3, 3, 0)
  t.refuses(ana, 'silverBid', { black: 1 }, 'E11').refuses(ana, 'silverBid', { silver: 1, black: 1 }, 'E11')
  t.refuses(cleo, 'silverBid', { black: 1 }, 'not asked').silver(1, 2)
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, noStones])
  expect(black(t)).toEqual([1, 0, 1])
  t.close()
})

test('E12 two black coins in one auction are both spent, and curse it once', () => {
  const t = position({ up: 'redDragon', unseen: ['blueDragon', 'yellowDragon'], black: [0, 1, 1] })
  t.rolls(0).bids(3, { black: 1 }, { fairy: 1, black: 1 })
  expect(t.told('table')).toContainEqual({ type: 'curseCast', seats: [ben, cleo], character: 'redDragon' })
  expect(t.happened.filter(type => type === 'curseCast')).toHaveLength(1)
  expect(black(t)).toEqual([0, 0, 0])
  t.anaWins()
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, noStones, noStones])
  t.close()
})

test('E12 of two black coins in one hand as many are spent as were bid', () => {
  const t = position({ up: 'redDragon', unseen: ['blueDragon', 'yellowDragon'], black: [0, 2, 2] })
  t.rolls(0).bids(3, { black: 1 }, { black: 2 })
  expect(black(t)).toEqual([0, 1, 0])
  t.bids(1, { black: 1 }, 0)
  expect(t.stones).toEqual(noneHasStones)
  expect(black(t)).toEqual([0, 0, 0])
  t.close()
})

test('E13 black coins never run out: a third and a fourth are given', () => {
  const t = position({ up: 'witch', before: [], black: [0, 1, 1], kept: [[doubler]] })
  t.anaWins().answer(ana, 'twice', 'twice')
  expect(black(t)).toEqual([2, 1, 1])
  t.close()
})

test('E13 unused black coins go back when the round ends', () => {
  const t = position({ up: 'fairy', unseen: [], deck: ['troll', 'gnome'], black: [1, 2, 0] })
  t.rolls(0).bids({ black: 1 }, 1, 0)
  expect(t.told('table')).toContainEqual({ type: 'blackReturned', seat: ben, amount: 2 })
  expect(t.happened.filter(type => type === 'blackReturned')).toHaveLength(1)
  expect(black(t)).toEqual([0, 0, 0])
  t.refuses(ben, 'bid', { black: 1 }, 'not an answer')
  t.close()
})

test('E14 four common gold and an amulet beat seven; only four are paid, and the amulet goes back', () => {
  const t = position({ up: 'redDragon', amulets: [1, 0, 0], purses: [{ common: 4 }, { fairy: 8 }, {}] })
  t.bids({ common: 4, amulet: 1 }, 7, 0)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  expect(t.purses).toEqual([purse({}), purse({ fairy: 1 }), purse({})])
  expect(t.state.bank.common).toBe(9 + 4)
  expect([amulets(t), t.state.bank.amulets]).toEqual([[0, 0, 0], 2 + 1])
  t.close()
})

test('E14 four gold of both kinds and an amulet are worth exactly eight', () => {
  const t = position({ up: 'redDragon', amulets: [1, 0, 0] })
  t.bids({ fairy: 2, common: 2, amulet: 1 }, 8, 0)
  expect(t.told('table')).toContainEqual({ type: 'tieBreakBegan', seats: [ana, ben], cursed: false })
  expect(spent(t)).toEqual([2, 8, 0])
  t.silver(0, 1)
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, noStones])
  t.close()
})

test('E14 an amulet is used up by a losing bid too, and who has none cannot bid one', () => {
  const t = position({ up: 'redDragon', amulets: [1, 0, 0] })
  t.refuses(ben, 'bid', { fairy: 1, amulet: 1 }, 'not an answer').bids({ fairy: 1, amulet: 1 }, 3, 0)
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, noStones])
  expect([amulets(t), t.state.bank.amulets]).toEqual([[0, 0, 0], 2 + 1])
  t.close()
})

test('E14 an amulet goes back before the power is used: the Goldsmith may give it again', () => {
  const t = position({ up: 'goldsmith', amulets: [1, 0, 0], bank: { amulets: 0 } })
  t.bids({ fairy: 1, amulet: 1 }, 0, 0)
  expect([amulets(t), t.state.bank.amulets]).toEqual([[1, 0, 0], 0])
  t.close()
})

test('E14 an amulet that was not used is kept over the rounds', () => {
  const t = position({ up: 'fairy', unseen: [], deck: ['troll', 'gnome'], amulets: [1, 0, 0] })
  t.rolls(0).bids(0, 0, 0)
  expect([t.state.round, amulets(t)]).toEqual([2, [1, 0, 0]])
  t.rolls(0).bids({ fairy: 1, amulet: 1 }, 1, 0)
  expect([black(t), amulets(t)]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ])
  t.close()
})

test('E14 told: an amulet in a closed fist is secret until all are opened', () => {
  const t = position({ up: 'redDragon', amulets: [1, 0, 0] })
  t.answer(ana, 'bid', { fairy: 1, amulet: 1 })
  for (const viewer of [ben, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ type: 'bidSealed', seat: ana, bid: { only: [ana] } }])
  t.answer(ben, 'bid', {}).answer(cleo, 'bid', {})
  for (const viewer of [ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({
      type: 'bidsOpened',
      stage: 'gold',
      bids: [{ ...noBid, fairy: 1, amulet: 1 }, noBid, noBid],
    })
  t.close()
})

test('E15 an amulet doubles silver in the tie-break; only the silver that was bid is paid', () => {
  const t = position({ up: 'redDragon', amulets: [1, 0, 0] })
  t.bids(3, 3, 0).silver({ silver: 2, amulet: 1 }, 3)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  expect(t.purses.map(p => p.silver)).toEqual([3, 2, 5])
  expect(t.state.bank.silver).toBe(20 + 5)
  expect([amulets(t), t.state.bank.amulets]).toEqual([[0, 0, 0], 2 + 1])
  t.close()
})

test('E15 two silver and an amulet are worth exactly four', () => {
  const t = position({ up: 'redDragon', amulets: [1, 0, 0] })
  t.bids(3, 3, 0).silver({ silver: 2, amulet: 1 }, 4)
  expect(t.told('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'tie' })
  expect(t.stones).toEqual(noneHasStones)
  expect(amulets(t)).toEqual([0, 0, 0])
  t.close()
})

test('E15 an amulet used in gold is gone and doubles no silver', () => {
  const t = position({ up: 'redDragon', amulets: [1, 0, 0] })
  t.bids({ fairy: 2, amulet: 1 }, 4, 0)
  t.refuses(ana, 'silverBid', { silver: 2, amulet: 1 }, 'not an answer').silver(2, 3)
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, noStones])
  t.close()
})

test('E15 a second amulet may double the silver after the first doubled the gold', () => {
  const t = position({ up: 'redDragon', amulets: [2, 0, 0], bank: { amulets: 0 } })
  t.bids({ fairy: 2, amulet: 1 }, 4, 0).silver({ silver: 2, amulet: 1 }, 3)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  expect([amulets(t), t.state.bank.amulets]).toEqual([[0, 0, 0], 2])
  t.close()
})

test('E16 an amulet needs a coin to double, in gold and in silver; one will do', () => {
  const t = position({ up: 'redDragon', amulets: [2, 0, 0], black: [1, 0, 0] })
  t.refuses(ana, 'bid', { amulet: 1 }, 'E16').refuses(ana, 'bid', { amulet: 1, black: 1 }, 'E16')
  t.bids({ common: 1, amulet: 1 }, 2, 0)
  t.refuses(ana, 'silverBid', { amulet: 1 }, 'E16').silver({ silver: 1, amulet: 1 }, 1)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.close()
})

test('E16 one amulet a bid, in gold and in silver', () => {
  const t = position({ up: 'redDragon', amulets: [2, 0, 0] })
  t.refuses(ana, 'bid', { fairy: 1, amulet: 2 }, 'E16').bids(3, 3, 0)
  t.refuses(ana, 'silverBid', { silver: 1, amulet: 2 }, 'E16').silver({ silver: 1, amulet: 1 }, 1)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  expect(amulets(t)).toEqual([1, 0, 0])
  t.close()
})

test('E16 amulet and black coin may be bid together: the amulet is wasted, and who has both is warned', () => {
  const t = position({ up: 'redDragon', amulets: [1, 1, 0], black: [1, 0, 1] })
  expect([ana, ben, cleo].map(seat => t.asked(seat)?.ask.notes)).toEqual([['E16'], [], []])
  t.bids({ fairy: 1, amulet: 1, black: 1 }, 1, 0)
  expect(t.stones).toEqual(noneHasStones)
  expect([amulets(t), t.state.bank.amulets]).toEqual([[0, 1, 0], 2 + 1])
  expect(black(t)).toEqual([0, 0, 1])
  t.close()
})

test('E17 the Thief never takes an amulet, a black coin or a Doppelganger', () => {
  const tokens = { black: [0, 1, 0], amulets: [0, 1, 0], kept: [[], [doubler]] }
  const t = position({ up: 'thief', ...tokens, purses: [{ fairy: 4 }, { common: 1, silver: 5 }, { fairy: 1 }] })
  t.bids(3, { common: 1 }, 0).answer(ana, 'coin', 'take')
  expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E23' })
  expect([black(t), amulets(t)]).toEqual([tokens.black, tokens.amulets])
  expect(t.state.sides.map(side => side.kept)).toEqual([[], [doubler], []])
  expect(t.purses).toEqual([purse({ fairy: 1 }), purse({ silver: 5 }), purse({ fairy: 1 })])
  t.close()
})

test('E17 nor does the Brigand', () => {
  const tokens = { black: [0, 1, 0], amulets: [0, 1, 0], kept: [[], [doubler]] }
  const t = position({ up: 'brigand', ...tokens })
  t.anaWins().answer(ana, 'rival', ben)
  expect(t.purses).toEqual([has(7, 4, 10), has(8, 0, 0), has(8, 2, 5)])
  expect([black(t), amulets(t)]).toEqual([tokens.black, tokens.amulets])
  expect(t.state.sides.map(side => side.kept)).toEqual([[], [doubler], []])
  t.close()
})

test('E18 the winner of the Witch takes a black coin', () => {
  const t = position({ up: 'witch', before: [] }).bids(1, 2, 0)
  expect(black(t)).toEqual([0, 1, 0])
  t.close()
})

test('E18 nobody bids for the Witch: there is no black coin this round', () => {
  const t = position({ up: 'witch', before: [] }).bids(0, 0, 0)
  expect(black(t)).toEqual([0, 0, 0])
  expect(t.up).toBe('yellowDragon')
  t.refuses(ana, 'bid', { black: 1 }, 'not an answer')
  t.close()
})

test('E18 a second tie for the Witch: there is no black coin this round', () => {
  const t = position({ up: 'witch', before: [] }).bids(2, 2, 1).silver(1, 1)
  expect(black(t)).toEqual([0, 0, 0])
  expect(t.up).toBe('yellowDragon')
  for (const seat of [ana, ben, cleo]) t.refuses(seat, 'bid', { black: 1 }, 'not an answer')
  t.close()
})

test('E16 in a tie-break a black coin beside an amulet is warned of only where it may be bid', () => {
  for (const blackInTiebreak of [false, true]) {
    const t = position({ up: 'redDragon', black: [2], amulets: [1], options: { blackInTiebreak } }).bids(1, 1, 0)
    const ask = t.asked(ana)?.ask
    expect(ask?.notes).toEqual(blackInTiebreak ? ['E16'] : [])
    const black = ask?.kind === 'bundle' ? ask.items.find(i => i.name === 'black') : undefined
    expect(black?.max).toBe(blackInTiebreak ? 2 : 0)
  }
})

test('R6.3 with two amulets in a bid the coins count four times', () => {
  const t = position({ up: 'redDragon', amulets: [2], options: { amuletsPerBid: 2 } })
  t.bids({ fairy: 1, amulet: 2 }, 4, 0)
  expect(t.told('table')).toContainEqual({ type: 'tieBreakBegan', seats: [ana, ben], cursed: false })
  t.silver(1, 0)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.close()
})
