import { expect, test } from 'vitest'
import { isRefusal, open, submit } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import type { Viewer } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { toWire } from '#kernel/wire'
import { ana, ben, cleo } from '#testkit/table'
import { specials } from './cards/characters.ts'
import { fist } from './index.ts'
import { notebookOf } from './notebook.ts'
import type { Options } from './options.ts'
import { charge, doubler, type FistTable, type Position, position } from './position.ts'
import { noStones, stonesOf } from './rules/counting.ts'
import type { State } from './types.ts'

const purse = { fairy: 8, common: 2, silver: 5 }
const kept = (t: FistTable) => t.state.sides.map(side => side.kept)
const black = (t: FistTable) => t.state.sides.map(side => side.black)
const silver = (t: FistTable) => t.purses.map(p => p.silver)
const passed = (why: string, character = 'redDragon') => ({ type: 'characterPassed', character, why })
const none = [noStones, noStones, noStones]

/** A new game with these house rules. */
function opened(given: Partial<Options>) {
  const options = optionsFrom(fist.options, { ...given })
  if (isOptionProblem(options)) throw new Error(options.expected)
  return open(fist, { seats: 3, options, dice: diceOf(seedFrom('house rules')) }).match
}

test('2.8 defaults: the rulings of chapter 2', () => {
  expect(optionsFrom(fist.options, {})).toEqual({
    blackInTiebreak: false,
    curseSkipsTiebreak: true,
    amuletsPerBid: 1,
    goblinLastAuctioned: false,
    ghostCopiesDoppelganger: true,
    quackCompulsory: true,
    apprenticeFreeWithoutPair: false,
    doppelgangerDeclare: 'before',
    thiefVictimViaCopy: 'currentAuction',
    brigandAmount: 'private',
    coinCounts: 'hidden',
    specialsPerRound: 2,
    startFG: 8,
    pointsToWin: 3,
    roundLimit: 0,
  })
})

test('2.8 values: what is no house rule is not accepted', () => {
  const bad = { roundLimit: -1, pointsToWin: 4, startFG: 10, specialsPerRound: 4, coinCounts: 'secret' }
  for (const [option, value] of Object.entries(bad))
    expect(optionsFrom(fist.options, { [option]: value })).toMatchObject({ option })
})

test('2.8 blackInTiebreak: by default the black coin cannot be bid in a tie-break', () => {
  const t = position({ up: 'redDragon', black: [1] }).bids(1, 1, 0)
  t.refuses(ana, 'silverBid', { silver: 1, black: 1 }, 'E11').silver(1, 0)
  expect([t.stones[ana], black(t)]).toEqual([stonesOf({ red: 1 }), [1, 0, 0]])
  t.close()
})

test('2.8 blackInTiebreak: true lets it curse the tie-break; the silver is spent all the same', () => {
  const t = position({ up: 'redDragon', black: [1], options: { blackInTiebreak: true } }).bids(1, 1, 0)
  t.silver({ silver: 1, black: 1 }, 2)
  expect(t.told('table')).toContainEqual(passed('curse'))
  expect([t.stones, black(t), silver(t)]).toEqual([none, [0, 0, 0], [4, 3, 5]])
  t.close()
})

test('2.8 blackInTiebreak: true, but nobody curses: the tie-break is won as usual', () => {
  const t = position({ up: 'redDragon', black: [1], options: { blackInTiebreak: true } })
    .bids(1, 1, 0)
    .silver(1, 2)
  expect([t.stones, black(t)]).toEqual([
    [noStones, stonesOf({ red: 1 }), noStones],
    [1, 0, 0],
  ])
  t.close()
})

test('2.8 curseSkipsTiebreak: by default a cursed tie ends at once', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1] }).bids(1, 1, { black: 1 })
  expect(t.told('table')).toContainEqual(passed('curse'))
  expect([t.stones, silver(t), t.up]).toEqual([none, [5, 5, 5], 'yellowDragon'])
  t.close()
})

test('2.8 curseSkipsTiebreak: false, the tied bid their silver for nothing', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1], options: { curseSkipsTiebreak: false } })
  t.bids(1, 1, { black: 1 }).silver(2, 1)
  expect(t.told('table')).toContainEqual(passed('curse'))
  expect([t.stones, silver(t), t.up]).toEqual([none, [3, 4, 5], 'yellowDragon'])
  t.close()
})

test('2.8 curseSkipsTiebreak: false, where nobody tied there is nothing to break', () => {
  const t = position({ up: 'redDragon', black: [0, 0, 1], options: { curseSkipsTiebreak: false } })
  t.bids(2, 1, { black: 1 })
  expect([t.stones, t.up]).toEqual([none, 'yellowDragon'])
  t.close()
})

test('2.8 amuletsPerBid: by default one', () => {
  const t = position({ up: 'redDragon', amulets: [2] })
  t.refuses(ana, 'bid', { fairy: 1, amulet: 2 }, 'E16').bids({ fairy: 1, amulet: 1 }, 3, 0)
  expect(t.stones).toEqual([noStones, stonesOf({ red: 1 }), noStones])
  expect(t.state.sides.map(s => s.amulets)).toEqual([1, 0, 0])
  t.close()
})

test('2.8 amuletsPerBid: 2, and each of them doubles', () => {
  const t = position({ up: 'redDragon', amulets: [2], options: { amuletsPerBid: 2 } })
  t.refuses(ana, 'bid', { amulet: 2 }, 'E16').bids({ fairy: 1, amulet: 2 }, 3, 0)
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, noStones])
  expect([t.state.bank.amulets, t.state.sides.map(s => s.spent)]).toEqual([4, [1, 3, 0]])
  t.close()
})

test('2.8 goblinLastAuctioned: by default a last Goblin or Imp is not auctioned and the round ends', () => {
  for (const last of ['goblin', 'imp'] as const) {
    const t = position({ up: 'redDragon', unseen: [last] })
      .rolls(0, 0)
      .bids(0, 0, 0)
    expect(t.told('table')).toContainEqual(passed('nothing left to play', last))
    expect([t.state.round, t.up]).toEqual([2, 'witch'])
    t.close()
  }
})

test('2.8 goblinLastAuctioned: true, it is auctioned and does nothing', () => {
  for (const last of ['goblin', 'imp'] as const) {
    const t = position({ up: 'redDragon', unseen: [last], options: { goblinLastAuctioned: true } }).bids(0, 0, 0)
    expect(t.up).toBe(last)
    t.rolls(0, 0).bids({ common: 1 }, 0, 0)
    expect(t.told('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
    expect([t.state.round, t.stones, t.purses[ana]]).toEqual([2, none, { ...purse, common: 1 }])
    t.close()
  }
})

test('2.8 ghostCopiesDoppelganger: by default the Ghost gives a charge', () => {
  const t = position({ up: 'ghost', before: ['witch', 'doppelganger'] }).anaWins()
  t.answer(ana, 'character', 'doppelganger')
  expect(kept(t)).toEqual([[charge], [], []])
  t.close()
})

test('2.8 ghostCopiesDoppelganger: false bars it', () => {
  const options = { ghostCopiesDoppelganger: false }
  const t = position({ up: 'ghost', before: ['witch', 'redDragon', 'doppelganger'], options }).anaWins()
  t.refuses(ana, 'character', 'doppelganger', '2.8 ghostCopiesDoppelganger').answer(ana, 'character', 'redDragon')
  expect([kept(t), t.stones[ana]]).toEqual([[[], [], []], stonesOf({ red: 1 })])
  t.close()
})

test('2.8 ghostCopiesDoppelganger: false does not hinder Goblin and Imp, who play the card itself', () => {
  const options = { ghostCopiesDoppelganger: false }
  const t = position({ up: 'imp', unseen: ['doppelganger', 'yellowDragon'], options }).anaWins()
  t.answer(ana, 'character', 'doppelganger')
  expect(kept(t)).toEqual([[doubler], [], []])
  t.close()
})

test('2.8 quackCompulsory: by default nobody is asked', () => {
  const t = position({ up: 'quackWizard', stones: [{ red: 5 }] }).anaWins()
  expect([t.points, t.stones, t.up]).toEqual([[1, 0, 0], none, 'yellowDragon'])
  t.close()
})

test('2.8 quackCompulsory: false, the winner may decline', () => {
  for (const answer of ['use', 'decline'] as const) {
    const t = position({ up: 'quackWizard', stones: [{ red: 5 }], options: { quackCompulsory: false } }).anaWins()
    t.answer(ana, 'may', answer)
    const [points, red] = answer === 'use' ? [1, 0] : [0, 5]
    expect([t.points, t.stones[ana]]).toEqual([[points, 0, 0], stonesOf({ red })])
    t.close()
  }
})

test('2.8 apprenticeFreeWithoutPair: by default no pair is no point', () => {
  const t = position({ up: 'sorcererApprentice', stones: [{ red: 1, blue: 1 }] }).anaWins()
  expect([t.points, t.stones[ana]]).toEqual([[0, 0, 0], stonesOf({ red: 1, blue: 1 })])
  t.close()
})

test('2.8 apprenticeFreeWithoutPair: true, the point is free without a pair, and a pair is paid as ever', () => {
  for (const red of [1, 2]) {
    const options = { apprenticeFreeWithoutPair: true }
    const t = position({ up: 'sorcererApprentice', stones: [{ red, blue: 1 }], options }).anaWins()
    expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], stonesOf({ red: red % 2, blue: 1 })])
    t.close()
  }
})

test('2.8 doppelgangerDeclare: by default before the first use', () => {
  const t = position({ up: 'redDragon', kept: [[doubler]] }).anaWins()
  expect([t.asked(ana)?.name, t.stones]).toEqual(['twice', none])
  t.answer(ana, 'twice', 'twice')
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ red: 2 }), 'yellowDragon'])
  t.close()
})

const after = (up: Position['up'], given: Omit<Position, 'up'> = {}): FistTable =>
  position({ up, kept: [[doubler]], options: { doppelgangerDeclare: 'after' }, ...given })

test('2.8 doppelgangerDeclare: after, the first use is over when it is asked', () => {
  for (const [answer, red] of [['twice', 2] as const, ['once', 1] as const]) {
    const t = after('redDragon').anaWins()
    expect([t.asked(ana)?.name, t.stones[ana]]).toEqual(['twice', stonesOf({ red: 1 })])
    t.answer(ana, 'twice', answer)
    expect([t.stones[ana], t.up]).toEqual([stonesOf({ red }), 'yellowDragon'])
    expect(kept(t)).toEqual([red === 2 ? [] : [doubler], [], []])
    t.close()
  }
})

test('R6.5 with doppelgangerDeclare after, the copied character is offered first, then the Ghost, and one of them doubled', () => {
  const t = after('ghost').anaWins().answer(ana, 'character', 'redDragon')
  t.answer(ana, 'twice', 'once').answer(ana, 'twice', 'twice').answer(ana, 'character', 'blueDragon')
  expect([t.stones[ana], kept(t), t.up]).toEqual([stonesOf({ red: 1, blue: 1 }), [[], [], []], 'yellowDragon'])
  t.close()
})

test('2.8 doppelgangerDeclare: after, still never on the Necromancer', () => {
  const t = after('necromancer').anaWins().answer(ana, 'may', 'use')
  expect([t.points, kept(t), t.up]).toEqual([[1, 0, 0], [[doubler], [], []], 'yellowDragon'])
  t.close()
})

test('2.8 doppelgangerDeclare: after, nothing is asked once the first use has won the game', () => {
  const t = after('quackWizard', { points: [2] }).anaWins()
  expect([t.points, kept(t), t.asked(ana)]).toEqual([[3, 0, 0], [[doubler], [], []], null])
  t.close()
})

/** Dan wins the Thief, Ben second; then Ana the Ghost, Cleo second, and copies the Thief. */
function ghostlyThief(options: Partial<Options>): FistTable {
  const stones = [{}, { red: 2 }, { blue: 1 }]
  const t = position({ up: 'thief', unseen: ['ghost', 'yellowDragon'], seats: 4, stones, options })
  return t.rolls(0).bids(0, 1, 0, 2).bids(2, 0, 1, 0).answer(ana, 'character', 'thief')
}

test('2.8 thiefVictimViaCopy: by default the second place of the auction just won', () => {
  const t = ghostlyThief({})
  expect(t.stones).toEqual([stonesOf({ blue: 1 }), stonesOf({ red: 1 }), noStones, stonesOf({ red: 1 })])
  t.close()
})

test('2.8 thiefVictimViaCopy: thiefAuction, the second place of the auction of the Thief', () => {
  const t = ghostlyThief({ thiefVictimViaCopy: 'thiefAuction' })
  expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, stonesOf({ blue: 1 }), stonesOf({ red: 1 })])
  t.close()
})

test('2.8 brigandAmount: private by default, only the two know it', () => {
  const t = position({ up: 'brigand' }).anaWins().answer(ana, 'rival', ben)
  const event = { type: 'coinsPlundered', from: ben, to: ana, kinds: ['common', 'silver'] }
  const is = { fairy: 0, common: 2, silver: 5 }
  for (const viewer of [ana, ben]) expect(t.told(viewer)).toContainEqual({ ...event, coins: { only: [0, 1], is } })
  for (const viewer of [cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ ...event, coins: { only: [0, 1] } })
  t.close()
})

test('2.8 brigandAmount: public, everybody knows it', () => {
  const t = position({ up: 'brigand', options: { brigandAmount: 'public' } }).anaWins()
  t.answer(ana, 'rival', ben)
  const coins = { fairy: 0, common: 2, silver: 5 }
  for (const viewer of [ana, ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'coinsMoved', from: ben, to: ana, coins })
  expect(t.purses).toEqual([{ fairy: 7, common: 4, silver: 10 }, { fairy: 8, common: 0, silver: 0 }, purse])
  t.close()
})

test('2.8 brigandAmount: public, an empty purse moves nothing and is known to be empty', () => {
  const t = position({ up: 'brigand', purses: [purse, { fairy: 8 }, purse], options: { brigandAmount: 'public' } })
  t.anaWins().answer(ana, 'rival', ben)
  expect(t.happened).toEqual(['powerResumed', 'rivalChosen', 'coinsMoved', 'characterTurnedUp'])
  t.close()
})

const pursesSeen = ({ state: { sides } }: { readonly state: State }, viewer: Viewer) => {
  const purses = sides.map(side => side.purse)
  return toWire(redact(purses, viewer))
}
const afterOne = { ...purse, fairy: 7 }

test('2.8 coinCounts: hidden by default, a purse is its own seat’s secret', () => {
  const t = position({ up: 'redDragon' }).anaWins()
  expect(pursesSeen(t, ana)).toEqual([{ only: [0], is: afterOne }, { only: [1] }, { only: [2] }])
  expect(pursesSeen(t, 'table')).toEqual([{ only: [0] }, { only: [1] }, { only: [2] }])
  t.close()
})

test('2.8 coinCounts: in a new game only open shows the purses', () => {
  for (const coinCounts of ['hidden', 'tracked', 'open'] as const) {
    const seen = [0, 1, 2].map(seat => (coinCounts === 'open' ? { only: 'all', is: purse } : { only: [seat] }))
    expect(pursesSeen(opened({ coinCounts }), 'table')).toEqual(seen)
  }
})

test('2.8 coinCounts: tracked, the purses stay hidden and the table counts along', () => {
  const t = position({ up: 'redDragon', options: { coinCounts: 'tracked' } }).bids({ fairy: 2, common: 1 }, 0, 0)
  expect(pursesSeen(t, ben)).toEqual([{ only: [0] }, { only: [1], is: purse }, { only: [2] }])
  expect(notebookOf(t.heard('table'))[ana]).toEqual({ fairy: 6, common: 1, silver: 5 })
  t.close()
})

test('R4.14 with coinCounts open everybody sees every purse, but no sealed bid', () => {
  const t = position({ up: 'redDragon', options: { coinCounts: 'open' } }).answer(ana, 'bid', { fairy: 1 })
  expect(t.told('table')).toEqual([{ type: 'bidSealed', seat: ana, bid: { only: [0] } }])
  t.answer(ben, 'bid', {}).answer(cleo, 'bid', {})
  for (const viewer of [ana, cleo, 'table'] as const)
    expect(pursesSeen(t, viewer)).toEqual([afterOne, purse, purse].map(is => ({ only: 'all', is })))
  t.close()
})

test('R4.14 with coinCounts open the haul of the Brigand is open too', () => {
  const t = position({ up: 'brigand', options: { coinCounts: 'open' } }).anaWins()
  t.answer(ana, 'rival', ben)
  const is = [{ fairy: 7, common: 4, silver: 10 }, { fairy: 8, common: 0, silver: 0 }, purse]
  expect(pursesSeen(t, 'table')).toEqual(is.map(is => ({ only: 'all', is })))
  t.close()
})

test('2.8 specialsPerRound: two by default, or three', () => {
  for (const specialsPerRound of [2, 3]) {
    const { state } = opened({ specialsPerRound })
    expect(state.specials).toHaveLength(specialsPerRound)
    expect([state.unseen.length, state.deck.length]).toEqual([7 + specialsPerRound, specials.length - specialsPerRound])
  }
})

test('2.8 startFG: eight by default, or nine, from the same sixty', () => {
  for (const startFG of [8, 9]) {
    const match = opened({ startFG })
    expect(match.state.sides.map(side => peek(side.purse))).toEqual(Array(3).fill({ ...purse, fairy: startFG }))
    expect(match.state.bank).toMatchObject({ fairy: 60 - 3 * startFG, common: 9, silver: 25 })
    expect(isRefusal(submit(match, ana, { name: 'bid', answer: { fairy: 9 } }))).toBe(startFG < 9)
  }
})

test('2.8 pointsToWin: by default two points do not win yet', () => {
  const t = position({ up: 'sorcerer', stones: [{ red: 4 }] }).anaWins()
  t.answer(ana, 'either', 'first')
  expect([t.points, t.state.result, t.up]).toEqual([[2, 0, 0], null, 'yellowDragon'])
  t.close()
})

test('2.8 pointsToWin: 2, two points win at once, and the die ends there', () => {
  for (const before of [0, 1]) {
    const t = position({ up: 'sorcerer', stones: [{ red: 4 }], points: [before], options: { pointsToWin: 2 } })
    t.anaWins().answer(ana, 'either', 'first')
    expect(t.state.result).toEqual({ points: [2, 0, 0], ranking: [1, 2, 2] })
    t.close()
  }
})

/** A round whose last card is up. */
const lastCard = (given: Omit<Position, 'up'>): FistTable => position({ up: 'redDragon', unseen: [], ...given })

test('2.8 roundLimit: none by default', () => {
  const t = lastCard({ round: 99 }).rolls(0, 0).bids(0, 0, 0)
  expect([t.state.round, t.state.result]).toEqual([100, null])
  t.close()
})

test('2.8 roundLimit: 12, the eleventh round is not the last', () => {
  const t = lastCard({ round: 11, options: { roundLimit: 12 } })
    .rolls(0, 0)
    .bids(0, 0, 0)
  expect([t.state.round, t.state.result]).toEqual([12, null])
  t.close()
})

test('2.8 roundLimit: the last round over, most points win, then most stones', () => {
  const stones = [{ red: 9 }, { red: 1 }, { red: 2 }]
  const t = lastCard({ round: 12, points: [0, 1, 1], stones, options: { roundLimit: 12 } }).bids(0, 0, 0)
  expect(t.state.result).toEqual({ points: [0, 1, 1], ranking: [3, 2, 1] })
  t.close()
})

test('2.8 roundLimit: then most gold of both kinds, spent or not, and no silver; then the win is shared', () => {
  const purses = [{ fairy: 3, common: 2 }, { fairy: 5 }, { fairy: 4, silver: 9 }]
  const t = lastCard({ purses, spent: [1, 1, 1], options: { roundLimit: 1 } }).bids(0, 0, 0)
  expect(t.state.result).toEqual({ points: [0, 0, 0], ranking: [1, 1, 3] })
  t.close()
})
