import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { type FistTable, position } from '../position.ts'
import type { Purse } from '../types.ts'
import { noBid, noStones } from './counting.ts'

const spent = (t: FistTable): readonly number[] => t.state.sides.map(side => side.spent)
/** Fairy gold, common gold, silver. */
const has = (fairy: number, common: number, silver: number): Purse => ({ fairy, common, silver })
const full = has(8, 2, 5)
const asksSilver = (max: number) => ({
  name: 'silverBid',
  ask: { items: expect.arrayContaining([expect.objectContaining({ name: 'silver', max })]) },
})

test('R2.8 tied for the highest bid: those who tied bid again in silver, all of it is paid, and the most wins', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 1, 3)
  expect(t.stones).toEqual([noStones, noStones, noStones])
  expect(t.asked(ben)).toBe(null)
  t.refuses(ben, 'silverBid', { silver: 5 }, 'not asked').silver(1, 2)
  expect(t.stones).toEqual([noStones, noStones, { ...noStones, red: 1 }])
  expect(t.purses.map(p => p.silver)).toEqual([4, 5, 3])
  expect(t.state.bank.silver).toBe(20 + 3)
  t.close()
})

test('E1 silver spent in a tie-break does not come back with the fairy gold', () => {
  const t = position({ up: 'fairy', unseen: [], deck: ['troll', 'gnome'] })
  t.bids(3, 1, 3).rolls(0).silver(1, 2)
  expect(t.purses).toEqual([has(8, 2, 4), has(8, 2, 5), has(9, 2, 3)])
  t.close()
})

test('E1 a tie below the highest bid decides nothing', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 2, 2)
  expect(t.happened).not.toContain('tieBreakBegan')
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  expect(t.purses.map(p => p.silver)).toEqual([5, 5, 5])
  t.close()
})

test('E1 told: silver is sealed like gold and opened to all, among those who tied', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 1, 3)
  expect(t.told('table')).toContainEqual({ type: 'tieBreakBegan', seats: [ana, cleo], cursed: false })
  t.answer(ana, 'silverBid', { silver: 1 })
  const sealed = { type: 'bidSealed', seat: ana }
  expect(t.told(ana)).toEqual([{ ...sealed, bid: { only: [ana], is: { ...noBid, silver: 1 } } }])
  for (const viewer of [ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ ...sealed, bid: { only: [ana] } }])
  t.answer(cleo, 'silverBid', { silver: 2 })
  const bids = [{ ...noBid, silver: 1 }, null, { ...noBid, silver: 2 }]
  for (const viewer of [ana, ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'bidsOpened', stage: 'silver', bids })
  t.close()
})

test('E2 a second tie: nobody wins, there is no third auction, and all coins are paid', () => {
  const t = position({ up: 'redDragon' })
  t.bids({ fairy: 1, common: 2 }, 3, 1).silver(2, 2)
  expect(t.told('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'tie' })
  expect(t.happened).not.toContain('tieBreakBegan')
  expect(t.stones).toEqual([noStones, noStones, noStones])
  expect(t.purses).toEqual([has(7, 0, 3), has(5, 2, 3), has(7, 2, 5)])
  expect([t.state.bank.common, t.state.bank.silver]).toEqual([9 + 2, 20 + 4])
  expect(spent(t)).toEqual([1, 3, 1])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E2 silver 3-3-1: the one does not inherit', () => {
  const t = position({ up: 'redDragon' })
  t.bids(2, 2, 2).silver(3, 3, 1)
  expect(t.stones).toEqual([noStones, noStones, noStones])
  expect(t.purses.map(p => p.silver)).toEqual([2, 2, 4])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E2 silver 3-1-1: a tie below the highest silver decides nothing', () => {
  const t = position({ up: 'redDragon' })
  t.bids(2, 2, 2).silver(1, 3, 1)
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, noStones])
  t.close()
})

test('E2 fairy gold bid on a card nobody won comes back when the round ends', () => {
  const t = position({ up: 'fairy', unseen: [], deck: ['troll', 'gnome'] })
  t.bids({ fairy: 2, common: 1 }, 3, 1).rolls(0).silver(1, 1)
  expect(t.purses).toEqual([has(8, 1, 4), has(8, 2, 4), has(8, 2, 5)])
  t.close()
})

test('E3 no silver is a legal bid, and one silver beats it', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 3, 3).silver(0, 1, 0)
  expect(t.stones).toEqual([noStones, { ...noStones, red: 1 }, noStones])
  expect(t.purses.map(p => p.silver)).toEqual([5, 4, 5])
  t.close()
})

test('E3 no silver from anybody is a second tie, not a card without bids', () => {
  const t = position({ up: 'redDragon' })
  t.bids(3, 3, 0).silver(0, 0)
  expect(t.told('table')).toContainEqual({ type: 'characterPassed', character: 'redDragon', why: 'tie' })
  expect(t.stones).toEqual([noStones, noStones, noStones])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E3 the silver is asked for even where no tied seat has any', () => {
  const t = position({ up: 'redDragon', purses: [{ fairy: 4 }, { fairy: 4 }, { fairy: 4, silver: 5 }] })
  t.bids(3, 3, 0)
  for (const seat of [ana, ben]) expect(t.asked(seat)).toMatchObject(asksSilver(0))
  t.refuses(ana, 'silverBid', { silver: 1 }, 'E6').silver(0, 0)
  expect(t.stones).toEqual([noStones, noStones, noStones])
  t.close()
})

test('E3 told: whether a tied seat has silver makes a difference to nobody but its owner', () => {
  const benHas = (silver: number): FistTable =>
    position({ up: 'redDragon', purses: [full, { ...full, silver }, full] }).bids(3, 3, 0)
  const [poor, rich] = [benHas(0), benHas(5)]
  const rivals = [ana, cleo, 'table'] as const
  const sameToRivals = () => {
    for (const viewer of rivals) expect(poor.told(viewer)).toEqual(rich.told(viewer))
    for (const seat of [ana, cleo]) expect(poor.asked(seat)).toEqual(rich.asked(seat))
  }
  sameToRivals()
  expect(poor.asked(ben)).toMatchObject(asksSilver(0))
  expect(rich.asked(ben)).toMatchObject(asksSilver(5))
  for (const t of [poor, rich]) t.answer(ben, 'silverBid', { silver: 0 })
  sameToRivals()
  for (const t of [poor, rich]) t.answer(ana, 'silverBid', { silver: 1 })
  sameToRivals()
  for (const t of [poor, rich]) t.close()
})
