import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { doubler, position } from '../position.ts'
import { noCoins, noStones, plus, purse, stonesOf } from '../rules/counting.ts'
import type { Purse, Stones } from '../types.ts'
import type { CharacterId } from './characters.ts'

const untouched = { fairy: 8, common: 2, silver: 5 }
/** A bid of one fairy gold later. */
const winner = { fairy: 7, common: 2, silver: 5 }
const rich = { red: 2, blue: 2, yellow: 2 }
/** The card that is up is the last of the round; the next specials take one roll. */
const lastCard = { unseen: [], deck: ['imp', 'goblin'] as const }

test.each([
  ['redDragon', [0]],
  ['ancientDragon', []],
  ['alchemist', [0]],
  ['dwarfOfFour', [0]],
  ['fairy', [0]],
  ['gnome', [0]],
  ['goldsmith', [0]],
  ['thief', []],
  ['brigand', []],
  ['troll', []],
  ['ghost', []],
  ['goblin', [0]],
  ['imp', []],
  ['twoHeadedDragon', [0, 0, 0]],
  ['rainbowDragon', []],
  ['quackWizard', [0]],
  ['sorcererApprentice', []],
] as const)('E30 compulsory: the %s cannot be declined', (up, rolls) => {
  const t = position({ up, unseen: ['blueDragon', 'yellowDragon'], stones: [rich, rich, rich] })
  t.rolls(...rolls).anaWins()
  expect(t.happened).toContain('powerUsed')
  t.refuses(ana, 'may', 'decline', 'another question').refuses(ana, 'coin', 'leave', 'another question')
  t.close()
})

const trades: readonly [CharacterId, enough: Partial<Stones>, few: Partial<Stones>, number, Partial<Purse>][] = [
  ['magician', { red: 2, blue: 1, yellow: 1 }, { red: 2, blue: 1 }, 1, { silver: 3 }],
  ['sorcerer', { blue: 4 }, { red: 3, blue: 3, yellow: 3 }, 2, { common: 1 }],
  ['wizard', { red: 1, blue: 1, yellow: 1 }, { red: 3, blue: 3 }, 1, { silver: 3 }],
  ['enchantress', { red: 2, blue: 2, yellow: 1 }, { red: 2, blue: 2 }, 2, { fairy: 1 }],
]

test.each(trades)('E30 %s with exactly enough stones: one of two, and no third', (up, enough, _few, points, coins) => {
  for (const [side, after] of [
    ['first', [points, noStones, winner]],
    ['second', [0, stonesOf(enough), plus(winner, purse(coins))]],
  ] as const) {
    const t = position({ up, stones: [enough] }).anaWins()
    t.refuses(ana, 'either', 'neither', 'E30').refuses(ana, 'may', 'decline', 'another question')
    t.answer(ana, 'either', side)
    expect([t.points[ana], t.stones[ana], t.purses[ana], t.up]).toEqual([...after, 'yellowDragon'])
    t.close()
  }
})

test.each(trades)(
  'E30 %s with one stone too few: the coins, without a question',
  (up, _enough, few, _points, coins) => {
    const t = position({ up, stones: [few] }).anaWins()
    expect([t.points[ana], t.stones[ana], t.up]).toEqual([0, stonesOf(few), 'yellowDragon'])
    expect(t.purses).toEqual([plus(winner, purse(coins)), untouched, untouched])
    t.close()
  },
)

test('E30 optional: the Doppelganger may be saved for later', () => {
  const t = position({ up: 'redDragon', kept: [[doubler]] })
    .anaWins()
    .answer(ana, 'twice', 'once')
  expect([t.stones[ana], t.state.sides[ana]?.kept]).toEqual([stonesOf({ red: 1 }), [doubler]])
  t.close()
})

test('E30 optional: the Thief may leave the gold of who has no stone', () => {
  const t = position({ up: 'thief' }).bids(2, 1, 0).answer(ana, 'coin', 'leave')
  expect(t.happened).toContain('powerDeclined')
  expect(t.purses).toEqual([{ ...untouched, fairy: 6 }, winner, untouched])
  t.close()
})

test('E31 without stones the Quack Wizard gives the point for nothing', () => {
  const t = position({ up: 'quackWizard', stones: [{}, rich] }).anaWins()
  expect([t.points, t.stones[ben]]).toEqual([[1, 0, 0], rich])
  expect(t.happened).not.toContain('stonesMoved')
  t.close()
})

test('E31 the Quack Wizard is compulsory also when the Goblin draws him', () => {
  const t = position({ up: 'goblin', unseen: ['quackWizard', 'yellowDragon'], stones: [rich] })
    .rolls(0)
    .anaWins()
  expect([t.points, t.stones[ana], t.up]).toEqual([[1, 0, 0], noStones, 'yellowDragon'])
  t.close()
})

test('E32 the Sorcerer Apprentice without a pair: no point, and nothing lost', () => {
  const t = position({ up: 'sorcererApprentice', stones: [{ red: 1, blue: 1, yellow: 1 }] }).anaWins()
  expect([t.points, t.stones[ana]]).toEqual([[0, 0, 0], { red: 1, blue: 1, yellow: 1 }])
  expect(t.happened).toContain('nothingDone')
  t.close()
})

test('E32 with one pair the Sorcerer Apprentice takes it without a question', () => {
  const t = position({ up: 'sorcererApprentice', stones: [{ red: 1, blue: 2 }] }).anaWins()
  expect([t.points, t.stones[ana], t.up]).toEqual([[1, 0, 0], stonesOf({ red: 1 }), 'yellowDragon'])
  t.close()
})

test('E32 with two pairs only the colour is chosen', () => {
  const t = position({ up: 'sorcererApprentice', stones: [{ red: 2, blue: 1, yellow: 3 }] }).anaWins()
  t.refuses(ana, 'colour', 'blue', 'R3.3').answer(ana, 'colour', 'yellow')
  expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], { red: 2, blue: 1, yellow: 1 }])
  t.close()
})

test.each([
  ['sorcerer', 0, 2, false],
  ['sorcerer', 1, 3, true],
  ['sorcerer', 2, 3, true],
  ['enchantress', 0, 2, false],
  ['enchantress', 1, 3, true],
  ['enchantress', 2, 3, true],
] as const)('E33 two points from the %s at %i: the die shows %i', (up, before, after, isOver) => {
  const t = position({ up, stones: [{ red: 5 }], points: [before] })
    .anaWins()
    .answer(ana, 'either', 'first')
  expect(t.told('table')).toContainEqual({ type: 'pointsScored', seat: ana, points: 2, total: after })
  expect([t.points, t.state.result !== null]).toEqual([[after, 0, 0], isOver])
  t.close()
})

test('E35 the Necromancer: all fairy gold of the winning bid goes to the bank for ever, for one point', () => {
  const t = position({ up: 'necromancer', ...lastCard }).bids({ fairy: 3, common: 1 }, 2, 0)
  t.rolls(0).answer(ana, 'may', 'use')
  expect(t.points).toEqual([1, 0, 0])
  expect(t.state.bank).toMatchObject({ fairy: 23, common: 10 })
  expect([t.state.round, t.purses]).toEqual([2, [{ fairy: 5, common: 1, silver: 5 }, untouched, untouched]])
  t.close()
})

test('E35 declined: the fairy gold lies in front of the screen as usual and comes back', () => {
  const t = position({ up: 'necromancer' }).bids({ fairy: 3, common: 1 }, 2, 0).answer(ana, 'may', 'decline')
  expect([t.points, t.state.sides[ana]?.spent, t.state.bank.fairy]).toEqual([[0, 0, 0], 3, 20])
  const last = position({ up: 'necromancer', ...lastCard }).bids(3, 2, 0)
  last.rolls(0).answer(ana, 'may', 'decline')
  expect([last.state.round, last.purses]).toEqual([2, [untouched, untouched, untouched]])
  t.close()
  last.close()
})

test('E35 a bid of common gold only costs nothing more', () => {
  const t = position({ up: 'necromancer', spent: [4] })
    .bids({ common: 2 }, 1, 0)
    .answer(ana, 'may', 'use')
  expect([t.points, t.state.sides[ana]?.spent, t.state.bank.fairy]).toEqual([[1, 0, 0], 4, 20])
  expect(t.happened).not.toContain('spentFairyMoved')
  t.close()
})

test('E35 an amulet is not paid: four fairy gold and an amulet beat seven and cost four', () => {
  const t = position({ up: 'necromancer', amulets: [1], spent: [5] }).bids({ fairy: 4, amulet: 1 }, 7, 0)
  t.answer(ana, 'may', 'use')
  expect([t.points, t.state.sides[ana]?.spent]).toEqual([[1, 0, 0], 5])
  expect(t.state.bank).toMatchObject({ fairy: 24, amulets: 3 })
  t.close()
})

test('E35 after a tie-break the price is still the gold bid', () => {
  const t = position({ up: 'necromancer' }).bids(2, 2, 0).silver(1, 4).answer(ben, 'may', 'use')
  expect([t.points, t.state.sides.map(side => side.spent)]).toEqual([
    [0, 1, 0],
    [2, 0, 0],
  ])
  expect(t.state.bank).toMatchObject({ fairy: 22, silver: 25 })
  t.close()
})

test('E36 a copied Necromancer is paid with the bid on the Ghost', () => {
  const t = position({ up: 'ghost', before: ['witch', 'necromancer'], spent: [3] }).bids(2, 1, 0)
  t.answer(ana, 'character', 'necromancer').answer(ana, 'may', 'use')
  expect([t.points, t.state.sides.map(side => side.spent), t.state.bank.fairy]).toEqual([[1, 0, 0], [3, 1, 0], 22])
  t.close()
})

test('E36 a Necromancer brought by the Goblin or the Imp is paid with the bid on these', () => {
  const unseen = ['necromancer', 'yellowDragon'] as const
  const drawn = position({ up: 'goblin', unseen }).rolls(0).bids(2, 1, 0).answer(ana, 'may', 'use')
  const chosen = position({ up: 'imp', unseen }).bids(2, 1, 0)
  chosen.answer(ana, 'character', 'necromancer').answer(ana, 'may', 'use')
  for (const t of [drawn, chosen]) {
    expect([t.points, t.state.sides.map(side => side.spent), t.state.bank.fairy]).toEqual([[1, 0, 0], [0, 1, 0], 22])
    t.close()
  }
})

test('E36 a winning bid buys one point at most', () => {
  const before = ['witch', 'redDragon', 'necromancer'] as const
  const t = position({ up: 'ghost', before, kept: [[doubler]] })
    .bids(2, 1, 0)
    .answer(ana, 'twice', 'twice')
  t.answer(ana, 'character', 'necromancer').answer(ana, 'may', 'use')
  t.refuses(ana, 'character', 'necromancer', 'E36').answer(ana, 'character', 'redDragon')
  expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], stonesOf({ red: 1 })])
  t.close()
})

test('E37 the Merchant: each stone for one common gold, one fairy gold or three silver, as the buyer likes', () => {
  const t = position({ up: 'merchant' }).anaWins().answer(ana, 'purchase', { red: 2, yellow: 1 })
  t.refuses(ana, 'payment', { common: 2 }, 'E37').refuses(ana, 'payment', { common: 2, fairy: 2 }, 'E37')
  t.refuses(ana, 'payment', { common: 2, silver: 2 }, 'E37').refuses(ana, 'payment', { common: 3 }, 'E37')
  t.answer(ana, 'payment', { common: 1, fairy: 1, silver: 3 })
  expect([t.stones[ana], t.purses[ana]]).toEqual([
    { red: 2, blue: 0, yellow: 1 },
    { fairy: 6, common: 1, silver: 2 },
  ])
  expect(t.state.bank).toMatchObject({ fairy: 21, common: 10, silver: 23, stones: { red: 6, blue: 8, yellow: 7 } })
  t.close()
})

test('E37 buying nothing is allowed', () => {
  const t = position({ up: 'merchant' }).anaWins().answer(ana, 'purchase', {})
  expect([t.stones[ana], t.purses[ana], t.up]).toEqual([noStones, winner, 'yellowDragon'])
  expect(t.happened).toContain('powerDeclined')
  t.close()
})

test('E37 fairy gold that was bid cannot pay, nor can two silver', () => {
  const t = position({ up: 'merchant', purses: [{ fairy: 2, silver: 2 }] }).bids(1, 0, 0)
  t.refuses(ana, 'purchase', { red: 2 }, 'E37').answer(ana, 'purchase', { red: 1 })
  t.refuses(ana, 'payment', { silver: 3 }, 'E37').answer(ana, 'payment', { fairy: 1 })
  expect([t.stones[ana], t.purses[ana], t.state.sides[ana]?.spent]).toEqual([
    stonesOf({ red: 1 }),
    purse({ silver: 2 }),
    1,
  ])
  t.close()
})

test('E37 who has nothing left buys nothing', () => {
  const t = position({ up: 'merchant', purses: [{ fairy: 1, silver: 2 }] }).anaWins()
  t.refuses(ana, 'purchase', { red: 1 }, 'E37').answer(ana, 'purchase', {})
  expect(t.stones[ana]).toEqual(noStones)
  t.close()
})

test('E37 fairy gold paid to the Merchant is lost for ever, fairy gold bid is not', () => {
  const t = position({ up: 'merchant', ...lastCard })
    .anaWins()
    .answer(ana, 'purchase', { blue: 3 })
  t.rolls(0).answer(ana, 'payment', { fairy: 3 })
  expect([t.state.round, t.purses[ana], t.state.bank.fairy]).toEqual([2, { fairy: 5, common: 2, silver: 5 }, 23])
  t.close()
})

test('E37 only colours that the bank has; of an empty bank nothing is asked', () => {
  const t = position({ up: 'merchant', bank: { stones: { red: 1, blue: 0, yellow: 8 } } }).anaWins()
  t.refuses(ana, 'purchase', { blue: 1 }, 'E8').refuses(ana, 'purchase', { red: 2 }, 'E8')
  t.answer(ana, 'purchase', { red: 1 }).answer(ana, 'payment', { common: 1 })
  expect([t.stones[ana], t.state.bank.stones]).toEqual([stonesOf({ red: 1 }), stonesOf({ yellow: 8 })])
  t.close()
  const empty = position({ up: 'merchant', bank: { stones: noStones } }).anaWins()
  expect([empty.purses[ana], empty.up]).toEqual([winner, 'yellowDragon'])
  empty.close()
})

test('E37 told: what the Merchant was paid is public', () => {
  const t = position({ up: 'merchant' }).anaWins().answer(ana, 'purchase', { red: 2 })
  t.answer(ana, 'payment', { common: 1, silver: 3 })
  const paid = { type: 'coinsMoved', from: ana, to: 'bank', coins: { fairy: 0, common: 1, silver: 3 } }
  const bought = { type: 'stonesMoved', from: 'bank', to: ana, stones: { red: 2, blue: 0, yellow: 0 } }
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toEqual(expect.arrayContaining([paid, bought]))
  t.close()
})

test('E38 the Brigand takes all common gold and silver, and no fairy gold, of any opponent but himself', () => {
  const t = position({ up: 'brigand', purses: [{ fairy: 1 }, { fairy: 4, common: 3, silver: 2 }, {}] }).anaWins()
  t.refuses(ana, 'rival', ana, 'R3.9').answer(ana, 'rival', ben)
  expect(t.purses).toEqual([{ fairy: 0, common: 3, silver: 2 }, { fairy: 4, common: 0, silver: 0 }, noCoins])
  t.close()
})

test('E38 what was bid in this auction is already in the bank', () => {
  const t = position({ up: 'brigand' }).bids({ fairy: 2 }, { common: 2 }, 0).silver(3, 1).answer(ana, 'rival', ben)
  expect(t.purses).toEqual([{ fairy: 6, common: 2, silver: 6 }, { fairy: 8, common: 0, silver: 0 }, untouched])
  expect(t.state.bank).toMatchObject({ common: 11, silver: 24 })
  t.close()
})

test('E38 an opponent with empty pockets can be chosen: the Brigand does not know', () => {
  const t = position({ up: 'brigand', purses: [{ fairy: 1 }, {}, { common: 5 }] })
    .anaWins()
    .answer(ana, 'rival', ben)
  expect(t.purses).toEqual([noCoins, noCoins, purse({ common: 5 })])
  t.close()
})

test('E38 told: only the two learn how much', () => {
  const t = position({ up: 'brigand' }).anaWins().answer(ana, 'rival', ben)
  const haul = { type: 'coinsPlundered', from: ben, to: ana, kinds: ['common', 'silver'] }
  const amount = { only: [ana, ben], is: { fairy: 0, common: 2, silver: 5 } }
  for (const viewer of [ana, ben]) expect(t.told(viewer)).toContainEqual({ ...haul, coins: amount })
  for (const viewer of [cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ ...haul, coins: { only: [ana, ben] } })
  t.close()
})

test('E38 told: the others hear the same of a full purse and of an empty one', () => {
  const tables = [{ fairy: 1, common: 9, silver: 9 }, { fairy: 1 }].map(victim => {
    const t = position({ up: 'brigand', purses: [{ fairy: 2 }, victim] })
      .anaWins()
      .answer(ana, 'rival', ben)
    t.close()
    return t
  })
  for (const viewer of [cleo, 'table'] as const) expect(tables[0]?.told(viewer)).toEqual(tables[1]?.told(viewer))
  expect(tables[0]?.told(ana)).not.toEqual(tables[1]?.told(ana))
})

test('E39 the Troll: everybody, the winner too, loses all stones of the colour to the bank', () => {
  const t = position({ up: 'troll', stones: [{ red: 1, blue: 1 }, { red: 3 }, rich] }).anaWins()
  t.answer(ana, 'colour', 'red')
  expect(t.stones).toEqual([stonesOf({ blue: 1 }), noStones, { red: 0, blue: 2, yellow: 2 }])
  expect(t.state.bank.stones).toEqual({ red: 14, blue: 8, yellow: 8 })
  t.close()
})

test('E39 the Troll may name a colour that nobody has', () => {
  const t = position({ up: 'troll', stones: [{}, { red: 3 }] }).anaWins()
  t.refuses(ana, 'colour', 'green', 'R3.10').answer(ana, 'colour', 'yellow')
  expect([t.stones, t.up]).toEqual([[noStones, stonesOf({ red: 3 }), noStones], 'yellowDragon'])
  t.close()
})

test.each([
  ['redDragon', { red: 0, blue: 8, yellow: 8 }, {}],
  ['redDragon', { red: 1, blue: 0, yellow: 0 }, { red: 1 }],
  ['blueDragon', { red: 8, blue: 0, yellow: 8 }, {}],
  ['yellowDragon', { red: 8, blue: 8, yellow: 0 }, {}],
] as const)('E42 the %s with %j in the bank is auctioned all the same and brings %j', (up, stones, gained) => {
  const t = position({ up, unseen: ['magician'], bank: { stones } }).anaWins()
  expect([t.stones[ana], t.purses[ana], t.up]).toEqual([stonesOf(gained), winner, 'magician'])
  expect(t.happened).toContain('characterWon')
  t.close()
})

const short: readonly [CharacterId, Partial<Purse>, Partial<Purse>][] = [
  ['gnome', { common: 1, silver: 5 }, { common: 1, silver: 2 }],
  ['gnome', { common: 5, silver: 1 }, { common: 2, silver: 1 }],
  ['gnome', { common: 0, silver: 0 }, {}],
  ['dwarfOfFour', { silver: 3 }, { silver: 3 }],
  ['dwarfOfFour', { silver: 4 }, { silver: 4 }],
  ['dwarfOfFive', { silver: 4 }, { silver: 4 }],
  ['dwarfOfFive', { silver: 0 }, {}],
  ['alchemist', { common: 3 }, { common: 3 }],
  ['alchemist', { common: 2 }, { common: 2 }],
  ['alchemist', { common: 0 }, {}],
  ['magician', { silver: 2 }, { silver: 2 }],
  ['wizard', { silver: 0 }, {}],
]
test.each(short)('E43 the %s with %j in the bank gives %j', (up, bank, gained) => {
  const t = position({ up, bank }).anaWins()
  expect(t.purses).toEqual([plus(winner, purse(gained)), untouched, untouched])
  expect(t.happened.includes('nothingDone')).toBe(Object.keys(gained).length === 0)
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test.each(['fairy', 'enchantress'] as const)(
  'E44 the fairy gold of the %s can be spent in the very next auction and stays for ever',
  up => {
    const t = position({ up, purses: [{ fairy: 1 }], deck: lastCard.deck }).anaWins()
    expect([t.purses[ana], t.state.sides[ana]?.spent, t.state.bank.fairy]).toEqual([purse({ fairy: 1 }), 1, 19])
    t.rolls(0).anaWins()
    expect([t.state.round, t.stones[ana], t.purses[ana]]).toEqual([2, stonesOf({ yellow: 1 }), purse({ fairy: 2 })])
    t.close()
  },
)

test.each(['fairy', 'enchantress'] as const)('E44 no fairy gold left in the bank: the %s gives none', up => {
  const t = position({ up, bank: { fairy: 0 } }).anaWins()
  expect([t.purses[ana], t.state.bank.fairy]).toEqual([winner, 0])
  expect(t.happened).toContain('nothingDone')
  t.close()
})
