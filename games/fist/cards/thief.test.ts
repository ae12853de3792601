import { expect, test } from 'vitest'
import { ana, ben, cleo, dan } from '#testkit/table'
import { type FistTable, position } from '../position.ts'
import { noStones, purse } from '../rules/counting.ts'
import type { Purse } from '../types.ts'
import { standards } from './characters.ts'

/** Fairy gold, common gold, silver. */
const has = (fairy: number, common: number, silver: number): Purse => ({ fairy, common, silver })

test('E20 the Thief robs the second-highest bidder of a stone of her choice', () => {
  const t = position({ up: 'thief', stones: [{}, { red: 1, blue: 1 }, { yellow: 1 }] })
  t.bids(3, 2, 1)
  t.refuses(ana, 'colour', 'yellow', 'E23').answer(ana, 'colour', 'blue')
  expect(t.stones).toEqual([
    { ...noStones, blue: 1 },
    { ...noStones, red: 1 },
    { ...noStones, yellow: 1 },
  ])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E20 second place goes by value: an amulet counts', () => {
  const t = position({ up: 'thief', amulets: [0, 0, 1], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(5, 3, { fairy: 2, amulet: 1 })
  expect(t.stones[ana]).toEqual({ ...noStones, blue: 1 })
  t.close()
})

test('E20 tied for second: the Thief chooses among them, but one with a stone if there is one', () => {
  const t = position({ up: 'thief', seats: 4, stones: [{}, { red: 1 }, {}, { blue: 1 }] })
  t.bids(3, 2, 2, 2)
  t.refuses(ana, 'rival', cleo, 'E20').answer(ana, 'rival', ben)
  expect(t.stones[ana]).toEqual({ ...noStones, red: 1 })
  t.close()
})

test('E20 who bid nothing is not second when somebody else bid', () => {
  const t = position({ up: 'thief', stones: [{}, {}, { red: 1 }] })
  t.bids(3, 1, 0)
  expect(t.state.power?.rival).toBe(ben)
  t.answer(ana, 'coin', 'leave')
  expect(t.stones[cleo]).toEqual({ ...noStones, red: 1 })
  t.close()
})

test('E20 told: which stone was taken from whom, everybody sees', () => {
  const t = position({ up: 'thief', stones: [{}, { red: 1, blue: 1 }, {}] })
  t.bids(3, 2, 1).answer(ana, 'colour', 'blue')
  for (const viewer of [ana, ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toEqual([
      { type: 'powerResumed' },
      { type: 'stonesMoved', from: ben, to: ana, stones: { ...noStones, blue: 1 } },
      { type: 'characterTurnedUp', character: 'yellowDragon' },
    ])
  t.close()
})

test('E21 the only bidder chooses freely among all the others', () => {
  const t = position({ up: 'thief', seats: 4, stones: [{ blue: 1 }, { red: 1 }, { red: 1 }, { yellow: 1 }] })
  t.bids(0, 2, 0, 0)
  t.refuses(ben, 'rival', ben, 'E20').answer(ben, 'rival', dan)
  expect(t.stones).toEqual([
    { ...noStones, blue: 1 },
    { ...noStones, red: 1, yellow: 1 },
    { ...noStones, red: 1 },
    noStones,
  ])
  t.close()
})

test('E21 the only bidder too must rob who has a stone', () => {
  const t = position({ up: 'thief', seats: 4, stones: [{}, {}, { red: 1 }, { blue: 1 }] })
  t.anaWins().refuses(ana, 'rival', ben, 'E20').answer(ana, 'rival', cleo)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones, { ...noStones, blue: 1 }])
  t.close()
})

test('E21 where none of the others has a stone, any of them may be robbed of gold', () => {
  const t = position({ up: 'thief', stones: [{ red: 1 }] })
  t.anaWins().answer(ana, 'rival', cleo).answer(ana, 'coin', 'take')
  expect(t.purses.map(p => p.common)).toEqual([3, 2, 1])
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  t.close()
})

test('E21 one coin makes a second: then there is no choice', () => {
  const t = position({ up: 'thief', stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(2, 0, { common: 1 })
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones])
  t.close()
})

test('E22 after a tie-break the loser of the tie-break is second, however little silver that was', () => {
  const t = position({ up: 'thief', seats: 4, stones: [{}, { red: 1 }, { blue: 1 }, { yellow: 1 }] })
  t.bids(3, 3, 3, 2).silver(3, 1, 2)
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones, { ...noStones, yellow: 1 }])
  t.close()
})

test('E22 who was not in the tie-break is safe, even if the loser has no stone', () => {
  const t = position({ up: 'thief', stones: [{}, {}, { red: 1 }] })
  t.bids(3, 3, 2).silver(1, 0)
  expect(t.state.power?.rival).toBe(ben)
  t.answer(ana, 'coin', 'take')
  expect(t.purses.map(p => p.common)).toEqual([3, 1, 2])
  expect(t.stones).toEqual([noStones, noStones, { ...noStones, red: 1 }])
  t.close()
})

test('E22 losers with the same silver are all second, also with none', () => {
  for (const silver of [2, 0]) {
    const t = position({ up: 'thief', seats: 4, stones: [{}, { red: 1 }, { blue: 1 }, { yellow: 1 }] })
    t.bids(3, 3, 3, 2).silver(3, silver, silver)
    t.refuses(ana, 'rival', dan, 'E20').answer(ana, 'rival', cleo)
    expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones, { ...noStones, yellow: 1 }])
    t.close()
  }
})

test('E22 no silver is not second where another loser bid one', () => {
  const t = position({ up: 'thief', stones: [{}, {}, { red: 1 }] })
  t.bids(3, 3, 3).silver(2, 1, 0)
  expect(t.state.power?.rival).toBe(ben)
  t.answer(ana, 'coin', 'leave')
  expect(t.stones[cleo]).toEqual({ ...noStones, red: 1 })
  t.close()
})

test('E22 silver doubled by an amulet counts double for second place', () => {
  const t = position({ up: 'thief', amulets: [0, 0, 1], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(3, 3, 3).silver(5, 3, { silver: 2, amulet: 1 })
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones])
  t.close()
})

test('E23 from who has no stone the Thief may take a common gold, and only one', () => {
  const t = position({ up: 'thief', stones: [{ red: 1 }] })
  t.bids(3, 2, 1).answer(ana, 'coin', 'take')
  expect(t.purses).toEqual([has(5, 3, 5), has(6, 1, 5), has(7, 2, 5)])
  t.close()
})

test('E23 a stone comes before gold: there is no coin to choose instead', () => {
  const t = position({ up: 'thief', stones: [{}, { red: 1 }] })
  t.bids(3, 2, 1)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, noStones])
  expect(t.purses.map(p => p.common)).toEqual([2, 2, 2])
  t.close()
})

test('E23 without common gold it is fairy gold', () => {
  const t = position({ up: 'thief', purses: [{ fairy: 4 }, { fairy: 4, common: 1, silver: 5 }, {}] })
  t.bids(3, { fairy: 1, common: 1 }, 0).answer(ana, 'coin', 'take')
  expect(t.purses).toEqual([purse({ fairy: 2 }), purse({ fairy: 2, silver: 5 }), purse({})])
  t.close()
})

test('E23 silver is never taken: who has nothing else loses nothing', () => {
  const t = position({ up: 'thief', purses: [{ fairy: 4 }, { common: 1, silver: 5 }, {}] })
  t.bids(3, { common: 1 }, 0).answer(ana, 'coin', 'take')
  expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E23' })
  expect(t.purses).toEqual([purse({ fairy: 1 }), purse({ silver: 5 }), purse({})])
  t.close()
})

test('E23 the coin may be left', () => {
  const t = position({ up: 'thief' })
  t.bids(3, 2, 1).answer(ana, 'coin', 'leave')
  expect(t.told('table')).toContainEqual({ type: 'powerDeclined', seat: ana, character: 'thief' })
  expect(t.purses.map(p => p.common)).toEqual([2, 2, 2])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E23 told: the Thief is asked without peeking; everybody learns which kind was taken, nobody what is left', () => {
  const benHas = (common: number): FistTable =>
    position({ up: 'thief', purses: [{ fairy: 4 }, { fairy: 6, common }, {}] }).bids(3, 2, 0)
  const [poor, rich, richer] = [benHas(0), benHas(1), benHas(2)]
  expect(poor.asked(ana)).toEqual(rich.asked(ana))
  for (const t of [poor, rich, richer]) t.answer(ana, 'coin', 'take')
  const next = { type: 'characterTurnedUp', character: 'yellowDragon' }
  for (const viewer of [ana, ben, cleo, 'table'] as const) {
    expect(poor.told(viewer)).toEqual([
      { type: 'powerResumed' },
      { type: 'coinsMoved', from: ben, to: ana, coins: purse({ fairy: 1 }) },
      next,
    ])
    expect(rich.told(viewer)).toEqual([
      { type: 'powerResumed' },
      { type: 'coinsMoved', from: ben, to: ana, coins: purse({ common: 1 }) },
      next,
    ])
    expect(richer.told(viewer)).toEqual(rich.told(viewer))
  }
  for (const t of [poor, rich, richer]) t.close()
})

test('E24 unspent fairy gold is taken before spent, and the Thief may bid it this round', () => {
  const t = position({ up: 'thief', purses: [{ fairy: 3 }, { fairy: 3 }, {}] })
  t.bids(3, 2, 0).answer(ana, 'coin', 'take')
  expect(t.purses).toEqual([purse({ fairy: 1 }), purse({}), purse({})])
  expect(t.state.sides.map(side => side.spent)).toEqual([3, 2, 0])
  t.rolls(0, 0).bids(1, 0, 0)
  expect(t.stones).toEqual([{ ...noStones, yellow: 1 }, noStones, noStones])
  expect(t.purses).toEqual([purse({ fairy: 4 }), purse({ fairy: 2 }), purse({})])
  t.close()
})

test('E24 of fairy gold that is all spent one moves to the spent gold of the Thief, who cannot bid it yet', () => {
  const t = position({ up: 'thief', purses: [{ fairy: 4 }, { fairy: 2 }, {}] })
  t.bids(3, 2, 0).answer(ana, 'coin', 'take')
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'spentFairyMoved', from: ben, to: ana, amount: 1 })
  expect(t.state.sides.map(side => side.spent)).toEqual([4, 1, 0])
  expect(t.purses).toEqual([purse({ fairy: 1 }), purse({}), purse({})])
  t.refuses(ana, 'bid', { fairy: 2 }, 'E6')
  t.close()
})

test('E24 spent fairy gold that was stolen comes back to the Thief when the round ends, and again in the next', () => {
  const t = position({
    up: 'thief',
    unseen: [],
    before: [...standards.filter(id => id !== 'thief')],
    deck: ['troll', 'gnome'],
    purses: [{ fairy: 4 }, { fairy: 2 }, {}],
  })
  t.bids(3, 2, 0).rolls(0).answer(ana, 'coin', 'take')
  expect(t.told('table')).toEqual(
    expect.arrayContaining([
      { type: 'fairyReturned', seat: ana, amount: 4 },
      { type: 'fairyReturned', seat: ben, amount: 1 },
    ]),
  )
  expect(t.purses).toEqual([purse({ fairy: 5 }), purse({ fairy: 1 }), purse({})])
  expect(t.state.sides.map(side => side.spent)).toEqual([0, 0, 0])
  t.refuses(ben, 'bid', { fairy: 2 }, 'E6').rolls(0).bids(4, 0, 0)
  expect(t.state.sides.map(side => side.spent)).toEqual([4, 0, 0])
  t.close()
})

test('E25 a Thief copied by the Ghost robs the second of the Ghost auction', () => {
  const t = position({ up: 'thief', unseen: ['ghost', 'yellowDragon'], stones: [{}, { red: 1 }, { blue: 2 }] })
  t.rolls(0).bids(3, 1, 2)
  expect(t.stones[ana]).toEqual({ ...noStones, blue: 1 })
  t.bids(3, 2, 1).answer(ana, 'character', 'thief')
  expect(t.stones).toEqual([{ ...noStones, red: 1, blue: 1 }, noStones, { ...noStones, blue: 1 }])
  t.close()
})

test('E25 so does a Thief copied after a tie-break, where the loser of the tie-break is second', () => {
  const t = position({ up: 'ghost', stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(2, 2, 1).silver(1, 0).answer(ana, 'character', 'thief')
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, { ...noStones, blue: 1 }])
  t.close()
})

test('E25 a Thief drawn by the Goblin robs the second of the Goblin auction', () => {
  const t = position({ up: 'goblin', unseen: ['yellowDragon', 'thief'], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.rolls(1).bids(3, 2, 1)
  expect(t.stones).toEqual([{ ...noStones, red: 1 }, noStones, { ...noStones, blue: 1 }])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E25 a Thief chosen by the only bidder for the Imp robs whom the bidder likes', () => {
  const t = position({ up: 'imp', unseen: ['yellowDragon', 'thief'], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.anaWins().answer(ana, 'character', 'thief').answer(ana, 'rival', cleo)
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

const thiefAuction = { thiefVictimViaCopy: 'thiefAuction' } as const

test('R6.2 thiefAuction: of a Thief nobody won, the second place of the auction just won counts', () => {
  const t = position({ up: 'ghost', stones: [{}, { red: 1 }, { blue: 1 }], options: thiefAuction }).bids(3, 1, 2)
  t.answer(ana, 'character', 'thief')
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones])
  t.close()
})

test('R6.2 thiefAuction: so it does for a Thief whom a Goblin brought, who never had an auction', () => {
  const stones = [{}, { red: 1 }, { blue: 1 }]
  const t = position({ up: 'goblin', unseen: ['thief', 'yellowDragon'], stones, options: thiefAuction })
  t.rolls(0).bids(3, 1, 2)
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones])
  t.close()
})

test('R6.2 thiefAuction: and where only the one who copies him was second to the Thief: nobody robs themselves', () => {
  const stones = [{ red: 1 }, {}, { blue: 1 }]
  const t = position({ up: 'thief', unseen: ['ghost', 'yellowDragon'], stones, options: thiefAuction })
  t.rolls(0).bids(1, 2, 0).bids(2, 0, 1).answer(ana, 'character', 'thief')
  expect(t.stones).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones])
  t.close()
})
