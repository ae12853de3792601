import { expect, test } from 'vitest'
import { ana, ben, cleo, dan } from '#testkit/table'
import { charge, doubler, type FistTable, type Position, position } from '../position.ts'
import { noStones, stonesOf } from '../rules/counting.ts'
import type { CharacterId } from './characters.ts'

const purse = { fairy: 8, common: 2, silver: 5 }
const kept = (t: FistTable) => t.state.sides.map(side => side.kept)
const black = (t: FistTable) => t.state.sides.map(side => side.black)

/** Ana, who keeps the Doppelganger, wins this card for one fairy gold and plays it twice. */
const doubled = (up: CharacterId, given: Omit<Position, 'up'> = {}): FistTable =>
  position({ up, kept: [[doubler]], ...given })
    .anaWins()
    .answer(ana, 'twice', 'twice')

test('2.6 Witch: two black coins', () => {
  const t = doubled('witch')
  expect([black(t), kept(t), t.up]).toEqual([[2, 0, 0], [[], [], []], 'yellowDragon'])
  t.close()
})

test('2.6 Magician: eight stones are two points', () => {
  const t = doubled('magician', { stones: [{ red: 4, blue: 5 }] })
  t.answer(ana, 'either', 'first').answer(ana, 'stones', { red: 1, blue: 3 })
  t.answer(ana, 'either', 'first').answer(ana, 'stones', { red: 3, blue: 1 })
  expect([t.points, t.stones[ana], t.purses[ana]]).toEqual([[2, 0, 0], stonesOf({ blue: 1 }), { ...purse, fairy: 7 }])
  t.close()
})

test('2.6 Magician: four stones and three silver, in either order', () => {
  for (const order of [['first', 'second'] as const, ['second', 'first'] as const]) {
    const t = doubled('magician', { stones: [{ red: 8 }] })
    for (const side of order) t.answer(ana, 'either', side)
    expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], stonesOf({ red: 4 })])
    expect(t.purses).toEqual([{ fairy: 7, common: 2, silver: 8 }, purse, purse])
    t.close()
  }
})

test('2.6 Magician: six silver, which is all that is left to whoever has no four stones', () => {
  const t = doubled('magician', { stones: [{ red: 3 }] })
  expect([t.points, t.stones[ana], t.up]).toEqual([[0, 0, 0], stonesOf({ red: 3 }), 'yellowDragon'])
  expect(t.purses).toEqual([{ fairy: 7, common: 2, silver: 11 }, purse, purse])
  t.close()
})

test('2.6 Sorcerer: two sets of four alike are four points, shown as three, and the game ends', () => {
  const t = doubled('sorcerer', { stones: [{ red: 4, blue: 4 }] })
  t.answer(ana, 'either', 'first').answer(ana, 'colour', 'blue').answer(ana, 'either', 'first')
  expect([t.points, t.stones[ana]]).toEqual([[3, 0, 0], noStones])
  expect(t.state.result).toEqual({ points: [3, 0, 0], ranking: [1, 2, 2] })
  t.close()
})

test('2.6 Sorcerer: two points and one common gold, where only one set is there; or two common gold', () => {
  for (const order of [['first'] as const, ['second', 'second'] as const]) {
    const t = doubled('sorcerer', { stones: [{ red: 4, blue: 3 }] })
    for (const side of order) t.answer(ana, 'either', side)
    const [points, red, common] = order.length === 1 ? [2, 0, 3] : [0, 4, 4]
    expect([t.points, t.stones[ana], t.up]).toEqual([[points, 0, 0], stonesOf({ red, blue: 3 }), 'yellowDragon'])
    expect(t.purses).toEqual([{ fairy: 7, common, silver: 5 }, purse, purse])
    t.close()
  }
})

test('2.6 Thief: two thefts among the second-placed, and for each a victim with a stone', () => {
  const t = doubled('thief', { seats: 4, stones: [{}, { red: 1 }, { blue: 1 }, { yellow: 1 }] })
  t.answer(ana, 'rival', ben).refuses(ana, 'rival', ben, 'E20').answer(ana, 'rival', dan)
  expect(t.stones).toEqual([stonesOf({ red: 1, yellow: 1 }), noStones, stonesOf({ blue: 1 }), noStones])
  t.close()
})

test('2.6 Thief: the same victim twice; out of stones, the second theft may take a coin', () => {
  const t = position({ up: 'thief', kept: [[doubler]], stones: [{}, { red: 1 }, { blue: 1 }] }).bids(3, 2, 1)
  t.answer(ana, 'twice', 'twice').answer(ana, 'coin', 'take')
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, stonesOf({ blue: 1 })])
  expect(t.purses.map(p => p.common)).toEqual([3, 1, 2])
  t.close()
})

test('2.6 Wizard: two sets are two points', () => {
  const t = doubled('wizard', { stones: [{ red: 2, blue: 3, yellow: 2 }] })
  t.answer(ana, 'either', 'first').answer(ana, 'either', 'first')
  expect([t.points, t.stones[ana], t.purses[ana]]).toEqual([[2, 0, 0], stonesOf({ blue: 1 }), { ...purse, fairy: 7 }])
  t.close()
})

test('2.6 Wizard: one set, then silver, as no second set is there', () => {
  const t = doubled('wizard', { stones: [{ red: 1, blue: 2, yellow: 2 }] }).answer(ana, 'either', 'first')
  expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], stonesOf({ blue: 1, yellow: 1 })])
  expect([t.purses[ana], t.up]).toEqual([{ fairy: 7, common: 2, silver: 8 }, 'yellowDragon'])
  t.close()
})

test('2.6 colour dragon, Ancient: two stones of the colour, or what is left of it', () => {
  for (const red of [3, 2, 1, 0]) {
    const t = doubled('redDragon', { bank: { stones: { red, blue: 8, yellow: 8 } } })
    expect(t.stones).toEqual([stonesOf({ red: Math.min(red, 2) }), noStones, noStones])
    t.close()
  }
})

test('2.6 colour dragon, Ancient: two stones, each of a colour chosen anew among those left', () => {
  const t = doubled('ancientDragon', { bank: { stones: { red: 1, blue: 8, yellow: 8 } } })
  t.answer(ana, 'colour', 'red').refuses(ana, 'colour', 'red', 'E8').answer(ana, 'colour', 'blue')
  expect(t.stones).toEqual([stonesOf({ red: 1, blue: 1 }), noStones, noStones])
  t.close()
})

test('2.6 Alchemist: six common gold, or what the bank has', () => {
  for (const common of [9, 6, 4, 2]) {
    const t = doubled('alchemist', { bank: { common } })
    expect(t.purses).toEqual([{ fairy: 7, common: 2 + Math.min(common, 6), silver: 5 }, purse, purse])
    t.close()
  }
})

test('2.6 Gnome: four common gold and four silver, each limited by the bank', () => {
  const t = doubled('gnome', { bank: { common: 3, silver: 9 } })
  expect(t.purses).toEqual([{ fairy: 7, common: 5, silver: 9 }, purse, purse])
  expect(t.state.bank).toMatchObject({ common: 0, silver: 5 })
  t.close()
})

test('2.6 Dwarf: eight or ten silver, or what the bank has', () => {
  for (const [dwarf, most] of Object.entries({ dwarfOfFour: 8, dwarfOfFive: 10 } as const)) {
    for (const silver of [20, 6]) {
      const t = doubled(dwarf as CharacterId, { bank: { silver } })
      expect(t.purses).toEqual([{ fairy: 7, common: 2, silver: 5 + Math.min(silver, most) }, purse, purse])
      t.close()
    }
  }
})

test('2.6 Fairy: two fairy gold, or the last one of the bank', () => {
  for (const fairy of [20, 1]) {
    const t = doubled('fairy', { bank: { fairy } })
    expect(t.purses).toEqual([{ ...purse, fairy: 7 + Math.min(fairy, 2) }, purse, purse])
    t.close()
  }
})

test('2.6 Brigand: two victims; the same one twice is legal but empty', () => {
  const robbed = { fairy: 8, common: 0, silver: 0 }
  const two = doubled('brigand').answer(ana, 'rival', ben).answer(ana, 'rival', cleo)
  expect(two.purses).toEqual([{ fairy: 7, common: 6, silver: 15 }, robbed, robbed])
  two.close()
  const same = doubled('brigand').answer(ana, 'rival', ben).answer(ana, 'rival', ben)
  expect(same.purses).toEqual([{ fairy: 7, common: 4, silver: 10 }, robbed, purse])
  same.close()
})

test('2.6 Enchantress: two independent choices', () => {
  const t = doubled('enchantress', { stones: [{ red: 10 }] })
  t.answer(ana, 'either', 'second').answer(ana, 'either', 'first')
  expect([t.points, t.stones[ana], t.purses[ana]]).toEqual([[2, 0, 0], stonesOf({ red: 5 }), purse])
  t.close()
})

test('2.6 Ghost: two copies, different ones or the same', () => {
  for (const [second, more] of [['blueDragon', { blue: 1 }] as const, ['redDragon', { red: 2 }] as const]) {
    const t = doubled('ghost').answer(ana, 'character', 'redDragon').answer(ana, 'character', second)
    expect([t.stones[ana], kept(t), t.up]).toEqual([stonesOf({ red: 1, ...more }), [[], [], []], 'yellowDragon'])
    t.close()
  }
})

test('2.6 Ghost: the Necromancer at most once', () => {
  const t = doubled('ghost', { before: ['witch', 'redDragon', 'necromancer'] })
  t.answer(ana, 'character', 'necromancer').answer(ana, 'may', 'use')
  t.refuses(ana, 'character', 'necromancer', 'E36').answer(ana, 'character', 'redDragon')
  expect([t.points, t.stones[ana], t.state.bank.fairy]).toEqual([[1, 0, 0], stonesOf({ red: 1 }), 21])
  t.close()
})

test('2.6 Goblin: two random cards, one after the other', () => {
  const t = position({ up: 'goblin', unseen: ['redDragon', 'blueDragon', 'yellowDragon'], kept: [[doubler]] })
  t.anaWins().rolls(0, 1).answer(ana, 'twice', 'twice')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ red: 1, yellow: 1 }), 'blueDragon'])
  t.close()
})

test('2.6 Goblin: with one card left the second use draws nothing', () => {
  const t = position({ up: 'goblin', kept: [[doubler]] }).anaWins()
  t.rolls(0, 0).answer(ana, 'twice', 'twice')
  expect([t.stones[ana], t.state.round]).toEqual([stonesOf({ yellow: 1 }), 2])
  expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
  t.close()
})

test('2.6 Imp: two chosen cards, one after the other', () => {
  const t = doubled('imp', { unseen: ['redDragon', 'blueDragon', 'yellowDragon', 'thief'] })
  t.answer(ana, 'character', 'blueDragon').refuses(ana, 'character', 'blueDragon', 'E46')
  t.rolls(1).answer(ana, 'character', 'redDragon')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ red: 1, blue: 1 }), 'thief'])
  t.close()
})

test('2.6 Goldsmith: two amulets, if the bank has them', () => {
  for (const inBank of [2, 1, 0]) {
    const t = doubled('goldsmith', { bank: { amulets: inBank } })
    expect(t.state.sides.map(side => side.amulets)).toEqual([inBank, 0, 0])
    t.close()
  }
})

test('2.6 Merchant: no additional benefit, and the question warns of it', () => {
  const t = position({ up: 'merchant', kept: [[doubler]] }).anaWins()
  expect(t.asked(ana)?.ask.notes).toEqual(['2.6 Merchant'])
  t.answer(ana, 'twice', 'twice')
  t.answer(ana, 'purchase', { red: 1 }).answer(ana, 'payment', { common: 1 })
  t.answer(ana, 'purchase', { blue: 1 }).answer(ana, 'payment', { silver: 3 })
  expect(t.purses).toEqual([{ fairy: 7, common: 1, silver: 2 }, purse, purse])
  expect([t.stones[ana], kept(t)]).toEqual([stonesOf({ red: 1, blue: 1 }), [[], [], []]])
  t.close()
})

test('2.6 Necromancer: forbidden, its winner is not asked', () => {
  const t = position({ up: 'necromancer', kept: [[doubler]] }).bids(3, 0, 0)
  t.refuses(ana, 'twice', 'twice', 'another question').answer(ana, 'may', 'use')
  expect([t.points, kept(t), t.up]).toEqual([[1, 0, 0], [[doubler], [], []], 'yellowDragon'])
  t.close()
})

test('2.6 Quack Wizard: all stones for a point, then a free one', () => {
  const t = doubled('quackWizard', { stones: [{ red: 2, blue: 1 }, { red: 1 }] })
  expect(t.points).toEqual([2, 0, 0])
  expect(t.stones).toEqual([noStones, stonesOf({ red: 1 }), noStones])
  t.close()
})

test('2.6 Quack Wizard: a third point at the first use ends the game before the second', () => {
  const t = doubled('quackWizard', { points: [2] })
  expect(t.happened.filter(type => type === 'pointsScored')).toHaveLength(1)
  expect(t.state.result).toEqual({ points: [3, 0, 0], ranking: [1, 2, 2] })
  t.close()
})

test('2.6 Rainbow: two separate runs; stones of the first are safe in the second', () => {
  const t = doubled('rainbowDragon', { bank: { stones: { red: 2, blue: 2, yellow: 1 } } })
  t.rolls(0).answer(ana, 'colour', 'yellow').answer(ana, 'luck', 'stop')
  t.rolls(1, 2).answer(ana, 'colour', 'red').answer(ana, 'luck', 'draw').answer(ana, 'luck', 'stop')
  expect(t.stones).toEqual([stonesOf({ red: 1, blue: 1, yellow: 1 }), noStones, noStones])
  expect(t.state.bank.stones).toEqual({ red: 1, blue: 1, yellow: 0 })
  t.close()
})

test('2.6 Rainbow: the named colour in the second run sends back only what that run drew', () => {
  const t = doubled('rainbowDragon', { bank: { stones: { red: 2, blue: 2, yellow: 1 } } })
  t.rolls(0).answer(ana, 'colour', 'yellow').answer(ana, 'luck', 'stop')
  t.rolls(0, 2).answer(ana, 'colour', 'yellow').answer(ana, 'luck', 'draw')
  expect([t.stones[ana], t.state.bank.stones]).toEqual([stonesOf({ red: 1 }), { red: 1, blue: 2, yellow: 1 }])
  t.close()
})

test('2.6 Apprentice: two pairs are two points', () => {
  const t = doubled('sorcererApprentice', { stones: [{ red: 2, blue: 3 }] }).answer(ana, 'colour', 'blue')
  expect([t.points, t.stones[ana]]).toEqual([[2, 0, 0], stonesOf({ blue: 1 })])
  t.close()
})

test('2.6 Apprentice: one pair is one point, and what is left is not lost', () => {
  const t = doubled('sorcererApprentice', { stones: [{ red: 2, blue: 1, yellow: 1 }] })
  expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], stonesOf({ blue: 1, yellow: 1 })])
  t.close()
})

test('2.6 Troll: two colours', () => {
  const t = doubled('troll', { stones: [{ red: 1, yellow: 1 }, { red: 2, blue: 2 }, { blue: 1 }] })
  t.answer(ana, 'colour', 'red').answer(ana, 'colour', 'blue')
  expect(t.stones).toEqual([stonesOf({ yellow: 1 }), noStones, noStones])
  t.close()
})

test('2.6 Two-headed: two and two stones, the bag refilled from the bank in between', () => {
  const t = position({ up: 'twoHeadedDragon', kept: [[doubler]] }).anaWins()
  t.rolls(0, 0, 0, 0).answer(ana, 'twice', 'twice')
  expect([t.stones[ana], t.state.bank.stones]).toEqual([stonesOf({ red: 4 }), { red: 4, blue: 8, yellow: 8 }])
  t.close()
})

test('2.6 Doppelganger: cannot be doubled, not even by a charge; both are kept', () => {
  const t = position({ up: 'doppelganger', kept: [[charge]] }).anaWins()
  expect([kept(t), t.up]).toEqual([[[charge, doubler], [], []], 'yellowDragon'])
  t.close()
})
