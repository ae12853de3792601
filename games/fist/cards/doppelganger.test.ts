import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { ana, ben } from '#testkit/table'
import { charge, doubler, type FistTable, type Position, position } from '../position.ts'
import { noStones, stonesOf } from '../rules/counting.ts'
import type { CharacterId } from './characters.ts'

const kept = (t: FistTable) => t.state.sides.map(side => side.kept)
const black = (t: FistTable) => t.state.sides.map(side => side.black)

/** Ana, who keeps the Doppelganger, wins this card for one fairy gold and plays it twice. */
const doubled = (up: CharacterId, given: Omit<Position, 'up'> = {}): FistTable =>
  position({ up, kept: [[doubler]], ...given })
    .anaWins()
    .answer(ana, 'twice', 'twice')

test('R3.8 it lies face up before its owner until spent on a character that was won, whose power is used twice', () => {
  const t = position({ up: 'redDragon', kept: [[doubler]] })
  for (const viewer of [ben, 'table'] as const) expect(redact(t.state, viewer).sides[ana]?.kept).toEqual([doubler])
  t.bids(1, 0, 0).answer(ana, 'twice', 'twice')
  expect(t.happened.filter(type => type === 'stonesMoved')).toHaveLength(2)
  expect([t.stones[ana], kept(t)]).toEqual([stonesOf({ red: 2 }), [[], [], []]])
  t.close()
})

test('E49 won as the last card of a round, it survives the round end and doubles the next Witch', () => {
  const t = position({ up: 'doppelganger', unseen: [] })
  t.rolls(0, 0).anaWins()
  expect([kept(t), t.state.used, t.up]).toEqual([[[doubler], [], []], [], 'witch'])
  t.rolls(0).anaWins().answer(ana, 'twice', 'twice')
  expect([black(t), kept(t), t.state.used]).toEqual([[2, 0, 0], [[], [], []], ['doppelganger']])
  t.close()
})

test('E49 kept over any number of rounds: an unused one is neither discarded nor shuffled back', () => {
  const t = position({ up: 'redDragon', unseen: [], kept: [[doubler]] })
  t.rolls(0, 0).bids(0, 0, 0)
  for (const _round of [2, 3]) {
    t.rolls(...Array(10).fill(0))
    for (let card = 0; card < 10; card++) t.bids(0, 0, 0)
  }
  expect(t.state.round).toBe(4)
  expect(kept(t)).toEqual([[doubler], [], []])
  expect([...t.state.deck, ...t.state.used, ...t.state.specials]).not.toContain('doppelganger')
  t.close()
})

test('E49 once used it is discarded: the next win is not doubled', () => {
  const t = position({ up: 'redDragon', unseen: ['blueDragon', 'yellowDragon'], kept: [[doubler]] })
  t.rolls(0).anaWins().answer(ana, 'twice', 'twice').anaWins()
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ red: 2, blue: 1 }), 'yellowDragon'])
  expect([kept(t), t.state.used]).toEqual([[[], [], []], ['doppelganger']])
  t.close()
})

test('E50 asked right after the win, before anything is resolved', () => {
  const t = position({ up: 'redDragon', kept: [[doubler]] }).anaWins()
  expect(t.happened).toEqual(['bidSealed', 'bidsOpened', 'bidPaid', 'characterWon', 'powerPaused'])
  expect([t.stones[ana], t.asked(ana)?.ask.notes]).toEqual([noStones, []])
  t.refuses(ben, 'twice', 'twice', 'not asked').answer(ana, 'twice', 'twice')
  expect(t.stones).toEqual([stonesOf({ red: 2 }), noStones, noStones])
  t.close()
})

test('E50 played once, the power works once and the Doppelganger waits for another win', () => {
  const t = position({ up: 'redDragon', kept: [[doubler]] }).anaWins()
  t.answer(ana, 'twice', 'once')
  expect([t.stones[ana], kept(t)]).toEqual([stonesOf({ red: 1 }), [[doubler], [], []]])
  t.close()
})

test('E50 only the winner may double: a rival who keeps it is not asked', () => {
  const t = position({ up: 'redDragon', kept: [[], [doubler]] }).anaWins()
  expect([t.stones[ana], t.up, kept(t)]).toEqual([stonesOf({ red: 1 }), 'yellowDragon', [[], [doubler], []]])
  t.close()
})

test('E50 told: everybody hears on which character it was played', () => {
  const t = doubled('redDragon')
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'doublerPlayed', seat: ana, kept: doubler, character: 'redDragon' })
  t.close()
})

test('E50 through the Ghost it may be declared on the copied character instead', () => {
  const t = position({ up: 'ghost', kept: [[doubler]] }).anaWins()
  t.answer(ana, 'twice', 'once').answer(ana, 'character', 'redDragon').answer(ana, 'twice', 'twice')
  expect([t.stones[ana], kept(t), t.up]).toEqual([stonesOf({ red: 2 }), [[], [], []], 'yellowDragon'])
  t.close()
})

test('E50 through the Goblin it may be declared on the drawn character once that is known', () => {
  const t = position({ up: 'goblin', unseen: ['redDragon', 'blueDragon', 'yellowDragon'], kept: [[doubler]] })
  t.anaWins().rolls(1).answer(ana, 'twice', 'once')
  expect(t.told('table')).toContainEqual({ type: 'characterTaken', seat: ana, character: 'blueDragon', how: 'drawn' })
  t.rolls(0).answer(ana, 'twice', 'twice')
  expect([t.stones[ana], kept(t), t.up]).toEqual([stonesOf({ blue: 2 }), [[], [], []], 'redDragon'])
  t.close()
})

test('E50 through the Imp it may be declared on the chosen character, or not at all', () => {
  const t = position({ up: 'imp', unseen: ['redDragon', 'yellowDragon'], kept: [[doubler]] }).anaWins()
  t.answer(ana, 'twice', 'once').answer(ana, 'character', 'redDragon').answer(ana, 'twice', 'once')
  expect([t.stones[ana], kept(t), t.up]).toEqual([stonesOf({ red: 1 }), [[doubler], [], []], 'yellowDragon'])
  t.close()
})

test('E50 one Doppelganger a win: declared on the Ghost, a second is not asked for on the copy', () => {
  const t = doubled('ghost', { kept: [[doubler, charge]] })
  t.answer(ana, 'character', 'redDragon').answer(ana, 'character', 'redDragon')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ red: 2 }), 'yellowDragon'])
  expect(kept(t)).toEqual([[doubler], [], []])
  t.close()
})

test('E50 not on a cursed character', () => {
  const t = position({ up: 'redDragon', kept: [[doubler]], black: [0, 1] }).bids(1, { black: 1 }, 0)
  expect([t.stones[ana], kept(t), t.up]).toEqual([noStones, [[doubler], [], []], 'yellowDragon'])
  t.close()
})

test('E50 never on the Necromancer, also when the Ghost copies it', () => {
  const t = position({ up: 'ghost', before: ['witch', 'necromancer'], kept: [[doubler]] }).anaWins()
  t.answer(ana, 'twice', 'once').answer(ana, 'character', 'necromancer')
  t.refuses(ana, 'twice', 'twice', 'another question').answer(ana, 'may', 'use')
  expect([t.points, kept(t), t.up]).toEqual([[1, 0, 0], [[doubler], [], []], 'yellowDragon'])
  t.close()
})

test('R6.1 who holds both the card and a charge uses up the charge first', () => {
  const t = doubled('redDragon', { kept: [[doubler, charge]] })
  expect([t.stones[ana], kept(t), t.state.used]).toEqual([stonesOf({ red: 2 }), [[doubler], [], []], []])
  t.close()
})

test('R6.4 one gained in the course of a win is too late for that win', () => {
  const options = { doppelgangerDeclare: 'after' } as const
  const t = position({ up: 'imp', unseen: ['doppelganger', 'redDragon', 'yellowDragon'], options }).anaWins()
  t.rolls(0).answer(ana, 'character', 'doppelganger')
  expect([kept(t), t.up]).toEqual([[[doubler], [], []], 'redDragon'])
  t.close()
})

test('R6.6 a Necromancer who was refused may be reached again by a doubled Ghost', () => {
  const t = position({ up: 'ghost', before: ['witch', 'redDragon', 'necromancer'], kept: [[doubler]] }).bids(2, 1, 0)
  t.answer(ana, 'twice', 'twice').answer(ana, 'character', 'necromancer').answer(ana, 'may', 'decline')
  t.answer(ana, 'character', 'necromancer').answer(ana, 'may', 'use')
  expect([t.points, t.state.bank.fairy]).toEqual([[1, 0, 0], 22])
  t.close()
})
