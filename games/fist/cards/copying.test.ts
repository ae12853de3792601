import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { charge, doubler, type FistTable, type Position, position } from '../position.ts'
import { noStones, stonesOf } from '../rules/counting.ts'
import { type CharacterId, standards } from './characters.ts'

type Rest = Omit<Position, 'up'>
const kept = (t: FistTable) => t.state.sides.map(side => side.kept)
const black = (t: FistTable) => t.state.sides.map(side => side.black)
const spent = (t: FistTable) => t.state.sides.map(side => side.spent)
const nothing = { type: 'nothingDone', seat: ana, rule: 'E48' }

/** The Goblin draws this card, or the Imp chooses it, for Ana, who bid one fairy gold. */
const goblin = (character: CharacterId, given: Rest = {}): FistTable =>
  position({ up: 'goblin', unseen: [character, 'yellowDragon'], ...given })
    .rolls(0)
    .anaWins()
const imp = (character: CharacterId, given: Rest = {}): FistTable =>
  position({ up: 'imp', unseen: [character, 'yellowDragon'], ...given })
    .anaWins()
    .answer(ana, 'character', character)

test('2.7 Ghost → Witch: a black coin for the rest of this round', () => {
  const t = position({ up: 'ghost', unseen: ['blueDragon', 'yellowDragon'] }).anaWins()
  t.rolls(0).answer(ana, 'character', 'witch')
  expect([black(t), t.up]).toEqual([[1, 0, 0], 'blueDragon'])
  t.bids({ black: 1 }, 3, 0)
  expect([black(t), t.stones[ben], t.up]).toEqual([[0, 0, 0], noStones, 'yellowDragon'])
  t.close()
})

test('2.7 Ghost → Witch: useless on the last card, as it goes back at the round end', () => {
  const t = position({ up: 'ghost', unseen: [] }).anaWins().rolls(0, 0).answer(ana, 'character', 'witch')
  expect(t.told('table')).toContainEqual({ type: 'blackReturned', seat: ana, amount: 1 })
  expect([black(t), t.up]).toEqual([[0, 0, 0], 'witch'])
  t.close()
})

test('2.7 Ghost → Ghost: not allowed', () => {
  const t = position({ up: 'ghost' }).anaWins()
  t.refuses(ana, 'character', 'ghost', 'E45').answer(ana, 'character', 'redDragon').close()
})

test('2.7 Ghost → Goblin: a random card from the unrevealed pile', () => {
  const t = position({ up: 'ghost', before: ['witch', 'goblin'], unseen: ['blueDragon', 'redDragon', 'yellowDragon'] })
  t.anaWins().rolls(1, 0).answer(ana, 'character', 'goblin')
  expect([t.stones[ana], t.up, t.state.unseen]).toEqual([stonesOf({ red: 1 }), 'blueDragon', ['yellowDragon']])
  expect(t.state.auctioned.map(a => a.character)).toEqual(['witch', 'goblin', 'ghost', 'redDragon', 'blueDragon'])
  t.bids(0, 0, 0).close()
})

test('2.7 Ghost → Imp: a chosen card from the unrevealed pile', () => {
  const t = position({ up: 'ghost', before: ['witch', 'imp'], unseen: ['blueDragon', 'redDragon', 'yellowDragon'] })
  t.anaWins().answer(ana, 'character', 'imp').refuses(ana, 'character', 'witch', 'E46')
  t.rolls(0).answer(ana, 'character', 'yellowDragon')
  expect([t.stones[ana], t.up, t.state.unseen]).toEqual([stonesOf({ yellow: 1 }), 'blueDragon', ['redDragon']])
  t.close()
})

test('2.7 Ghost → Goblin / Imp: with an empty pile no effect', () => {
  for (const copied of ['goblin', 'imp'] as const) {
    const t = position({ up: 'ghost', before: [...standards, copied], unseen: [] })
    t.anaWins().rolls(0, 0).answer(ana, 'character', copied)
    expect(t.told('table')).toContainEqual(nothing)
    expect([t.stones, t.points, t.state.round]).toEqual([[noStones, noStones, noStones], [0, 0, 0], 2])
    t.close()
  }
})

test('2.7 Ghost → Thief: second place of the Ghost auction, not of the Thief auction', () => {
  const t = position({
    up: 'thief',
    unseen: ['ghost', 'yellowDragon'],
    seats: 4,
    stones: [{}, { red: 2 }, { blue: 1 }],
  })
  t.rolls(0).bids(0, 1, 0, 2)
  t.bids(2, 0, 1, 0).answer(ana, 'character', 'thief')
  expect(t.stones).toEqual([stonesOf({ blue: 1 }), stonesOf({ red: 1 }), noStones, stonesOf({ red: 1 })])
  t.close()
})

test('2.7 Ghost → Necromancer: pays the fairy gold bid on the Ghost', () => {
  const t = position({ up: 'ghost', before: ['witch', 'necromancer'], spent: [2] }).bids({ fairy: 3, common: 1 }, 0, 0)
  t.answer(ana, 'character', 'necromancer').answer(ana, 'may', 'use')
  expect([t.points, spent(t), t.state.bank.fairy]).toEqual([[1, 0, 0], [2, 0, 0], 23])
  t.close()
})

test('2.7 Ghost → Necromancer: a bid of common gold only costs nothing more; the winner may decline', () => {
  for (const answer of ['use', 'decline'] as const) {
    const t = position({ up: 'ghost', before: ['witch', 'necromancer'], spent: [2] }).bids({ common: 1 }, 0, 0)
    t.answer(ana, 'character', 'necromancer').answer(ana, 'may', answer)
    expect([t.points, spent(t)]).toEqual([
      [answer === 'use' ? 1 : 0, 0, 0],
      [2, 0, 0],
    ])
    t.close()
  }
})

test('2.7 Ghost → Doppelganger: a charge, also if somebody else keeps the card', () => {
  const t = position({ up: 'doppelganger', unseen: ['ghost', 'redDragon', 'yellowDragon'] })
    .rolls(0)
    .bids(0, 1, 0)
  t.rolls(0).anaWins().answer(ana, 'character', 'doppelganger')
  expect(kept(t)).toEqual([[charge], [doubler], []])
  t.anaWins().answer(ana, 'twice', 'twice')
  expect([t.stones[ana], kept(t), t.state.used]).toEqual([stonesOf({ red: 2 }), [[], [doubler], []], []])
  t.close()
})

test('2.7 Ghost → Doppelganger: the charge of an unsold card is kept over the round end like the card', () => {
  const t = position({ up: 'ghost', before: [...standards, 'doppelganger'], unseen: [] }).anaWins()
  t.rolls(0, 0).answer(ana, 'character', 'doppelganger')
  expect([kept(t), t.state.used]).toEqual([
    [[charge], [], []],
    ['doppelganger', 'ghost'],
  ])
  t.rolls(0).anaWins().answer(ana, 'twice', 'twice')
  expect([black(t), kept(t), t.state.used]).toEqual([
    [2, 0, 0],
    [[], [], []],
    ['doppelganger', 'ghost'],
  ])
  t.close()
})

test('2.7 Ghost → Doppelganger: told to everybody', () => {
  const t = position({ up: 'ghost', before: ['witch', 'doppelganger'] }).anaWins()
  t.answer(ana, 'character', 'doppelganger')
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'cardKept', seat: ana, kept: charge })
  t.close()
})

test('2.7 Goblin → Ghost: any card of the pile, also the Goblin itself, which draws again', () => {
  const t = goblin('ghost', { unseen: ['ghost', 'redDragon', 'yellowDragon'] })
  t.refuses(ana, 'character', 'ghost', 'E45')
  t.rolls(1).answer(ana, 'character', 'goblin')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ yellow: 1 }), 'redDragon'])
  t.close()
})

test('2.7 Imp → Ghost: any card of the pile, also the Imp itself, which chooses again', () => {
  const t = imp('ghost', { unseen: ['ghost', 'redDragon', 'blueDragon', 'yellowDragon'] })
  t.refuses(ana, 'character', 'ghost', 'E45').answer(ana, 'character', 'imp')
  t.refuses(ana, 'character', 'ghost', 'E46').rolls(0).answer(ana, 'character', 'blueDragon')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ blue: 1 }), 'redDragon'])
  t.close()
})

test('2.7 Goblin/Imp → Ghost: a card that was auctioned before them', () => {
  for (const t of [goblin('ghost'), imp('ghost')]) {
    t.answer(ana, 'character', 'redDragon')
    expect([t.stones[ana], t.up]).toEqual([stonesOf({ red: 1 }), 'yellowDragon'])
    t.close()
  }
})

test('2.7 Goblin → Imp: the chain is legal', () => {
  const t = goblin('imp', { unseen: ['imp', 'redDragon', 'yellowDragon'] }).answer(ana, 'character', 'redDragon')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ red: 1 }), 'yellowDragon'])
  t.close()
})

test('2.7 Imp → Goblin: the chain is legal', () => {
  const t = position({ up: 'imp', unseen: ['goblin', 'redDragon', 'yellowDragon'] }).anaWins()
  t.rolls(1).answer(ana, 'character', 'goblin')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ yellow: 1 }), 'redDragon'])
  t.close()
})

test('2.7 Goblin ↔ Imp: the chain does nothing when no card is left for it', () => {
  for (const [up, last] of [['goblin', 'imp'] as const, ['imp', 'goblin'] as const]) {
    const t = position({ up, unseen: [last] })
      .rolls(0, 0)
      .anaWins()
    expect(t.told('table')).toContainEqual(nothing)
    expect([t.stones, t.state.round]).toEqual([[noStones, noStones, noStones], 2])
    t.close()
  }
})

test('2.7 Goblin → Doppelganger: the card is kept by the winner', () => {
  const t = goblin('doppelganger')
  expect([kept(t), t.up, t.state.unseen]).toEqual([[[doubler], [], []], 'yellowDragon', []])
  t.anaWins().rolls(0, 0).answer(ana, 'twice', 'twice')
  expect([t.stones[ana], kept(t)]).toEqual([stonesOf({ yellow: 2 }), [[], [], []]])
  t.close()
})

test('2.7 Imp → Doppelganger: the card is kept by the winner', () => {
  const t = imp('doppelganger').rolls(0, 0).bids(0, 0, 0)
  expect([kept(t), t.state.specials, t.state.used]).toEqual([
    [[doubler], [], []],
    ['alchemist', 'ancientDragon'],
    ['imp'],
  ])
  t.close()
})

test('2.7 Goblin → Necromancer: pays the fairy gold bid on the Goblin', () => {
  const t = goblin('necromancer', { spent: [2] }).answer(ana, 'may', 'use')
  expect([t.points, spent(t), t.state.bank.fairy]).toEqual([[1, 0, 0], [2, 0, 0], 21])
  t.close()
})

test('2.7 Imp → Necromancer: pays the fairy gold bid on the Imp, or declines and keeps it', () => {
  const use = imp('necromancer', { spent: [2] }).answer(ana, 'may', 'use')
  expect([use.points, spent(use), use.state.bank.fairy]).toEqual([[1, 0, 0], [2, 0, 0], 21])
  use.close()
  const decline = imp('necromancer', { spent: [2] }).answer(ana, 'may', 'decline')
  expect([decline.points, spent(decline), decline.state.bank.fairy]).toEqual([[0, 0, 0], [3, 0, 0], 20])
  decline.close()
})

test('2.7 Goblin → Thief: second place of the Goblin auction', () => {
  const t = position({ up: 'goblin', unseen: ['thief', 'yellowDragon'], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.rolls(0).bids(3, 1, 2)
  expect(t.stones).toEqual([stonesOf({ blue: 1 }), stonesOf({ red: 1 }), noStones])
  t.close()
})

test('2.7 Imp → Thief: second place of the Imp auction', () => {
  const t = position({ up: 'imp', unseen: ['thief', 'yellowDragon'], stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(3, 1, 2).answer(ana, 'character', 'thief')
  expect([t.stones, t.state.unseen]).toEqual([[stonesOf({ blue: 1 }), stonesOf({ red: 1 }), noStones], []])
  t.close()
})

test('2.7 Goblin → Quack: compulsory even if unwelcome', () => {
  const t = goblin('quackWizard', { stones: [{ red: 5 }, { blue: 1 }] })
  expect([t.points, t.up]).toEqual([[1, 0, 0], 'yellowDragon'])
  expect(t.stones).toEqual([noStones, stonesOf({ blue: 1 }), noStones])
  t.close()
})

test('2.7 Goblin → Apprentice: compulsory even if unwelcome; only the colour is asked', () => {
  const t = goblin('sorcererApprentice', { stones: [{ red: 3, blue: 2 }] })
  t.refuses(ana, 'may', 'decline', 'another question').answer(ana, 'colour', 'red')
  expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], stonesOf({ red: 1, blue: 2 })])
  t.close()
})

test('2.7 Goblin → Troll: compulsory even if unwelcome', () => {
  const t = goblin('troll', { stones: [{ red: 1, blue: 1, yellow: 1 }, {}, { red: 1 }] })
  t.refuses(ana, 'may', 'decline', 'another question').answer(ana, 'colour', 'blue')
  expect(t.stones).toEqual([stonesOf({ red: 1, yellow: 1 }), noStones, stonesOf({ red: 1 })])
  t.close()
})
