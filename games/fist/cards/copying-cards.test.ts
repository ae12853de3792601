import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { type FistTable, position } from '../position.ts'
import { noStones, stonesOf } from '../rules/counting.ts'
import { type CharacterId, standards } from './characters.ts'

const untouched = { fairy: 8, common: 2, silver: 5 }
/** The specials of the next round take one roll. */
const nextRound = ['gnome', 'alchemist'] as const
const pile = (t: FistTable): readonly CharacterId[] => t.state.auctioned.map(({ character }) => character)

/** The Red Dragon is up and the Ghost comes after it. */
const dragonThenGhost = (): FistTable =>
  position({ up: 'redDragon', unseen: ['ghost'], black: [0, 1], deck: nextRound })

/** Ana wins the Ghost and copies the Red Dragon, which ends the round. */
function ghostCopiesDragon(t: FistTable): void {
  expect(t.up).toBe('ghost')
  t.bids(2, 0, 0).rolls(0).answer(ana, 'character', 'redDragon')
  expect(t.told('table')).toContainEqual({ type: 'characterCopied', seat: ana, character: 'redDragon' })
}

test('R2.11 what was turned up stays on the pile, whatever became of it, until the round ends', () => {
  const before = standards.filter(id => !id.endsWith('Dragon'))
  const unseen = ['blueDragon', 'yellowDragon', 'ghost'] as const
  const t = position({ up: 'redDragon', before, unseen, black: [0, 1], deck: nextRound })
  t.rolls(0).anaWins().rolls(0).bids(1, { black: 1 }, 0).bids(0, 0, 0)
  expect(pile(t)).toEqual([...before, 'redDragon', 'blueDragon', 'yellowDragon', 'ghost'])
  t.rolls(0).bids(0, 0, 0)
  expect([t.state.round, pile(t)]).toEqual([2, ['witch']])
  t.close()
})

test('E45 the Ghost copies a card that nobody bid on', () => {
  const t = dragonThenGhost().bids(0, 0, 0)
  ghostCopiesDragon(t)
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, noStones])
  t.close()
})

test('E45 the Ghost copies a card that was sold', () => {
  const t = dragonThenGhost().bids(0, 1, 0)
  ghostCopiesDragon(t)
  expect(t.stones).toEqual([stonesOf({ red: 1 }), stonesOf({ red: 1 }), noStones])
  t.close()
})

test('E45 the Ghost copies a card that was lost in a second tie', () => {
  const t = dragonThenGhost().bids(1, 1, 0).silver(2, 2)
  ghostCopiesDragon(t)
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, noStones])
  t.close()
})

test('E45 the Ghost copies a card that was cursed', () => {
  const t = dragonThenGhost().bids(1, { black: 1 }, 0)
  expect(t.stones[ana]).toEqual(noStones)
  ghostCopiesDragon(t)
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, noStones])
  t.close()
})

test.each([
  ['imp', [0, 0]],
  ['goblin', [2, 0]],
] as const)('E45 the Ghost copies a card that the %s played', (up, [taken, next]) => {
  const t = position({ up, before: ['witch'], unseen: ['ghost', 'magician', 'redDragon'] })
  if (up === 'imp') t.bids(0, 1, 0).rolls(next).answer(ben, 'character', 'redDragon')
  else t.rolls(taken, next).bids(0, 1, 0)
  expect(pile(t)).toEqual(['witch', up, 'redDragon', 'ghost'])
  t.anaWins().answer(ana, 'character', 'redDragon')
  expect(t.stones).toEqual([stonesOf({ red: 1 }), stonesOf({ red: 1 }), noStones])
  t.close()
})

test('E45 the Ghost copies neither himself nor a card still to come', () => {
  const t = position({ up: 'ghost', before: ['witch', 'redDragon'] }).anaWins()
  t.refuses(ana, 'character', 'ghost', 'E45').refuses(ana, 'character', 'yellowDragon', 'E45')
  t.answer(ana, 'character', 'witch')
  expect(t.state.sides.map(side => side.black)).toEqual([1, 0, 0])
  t.close()
})

test('E45 the Witch is always there: where she is alone, she is copied without a question', () => {
  const t = position({ up: 'ghost', before: ['witch'] }).anaWins()
  expect([t.state.sides[ana]?.black, t.up]).toEqual([1, 'yellowDragon'])
  t.close()
})

test('E45 only cards of this round: what was auctioned in the last one is gone', () => {
  const t = position({ up: 'gnome', unseen: [], deck: ['ghost', 'fairy'] })
    .rolls(0, 7)
    .bids(0, 0, 0)
  expect([t.state.round, t.up]).toEqual([2, 'witch'])
  t.bids(0, 0, 0).rolls(0).anaWins()
  expect([t.state.sides[ana]?.black, t.purses[ana], t.up]).toEqual([1, { ...untouched, fairy: 7 }, 'magician'])
  t.close()
})

test('E45 a copied card stays where it lies', () => {
  const t = position({ up: 'ghost', before: ['witch', 'fairy'] })
    .anaWins()
    .answer(ana, 'character', 'fairy')
  expect(pile(t)).toEqual(['witch', 'fairy', 'ghost', 'yellowDragon'])
  expect(t.state.specials).toEqual(['fairy', 'ghost'])
  t.close()
})

test('E46 the card chosen with the Imp is used by his winner, joins the pile and is not auctioned', () => {
  const t = position({ up: 'imp', unseen: ['redDragon', 'blueDragon'], deck: nextRound }).anaWins()
  t.answer(ana, 'character', 'redDragon')
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, noStones])
  expect([pile(t).slice(-3), t.state.unseen]).toEqual([['imp', 'redDragon', 'blueDragon'], []])
  t.rolls(0).bids(0, 0, 0)
  expect([t.state.round, t.up]).toEqual([2, 'witch'])
  t.close()
})

test('E46 the Imp chooses neither the Witch nor a card already turned up', () => {
  const t = position({ up: 'imp', before: ['witch', 'redDragon'], unseen: ['blueDragon', 'magician'] }).anaWins()
  for (const gone of ['witch', 'redDragon', 'imp']) t.refuses(ana, 'character', gone, 'E46')
  t.answer(ana, 'character', 'blueDragon')
  expect(t.up).toBe('magician')
  t.close()
})

test('E46 the Goblin draws at random, also a special, and that card is not auctioned', () => {
  const t = position({ up: 'goblin', before: ['witch'], unseen: ['redDragon', 'gnome', 'blueDragon'] })
  t.rolls(1, 0).anaWins()
  expect(t.told('table')).toContainEqual({ type: 'characterTaken', seat: ana, character: 'gnome', how: 'drawn' })
  expect(t.purses).toEqual([{ fairy: 7, common: 4, silver: 7 }, untouched, untouched])
  expect([pile(t), t.state.unseen]).toEqual([['witch', 'goblin', 'gnome', 'redDragon'], ['blueDragon']])
  t.close()
})

test('E46 the Imp may choose a special', () => {
  const t = position({ up: 'imp', unseen: ['redDragon', 'fairy'] })
    .anaWins()
    .answer(ana, 'character', 'fairy')
  expect([t.purses[ana], t.up]).toEqual([untouched, 'redDragon'])
  t.close()
})

test('E46 after the Imp the order is as unknown as before: the next card is drawn from what is left', () => {
  const t = position({ up: 'imp', unseen: ['redDragon', 'blueDragon', 'magician'] }).anaWins()
  t.rolls(1).answer(ana, 'character', 'redDragon')
  expect([t.up, t.state.unseen]).toEqual(['magician', ['blueDragon']])
  t.close()
})

test('E46 the card brought by the Imp cannot be cursed by itself', () => {
  const stones = [{ red: 4 }]
  const t = position({ up: 'imp', unseen: ['magician', 'redDragon'], black: [0, 1], stones }).anaWins()
  t.answer(ana, 'character', 'magician').refuses(ben, 'bid', { black: 1 }, 'not asked').answer(ana, 'either', 'first')
  expect([t.points, t.state.sides[ben]?.black]).toEqual([[1, 0, 0], 1])
  t.close()
})

test('E46 told: everybody sees which card was chosen', () => {
  const t = position({ up: 'imp', unseen: ['redDragon', 'blueDragon'] })
    .anaWins()
    .answer(ana, 'character', 'redDragon')
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'characterTaken', seat: ana, character: 'redDragon', how: 'chosen' })
  t.close()
})

test.each(['goblin', 'imp'] as const)('E47 the %s as the last card is not auctioned: the round ends', last => {
  const t = position({ up: 'redDragon', unseen: [last], deck: nextRound })
    .rolls(0)
    .anaWins()
  const passed = { type: 'characterPassed', character: last, why: 'nothing left to play' }
  expect(t.told('table')).toContainEqual(passed)
  expect([t.state.round, t.up, t.purses]).toEqual([2, 'witch', [untouched, untouched, untouched]])
  t.close()
})

test.each(['goblin', 'imp'] as const)('E47 the %s with one card behind him is auctioned and brings that card', up => {
  const t = position({ up, unseen: ['redDragon'], deck: nextRound })
    .rolls(0)
    .anaWins()
  expect([t.stones[ana], t.state.round]).toEqual([stonesOf({ red: 1 }), 2])
  t.close()
})

test('E47 what is last is seen when it comes: after the Imp nobody wanted, the Goblin is skipped', () => {
  const t = position({ up: 'redDragon', unseen: ['imp', 'goblin'], deck: nextRound })
    .rolls(0)
    .bids(0, 0, 0)
  expect(t.up).toBe('imp')
  t.rolls(0).bids(0, 0, 0)
  expect([t.state.round, t.up]).toEqual([2, 'witch'])
  t.close()
})

test.each(['goblin', 'imp'] as const)('E48 the Ghost as the last card copies the %s: no effect', copied => {
  const t = position({ up: 'ghost', before: [...standards, copied], unseen: [], deck: nextRound }).anaWins()
  t.rolls(0).answer(ana, 'character', copied)
  expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
  expect([t.stones[ana], t.purses[ana], t.state.round]).toEqual([noStones, untouched, 2])
  t.close()
})

test.each([
  ['imp', 'goblin'],
  ['goblin', 'imp'],
] as const)('E48 the %s brings the %s as the only card left: no effect', (up, last) => {
  const t = position({ up, unseen: [last], deck: nextRound })
    .rolls(0)
    .anaWins()
  expect(t.told('table')).toContainEqual({
    type: 'characterTaken',
    seat: ana,
    character: last,
    how: expect.any(String),
  })
  expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
  expect([t.stones[ana], t.purses[ana], t.state.round]).toEqual([noStones, untouched, 2])
  t.close()
})

test('E48 with one more card the chain goes on: Goblin, Imp, Red Dragon', () => {
  const t = position({ up: 'goblin', unseen: ['redDragon', 'imp'], deck: nextRound })
  t.rolls(1, 0).anaWins()
  expect(t.happened).not.toContain('nothingDone')
  expect([t.stones[ana], t.state.round]).toEqual([stonesOf({ red: 1 }), 2])
  t.close()
})
