import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { doubler, type FistTable, type Position, position } from '../position.ts'
import { noStones, stonesOf } from '../rules/counting.ts'
import { boxedIds, type CharacterId, characters, specials } from './characters.ts'

const untouched = { fairy: 8, common: 2, silver: 5 }

/** Ana wins it with one fairy gold; a Yellow Dragon is still to come. */
const won = (up: CharacterId, more: Partial<Position> = {}): FistTable => position({ up, ...more }).anaWins()
/** Everybody's purse: Ana's is given, the others were not touched. */
const purses = (fairy: number, common: number, silver: number) => [{ fairy, common, silver }, untouched, untouched]

test('1.4 copies: the deck of specials has as many of each as its card says', () => {
  const special = boxedIds.filter(id => characters[id].kind === 'special')
  const counted = special.map(id => [id, specials.filter(card => card === id).length])
  expect(counted).toEqual(special.map(id => [id, characters[id].copies]))
})

test('1.4 the cards are data: they survive JSON', () => {
  expect(JSON.parse(JSON.stringify(characters))).toEqual(characters)
})

test('1.3 Witch: a black coin', () => {
  const t = won('witch', { before: [] })
  expect(t.state.sides.map(side => side.black)).toEqual([1, 0, 0])
  expect(t.purses).toEqual(purses(7, 2, 5))
  t.close()
})

test('1.3 Magician: four stones of any colour for a point', () => {
  const t = won('magician', { stones: [{ red: 3, blue: 1, yellow: 1 }] }).answer(ana, 'either', 'first')
  t.refuses(ana, 'stones', { red: 3 }, 'R3.3').refuses(ana, 'stones', { red: 3, blue: 1, yellow: 1 }, 'R3.3')
  t.answer(ana, 'stones', { red: 2, blue: 1, yellow: 1 })
  expect([t.points, t.stones[ana], t.purses]).toEqual([[1, 0, 0], stonesOf({ red: 1 }), purses(7, 2, 5)])
  expect(t.state.bank.stones).toEqual({ red: 10, blue: 9, yellow: 9 })
  t.close()
})

test('1.3 Magician: or three silver', () => {
  const t = won('magician', { stones: [{ red: 4 }] }).answer(ana, 'either', 'second')
  expect([t.points, t.stones[ana], t.purses]).toEqual([[0, 0, 0], stonesOf({ red: 4 }), purses(7, 2, 8)])
  t.close()
})

test('1.3 Sorcerer: four stones of one colour for two points', () => {
  const t = won('sorcerer', { stones: [{ red: 4, blue: 5, yellow: 3 }] }).answer(ana, 'either', 'first')
  t.refuses(ana, 'colour', 'yellow', 'R3.3').answer(ana, 'colour', 'blue')
  expect([t.points, t.stones[ana]]).toEqual([[2, 0, 0], { red: 4, blue: 1, yellow: 3 }])
  expect([t.state.bank.stones.blue, t.purses]).toEqual([12, purses(7, 2, 5)])
  t.close()
})

test('1.3 Sorcerer: or one common gold', () => {
  const t = won('sorcerer', { stones: [{ red: 4 }] }).answer(ana, 'either', 'second')
  expect([t.points, t.stones[ana], t.purses]).toEqual([[0, 0, 0], stonesOf({ red: 4 }), purses(7, 3, 5)])
  t.close()
})

test('1.3 Thief: a stone of the second-highest bidder', () => {
  const t = position({ up: 'thief', stones: [{}, { red: 1 }, { blue: 1 }] }).bids(3, 2, 1)
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, stonesOf({ blue: 1 })])
  t.close()
})

test('1.3 Wizard: one stone of each colour for a point', () => {
  const t = won('wizard', { stones: [{ red: 2, blue: 1, yellow: 1 }] }).answer(ana, 'either', 'first')
  expect([t.points, t.stones[ana], t.purses]).toEqual([[1, 0, 0], stonesOf({ red: 1 }), purses(7, 2, 5)])
  t.close()
})

test('1.3 Wizard: or three silver', () => {
  const t = won('wizard', { stones: [{ red: 1, blue: 1, yellow: 1 }] }).answer(ana, 'either', 'second')
  expect([t.points, t.stones[ana]]).toEqual([[0, 0, 0], { red: 1, blue: 1, yellow: 1 }])
  expect(t.purses).toEqual(purses(7, 2, 8))
  t.close()
})

test.each([
  ['Red Dragon', 'redDragon', { red: 1 }],
  ['Blue Dragon', 'blueDragon', { blue: 1 }],
  ['Yellow Dragon', 'yellowDragon', { yellow: 1 }],
] as const)('1.3 %s: a stone of its colour', (_name, up, stone) => {
  const t = won(up, { unseen: ['magician'] })
  expect(t.stones).toEqual([stonesOf(stone), noStones, noStones])
  expect(t.state.bank.stones).toEqual({ red: 8, blue: 8, yellow: 8, [Object.keys(stone)[0] ?? '']: 7 })
  t.close()
})

test.each([
  ['Alchemist', 'three common gold', 'alchemist', [7, 5, 5]],
  ['Dwarf', 'four silver', 'dwarfOfFour', [7, 2, 9]],
  ['Dwarf', 'or five silver', 'dwarfOfFive', [7, 2, 10]],
  ['Fairy', 'one fairy gold', 'fairy', [8, 2, 5]],
  ['Gnome', 'two common gold and two silver', 'gnome', [7, 4, 7]],
] as const)('1.4 %s: %s', (_name, _gains, up, [fairy, common, silver]) => {
  const t = won(up)
  expect(t.purses).toEqual(purses(fairy, common, silver))
  expect(t.state.sides.map(side => side.spent)).toEqual([1, 0, 0])
  expect(t.state.bank).toMatchObject({ fairy: 27 - fairy, common: 11 - common, silver: 25 - silver })
  t.close()
})

test('1.4 Ancient Dragon: a stone of any colour', () => {
  const t = won('ancientDragon').answer(ana, 'colour', 'blue')
  expect(t.stones).toEqual([stonesOf({ blue: 1 }), noStones, noStones])
  expect(t.state.bank.stones).toEqual({ red: 8, blue: 7, yellow: 8 })
  t.close()
})

test('1.4 Brigand: all common gold and silver of one opponent', () => {
  const t = won('brigand').answer(ana, 'rival', ben)
  expect(t.purses).toEqual([{ fairy: 7, common: 4, silver: 10 }, { fairy: 8, common: 0, silver: 0 }, untouched])
  t.close()
})

test('1.4 Doppelganger: the card itself, to keep', () => {
  const t = won('doppelganger')
  expect(t.state.sides.map(side => side.kept)).toEqual([[doubler], [], []])
  expect(t.state.specials).toEqual([])
  t.close()
})

test('1.4 Enchantress: five stones of any colour for two points', () => {
  const t = won('enchantress', { stones: [{ red: 4, blue: 2 }] }).answer(ana, 'either', 'first')
  t.refuses(ana, 'stones', { red: 4 }, 'R3.3').answer(ana, 'stones', { red: 3, blue: 2 })
  expect([t.points, t.stones[ana], t.purses]).toEqual([[2, 0, 0], stonesOf({ red: 1 }), purses(7, 2, 5)])
  t.close()
})

test('1.4 Enchantress: or one fairy gold', () => {
  const t = won('enchantress', { stones: [{ red: 5 }] }).answer(ana, 'either', 'second')
  expect([t.points, t.stones[ana], t.purses]).toEqual([[0, 0, 0], stonesOf({ red: 5 }), purses(8, 2, 5)])
  t.close()
})

test('1.4 Ghost: the power of a character already auctioned', () => {
  const t = won('ghost').answer(ana, 'character', 'redDragon')
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, noStones])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('1.4 Goblin: a card not yet auctioned, at random', () => {
  const t = position({ up: 'goblin', unseen: ['redDragon', 'blueDragon'] })
    .rolls(1)
    .anaWins()
  expect(t.stones).toEqual([stonesOf({ blue: 1 }), noStones, noStones])
  expect(t.up).toBe('redDragon')
  t.close()
})

test('1.4 Goldsmith: a red amulet', () => {
  const t = won('goldsmith')
  expect(t.state.sides.map(side => side.amulets)).toEqual([1, 0, 0])
  expect(t.state.bank.amulets).toBe(1)
  t.close()
})

test('1.4 Imp: a card not yet auctioned, by choice', () => {
  const t = won('imp', { unseen: ['redDragon', 'blueDragon'] }).answer(ana, 'character', 'blueDragon')
  expect(t.stones).toEqual([stonesOf({ blue: 1 }), noStones, noStones])
  expect(t.up).toBe('redDragon')
  t.close()
})

test('1.4 Merchant: stones, each for one gold or three silver', () => {
  const t = won('merchant').answer(ana, 'purchase', { red: 1, blue: 1 })
  t.answer(ana, 'payment', { common: 1, silver: 3 })
  expect([t.stones[ana], t.purses]).toEqual([{ red: 1, blue: 1, yellow: 0 }, purses(7, 1, 2)])
  t.close()
})

test('1.4 Necromancer: the fairy gold bid, for a point', () => {
  const t = won('necromancer').answer(ana, 'may', 'use')
  expect([t.points, t.state.sides[ana]?.spent, t.state.bank.fairy]).toEqual([[1, 0, 0], 0, 21])
  expect(t.purses).toEqual(purses(7, 2, 5))
  t.close()
})

test('1.4 Quack Wizard: all your stones for a point', () => {
  const t = won('quackWizard', { stones: [{ red: 2, blue: 1 }, { red: 1 }] })
  expect([t.points, t.stones]).toEqual([
    [1, 0, 0],
    [noStones, stonesOf({ red: 1 }), noStones],
  ])
  expect(t.state.bank.stones).toEqual({ red: 10, blue: 9, yellow: 8 })
  t.close()
})

test('1.4 Rainbow Dragon: stones from the bag, as long as luck lasts', () => {
  const t = won('rainbowDragon', { bank: { stones: { red: 1, blue: 2, yellow: 0 } } })
  t.rolls(2, 1).answer(ana, 'colour', 'red').answer(ana, 'luck', 'draw').answer(ana, 'luck', 'stop')
  expect(t.stones).toEqual([stonesOf({ blue: 2 }), noStones, noStones])
  t.close()
})

test('1.4 Sorcerer Apprentice: two stones of one colour for a point', () => {
  const t = won('sorcererApprentice', { stones: [{ red: 3, blue: 1 }] })
  expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], { red: 1, blue: 1, yellow: 0 }])
  t.close()
})

test('1.4 Troll: everybody loses all stones of the colour named', () => {
  const t = won('troll', { stones: [{ red: 1 }, { red: 2, blue: 1 }] }).answer(ana, 'colour', 'red')
  expect(t.stones).toEqual([noStones, stonesOf({ blue: 1 }), noStones])
  t.close()
})

test('1.4 Two-headed Dragon: two stones out of two of each colour', () => {
  const t = position({ up: 'twoHeadedDragon' }).rolls(0, 4).anaWins()
  expect(t.stones).toEqual([{ red: 1, blue: 0, yellow: 1 }, noStones, noStones])
  expect(t.state.bank.stones).toEqual({ red: 7, blue: 8, yellow: 7 })
  t.close()
})
