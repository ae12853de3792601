import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { type FistTable, position } from '../position.ts'
import type { Purse } from '../types.ts'
import { noBid, noStones, purse } from './counting.ts'

const spent = (t: FistTable): readonly number[] => t.state.sides.map(side => side.spent)
/** Fairy gold, common gold, silver. */
const has = (fairy: number, common: number, silver: number): Purse => ({ fairy, common, silver })
const full = has(8, 2, 5)
test('R2.7 the most coins win, fairy and common gold alike; everybody pays, win or lose', () => {
  const t = position({ up: 'redDragon' })
  t.bids({ fairy: 2, common: 2 }, { fairy: 3 }, { common: 1 })
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  expect(t.purses).toEqual([has(6, 0, 5), has(5, 2, 5), has(8, 1, 5)])
  expect(spent(t)).toEqual([2, 3, 0])
  expect(t.state.bank.common).toBe(9 + 3)
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('R2.5 a fist is closed once, and nothing happens before the last one is', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 2).refuses(ana, 'bid', { fairy: 4 }, 'not asked')
  expect(t.happened).toEqual(['bidSealed'])
  expect(t.purses).toEqual([full, full, full])
  t.answer(cleo, 'bid', {})
  expect(t.stones[ana]).toEqual({ ...noStones, red: 1 })
  t.close()
})

test('R2.4 the round ends: fairy gold and black coins go back, the specials change, the Witch is first', () => {
  const t = position({
    up: 'goldsmith',
    unseen: [],
    deck: ['troll', 'imp', 'gnome'],
    spent: [2, 0, 0],
    black: [0, 1, 0],
  })
  t.rolls(2, 0).bids({ fairy: 3, common: 1 }, 1, 0)
  expect(t.purses).toEqual([has(10, 1, 5), full, full])
  expect(spent(t)).toEqual([0, 0, 0])
  expect(t.state.sides.map(side => side.black)).toEqual([0, 0, 0])
  expect([t.state.round, t.up, t.state.unseen.length]).toEqual([2, 'witch', 9])
  expect([t.state.used, t.state.specials, t.state.deck]).toEqual([['goldsmith'], ['gnome', 'troll'], ['imp']])
  t.close()
})

test('R2.1 told: the specials of a round are read aloud, the card that is up is known, the others are not in an order', () => {
  const t = position({ up: 'fairy', unseen: [], deck: ['troll', 'gnome'] })
    .rolls(1)
    .bids(0, 0, 0)
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toEqual(
      expect.arrayContaining([
        { type: 'specialDrawn', character: 'gnome' },
        { type: 'specialDrawn', character: 'troll' },
        { type: 'characterTurnedUp', character: 'witch' },
      ]),
    )
  expect(t.happened.filter(type => type === 'characterTurnedUp')).toHaveLength(1)
  t.close()
})

test('R2.5 told: what is in a sealed fist only its owner knows, a fist full or empty', () => {
  const t = position({ up: 'redDragon' })
  t.answer(ana, 'bid', { fairy: 2, common: 1 })
  const sealed = { type: 'bidSealed', seat: ana }
  expect(t.told(ana)).toEqual([{ ...sealed, bid: { only: [ana], is: { ...noBid, fairy: 2, common: 1 } } }])
  for (const viewer of [ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ ...sealed, bid: { only: [ana] } }])
  t.answer(ben, 'bid', {})
  expect(t.told(ben)).toEqual([{ type: 'bidSealed', seat: ben, bid: { only: [ben], is: noBid } }])
  for (const viewer of [ana, cleo, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ type: 'bidSealed', seat: ben, bid: { only: [ben] } }])
  t.answer(cleo, 'bid', {}).close()
})

test('R2.6 told: all fists are opened at once and to everybody', () => {
  const t = position({ up: 'redDragon' })
  t.bids({ fairy: 2, common: 1 }, 0, { common: 2 })
  const opened = [
    { type: 'bidsOpened', stage: 'gold', bids: [{ ...noBid, fairy: 2, common: 1 }, noBid, { ...noBid, common: 2 }] },
    { type: 'bidPaid', seat: ana, bid: { ...noBid, fairy: 2, common: 1 } },
    { type: 'bidPaid', seat: cleo, bid: { ...noBid, common: 2 } },
    { type: 'characterWon', seat: ana, character: 'redDragon', runnersUp: [cleo] },
    { type: 'powerUsed', seat: ana, character: 'redDragon', copied: false },
    { type: 'stonesMoved', from: 'bank', to: ana, stones: { ...noStones, red: 1 } },
    { type: 'characterTurnedUp', character: 'yellowDragon' },
  ]
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ type: 'bidSealed', seat: cleo, bid: { only: [cleo] } }, ...opened])
  t.close()
})

test('R2.10 from start to end: fists close, open, are paid, a tie is broken in silver, the power is used', () => {
  const t = position({ up: 'redDragon' }).bids(1, 1, 0)
  expect(t.happened).toEqual(['bidSealed', 'bidsOpened', 'bidPaid', 'bidPaid', 'tieBreakBegan'])
  t.silver(2, 1)
  expect(t.happened).toEqual([
    ...['bidSealed', 'bidsOpened', 'bidPaid', 'bidPaid'],
    ...['characterWon', 'powerUsed', 'stonesMoved', 'characterTurnedUp'],
  ])
  t.close()
})

test('R2.10 a curse stops it once all have paid, and so do empty fists', () => {
  const stops = ['characterPassed', 'characterTurnedUp']
  const cursed = position({ up: 'redDragon', black: [1] }).bids({ black: 1 }, 1, 1)
  expect(cursed.happened).toEqual([
    ...['bidSealed', 'bidsOpened', 'bidPaid', 'bidPaid', 'bidPaid', 'curseCast'],
    ...stops,
  ])
  const unwanted = position({ up: 'redDragon' }).bids(0, 0, 0)
  expect(unwanted.happened).toEqual(['bidSealed', 'bidsOpened', ...stops])
  for (const t of [cursed, unwanted]) t.close()
})

test('E4 nobody bids: the card is passed over, without a silver auction', () => {
  const t = position({ up: 'redDragon' })
  t.bids(0, 0, 0)
  expect(t.told('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'no bid' })
  expect(t.happened).not.toContain('tieBreakBegan')
  expect(t.stones).toEqual([noStones, noStones, noStones])
  expect(t.purses).toEqual([full, full, full])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E4 one coin is a bid', () => {
  const t = position({ up: 'redDragon' }).bids(0, 0, { common: 1 })
  expect(t.stones).toEqual([noStones, noStones, { ...noStones, red: 1 }])
  t.close()
})

test('E4 the Ghost may copy a card nobody bid for', () => {
  const t = position({ up: 'redDragon', unseen: ['ghost', 'yellowDragon'] })
  t.rolls(0).bids(0, 0, 0).anaWins().answer(ana, 'character', 'redDragon')
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.close()
})

test('E5 silver is not bid for a character, and does not count there', () => {
  const t = position({ up: 'redDragon', purses: [{ fairy: 1, silver: 5 }, { fairy: 1 }, { fairy: 1 }] })
  t.refuses(ana, 'bid', { silver: 1 }, 'E5').refuses(ana, 'bid', { fairy: 1, silver: 1 }, 'E5')
  t.bids(1, 1, 0)
  expect(t.happened).toContain('tieBreakBegan')
  t.silver(0, 0).close()
})

test('E5 gold is not bid in a tie-break, and does not count there', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 3, 0)
  for (const gold of ['fairy', 'common']) t.refuses(ana, 'silverBid', { silver: 1, [gold]: 1 }, 'E5')
  t.refuses(ana, 'bid', { fairy: 1 }, 'another question').silver(1, 2)
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, noStones])
  expect(t.purses).toEqual([has(5, 2, 4), has(5, 2, 3), has(8, 2, 5)])
  t.close()
})

test('E6 fairy gold in front of the screen cannot be bid again this round', () => {
  const t = position({ up: 'redDragon', purses: [{ fairy: 2, common: 1 }, { fairy: 1 }, {}], spent: [6, 0, 0] })
  t.refuses(ana, 'bid', { fairy: 3 }, 'E6').refuses(ana, 'bid', { common: 2 }, 'E6').bids({ fairy: 2, common: 1 }, 0, 0)
  expect(t.purses).toEqual([purse({}), purse({ fairy: 1 }), purse({})])
  expect(spent(t)).toEqual([8, 0, 0])
  t.close()
})

test('E6 no more silver than lies behind the screen', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 3, 0).refuses(ana, 'silverBid', { silver: 6 }, 'E6').silver(5, 4)
  expect(t.stones[ana]).toEqual({ ...noStones, red: 1 })
  t.close()
})

test('E6 coins just gained may be bid in the very next auction', () => {
  const purses = [{ fairy: 1 }, { fairy: 2 }, {}]
  const t = position({ up: 'fairy', unseen: ['alchemist', 'redDragon', 'yellowDragon'], purses })
  t.rolls(0, 0).bids(1, 0, 0)
  t.refuses(ana, 'bid', { fairy: 2 }, 'E6').bids(1, 0, 0)
  t.refuses(ana, 'bid', { common: 4 }, 'E6').bids({ common: 3 }, 1, 0)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.close()
})

test('E7 common gold is paid before the power is used: an empty bank gives what was just bid', () => {
  const t = position({ up: 'alchemist', bank: { common: 0 } })
  t.bids({ common: 2 }, { common: 1 }, 0)
  expect(t.purses.map(p => p.common)).toEqual([3, 1, 2])
  expect(t.state.bank.common).toBe(0)
  t.close()
})

test('E7 so is the silver of the tie-break, of winner and loser', () => {
  const t = position({ up: 'dwarfOfFive', bank: { silver: 0 } })
  t.bids(1, 1, 0).silver(3, 2)
  expect(t.purses.map(p => p.silver)).toEqual([7, 3, 5])
  expect(t.state.bank.silver).toBe(0)
  t.close()
})

test('E7 fairy gold bid lies with its owner and is not in the bank', () => {
  const t = position({ up: 'fairy', bank: { fairy: 0 } })
  t.bids(2, 1, 0)
  expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E8' })
  expect(t.purses.map(p => p.fairy)).toEqual([6, 7, 8])
  expect(spent(t)).toEqual([2, 1, 0])
  t.close()
})

test('E8 the bank gives what it has, and owes nothing', () => {
  const t = position({ up: 'alchemist', unseen: ['redDragon', 'yellowDragon'], bank: { common: 2 } })
  t.rolls(0).anaWins()
  expect(t.purses.map(p => p.common)).toEqual([4, 2, 2])
  t.bids(1, { common: 2 }, 0)
  expect(t.purses.map(p => p.common)).toEqual([4, 0, 2])
  expect(t.state.bank.common).toBe(2)
  t.close()
})

test('E8 one kind of coin that has run out does not stop the other', () => {
  const t = position({ up: 'gnome', bank: { common: 0, silver: 1 } })
  t.anaWins()
  expect(t.purses[ana]).toEqual({ fairy: 7, common: 2, silver: 6 })
  t.close()
})

test('E8 the auction is held even for what has run out', () => {
  const t = position({ up: 'goldsmith', bank: { amulets: 0 } })
  t.anaWins()
  expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E8' })
  expect(t.state.sides.map(side => side.amulets)).toEqual([0, 0, 0])
  expect(spent(t)).toEqual([1, 0, 0])
  t.close()
})

test('E19 nobody has gold left: the other cards are passed, each of them named, and the round ends', () => {
  const t = position({
    up: 'redDragon',
    unseen: ['thief', 'wizard', 'yellowDragon'],
    deck: ['troll', 'gnome'],
    purses: [{ fairy: 2, silver: 5 }, { common: 1, silver: 5 }, { silver: 5 }],
    black: [1, 0, 0],
    amulets: [0, 1, 0],
  })
  t.rolls(2, 0, 1).bids(2, { common: 1 }, 0)
  const passed = (['yellowDragon', 'thief', 'wizard'] as const).flatMap(character => [
    { type: 'characterTurnedUp', character },
    { type: 'characterPassed', character, why: 'no gold' },
  ])
  for (const viewer of [ana, 'table'] as const) expect(t.told(viewer)).toEqual(expect.arrayContaining(passed))
  expect(t.happened.filter(type => type === 'characterPassed')).toHaveLength(3)
  expect([t.state.round, t.up]).toEqual([2, 'witch'])
  expect(t.purses).toEqual([purse({ fairy: 2, silver: 5 }), purse({ silver: 5 }), purse({ silver: 5 })])
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.close()
})

test('E19 one coin of gold anywhere, and the next card is auctioned', () => {
  const t = position({ up: 'redDragon', purses: [{ fairy: 2 }, {}, { common: 1 }] })
  t.bids(2, 0, 0)
  expect(t.up).toBe('yellowDragon')
  t.refuses(ana, 'bid', { fairy: 1 }, 'E6')
  t.close()
})

test('E19 gold won with the last gold counts', () => {
  const t = position({ up: 'fairy', purses: [{ fairy: 1 }, {}, {}] })
  t.bids(1, 0, 0)
  expect(t.up).toBe('yellowDragon')
  expect(t.purses[ana]).toEqual(purse({ fairy: 1 }))
  t.close()
})
