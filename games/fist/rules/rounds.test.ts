import { expect, test } from 'vitest'
import { open } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { standards } from '../cards/characters.ts'
import { fist } from '../index.ts'
import { options, presets } from '../options.ts'
import { charge, doubler, type FistTable, type Position, position } from '../position.ts'
import type { Asks } from '../types.ts'
import { noStones, purse, stonesOf } from './counting.ts'

const untouched = { fairy: 8, common: 2, silver: 5 }
const winner = { ...untouched, fairy: 7 }
/** The card that is up is the last of the round. */
const last = (given: Position): FistTable => position({ unseen: [], deck: ['gnome', 'alchemist'], ...given })

test('R2.2 the Witch is the first character of every round', () => {
  const dice = ['red', 'blue', 'yellow'].map(phrase => diceOf(seedFrom(phrase)))
  const opened = dice.map(dice => open(fist, { seats: 3, options: defaultsOf(options), dice }).match.state)
  expect(opened.map(state => state.auctioned)).toEqual(Array(3).fill([{ character: 'witch', runnersUp: [] }]))
  const t = last({ up: 'redDragon' }).rolls(0).bids(0, 0, 0)
  expect([t.state.round, t.up]).toEqual([2, 'witch'])
  t.close()
})

test('R2.3 after her the nine cards come up one at a time: ten auctions', () => {
  const t = last({ up: 'redDragon', deck: ['gnome', 'alchemist', 'fairy', 'troll'] })
    .rolls(0, 0)
    .bids(0, 0, 0)
  t.rolls(...Array(9).fill(0))
  const seen: unknown[] = []
  while (t.state.round === 2) {
    expect(t.state.unseen).toHaveLength(9 - seen.length)
    seen.push(t.up)
    t.bids(0, 0, 0)
  }
  expect(seen).toHaveLength(10)
  expect(new Set(seen)).toEqual(new Set([...standards, 'gnome', 'alchemist']))
  t.close()
})

test('R2.4 end of round: fairy gold that was bid comes back to all who bid it, common gold and silver do not', () => {
  const t = last({ up: 'redDragon', spent: [0, 3] }).bids({ fairy: 2, common: 1 }, { fairy: 3 }, 0)
  t.rolls(0).silver(2, 1)
  expect(t.purses).toEqual([{ fairy: 8, common: 1, silver: 3 }, { fairy: 11, common: 2, silver: 4 }, untouched])
  expect(t.state.sides.map(side => side.spent)).toEqual([0, 0, 0])
  t.close()
})

test('R2.4 end of round: unused black coins go back, amulets, stones, points and a Doppelganger stay', () => {
  const stays = { amulets: [1], stones: [{ red: 1 }], points: [2], kept: [[doubler]] }
  const t = last({ up: 'magician', black: [1, 2], ...stays })
    .rolls(0)
    .bids(0, 0, 0)
  expect(t.state.sides.map(side => side.black)).toEqual([0, 0, 0])
  const { amulets, stones, points, kept } = t.state.sides[ana] ?? {}
  expect([amulets, stones, points, kept]).toEqual([1, stonesOf({ red: 1 }), 2, [doubler]])
  t.close()
})

test('R2.4 end of round: its specials are discarded, a new round draws two more and begins with the Witch', () => {
  const t = last({ up: 'fairy', before: [...standards, 'troll'], deck: ['gnome', 'imp', 'alchemist'], used: ['ghost'] })
  t.rolls(2, 0).bids(0, 0, 0)
  expect(t.state).toMatchObject({ round: 2, used: ['ghost', 'troll', 'fairy'], deck: ['imp'] })
  expect(t.state.specials).toEqual(['alchemist', 'gnome'])
  expect([t.up, t.state.unseen.length, t.state.auctioned.length]).toEqual(['witch', 9, 1])
  t.close()
})

test('R2.4 end of round: not before the last card', () => {
  const t = position({ up: 'redDragon', black: [0, 1] }).anaWins()
  expect([t.state.round, t.up, t.purses[ana]]).toEqual([1, 'yellowDragon', winner])
  expect(t.state.sides.map(side => [side.spent, side.black])).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ])
  t.close()
})

test('R2.4 end of round, told: how much fairy gold comes back, and whose black coin, is public', () => {
  const t = last({ up: 'redDragon', black: [0, 1] })
    .rolls(0)
    .bids(3, 2, 0)
  const back = [
    { type: 'fairyReturned', seat: ana, amount: 3 },
    { type: 'fairyReturned', seat: ben, amount: 2 },
    { type: 'blackReturned', seat: ben, amount: 1 },
  ]
  for (const viewer of [ana, cleo, 'table'] as const) expect(t.told(viewer)).toEqual(expect.arrayContaining(back))
  t.close()
})

test('E34 the first to reach three points wins at once, in the middle of the round', () => {
  const t = position({ up: 'quackWizard', points: [2, 2, 1] }).anaWins()
  expect(t.state.result).toEqual({ points: [3, 2, 1], ranking: [1, 2, 3] })
  expect([t.up, t.asked(ana), t.asked(ben)]).toEqual([null, null, null])
  t.refuses(ben, 'bid', {}, 'over')
  expect([t.purses[ana], t.state.sides[ana]?.spent, t.state.unseen]).toEqual([winner, 1, ['yellowDragon']])
  t.close()
})

test('E34 two points are not three: the round goes on', () => {
  const t = position({ up: 'quackWizard', points: [1, 2, 2] }).anaWins()
  expect([t.points, t.state.result, t.up]).toEqual([[2, 2, 2], null, 'yellowDragon'])
  t.close()
})

test.each([doubler, charge])('E34 the game ends even between the two uses of a Doppelganger (%j)', card => {
  const stones = [{ red: 4, blue: 4 }]
  const t = position({ up: 'sorcerer', points: [1], stones, kept: [[card]] }).anaWins()
  t.answer(ana, 'twice', 'twice').answer(ana, 'either', 'first').answer(ana, 'colour', 'blue')
  expect(t.state.result).toEqual({ points: [3, 0, 0], ranking: [1, 2, 2] })
  expect([t.stones[ana], t.state.power, t.asked(ana)]).toEqual([stonesOf({ red: 4 }), null, null])
  t.close()
})

test('E34 told: at the end the screens are lifted for everybody', () => {
  const purses = [{ fairy: 2 }, { common: 3, silver: 1 }, { fairy: 4, silver: 2 }]
  const t = position({ up: 'quackWizard', points: [2], purses }).anaWins()
  const lifted = { type: 'screensLifted', purses: [{ fairy: 1 }, purses[1], purses[2]].map(p => purse(p ?? {})) }
  for (const viewer of [ana, ben, cleo, 'table'] as const) expect(t.told(viewer)).toContainEqual(lifted)
  t.close()
})

test('E34 told: as long as nobody has won the screens stay', () => {
  const t = position({ up: 'quackWizard', points: [1] }).anaWins()
  expect(t.happened).not.toContain('screensLifted')
  t.close()
})

test('E51 one special left: it is taken, then the used ones are shuffled, and the second drawn', () => {
  const t = last({ up: 'troll', deck: ['alchemist'], used: ['gnome', 'fairy'] })
    .rolls(2)
    .bids(0, 0, 0)
  expect(t.state.specials).toEqual(['alchemist', 'troll'])
  expect([t.state.deck, t.state.used]).toEqual([['gnome', 'fairy'], []])
  const draws = t.happened.filter(type => type.startsWith('special'))
  expect(draws).toEqual(['specialDrawn', 'specialsReshuffled', 'specialDrawn'])
  t.close()
})

test('E51 two specials left: nothing is shuffled yet', () => {
  const t = last({ up: 'troll', used: ['fairy'] })
    .rolls(0)
    .bids(0, 0, 0)
  expect([t.state.specials, t.state.deck, t.state.used]).toEqual([['gnome', 'alchemist'], [], ['fairy', 'troll']])
  expect(t.happened).not.toContain('specialsReshuffled')
  t.close()
})

test('E51 none left: the used ones are shuffled first', () => {
  const t = last({ up: 'troll', deck: [], used: ['gnome', 'fairy'] })
    .rolls(1, 1)
    .bids(0, 0, 0)
  expect([t.state.specials, t.state.deck, t.state.used]).toEqual([['fairy', 'troll'], ['gnome'], []])
  t.close()
})

test('E51 a Doppelganger that is held is not shuffled in', () => {
  const t = last({ up: 'redDragon', deck: ['alchemist'], used: ['gnome'], kept: [[doubler]] }).bids(0, 0, 0)
  expect([t.state.specials, t.state.deck, t.state.used]).toEqual([['alchemist', 'gnome'], [], []])
  expect(t.state.sides[ana]?.kept).toEqual([doubler])
  t.close()
})

test('E51 a Doppelganger that was used is', () => {
  const t = last({ up: 'redDragon', deck: ['alchemist'], used: ['gnome'], kept: [[doubler]] }).anaWins()
  t.rolls(1).answer(ana, 'twice', 'twice')
  expect([t.state.specials, t.state.deck]).toEqual([['alchemist', 'doppelganger'], ['gnome']])
  t.close()
})

/** The Magician is the last card of the last round: its winner gets silver, which counts for nothing. */
const lastRound = (given: Partial<Position>): FistTable =>
  last({ up: 'magician', round: 2, options: { roundLimit: 2 }, ...given })

test('E52 at the round limit most points win, whatever else is held', () => {
  const t = lastRound({ points: [1, 2, 0], stones: [{ red: 5 }, {}, { red: 6 }] }).bids(0, 0, 0)
  expect(t.state.result).toEqual({ points: [1, 2, 0], ranking: [2, 1, 3] })
  expect([t.state.round, t.up]).toEqual([2, null])
  t.close()
})

test('E52 then most stones', () => {
  const stones = [{ red: 2 }, { red: 1, blue: 1, yellow: 1 }, {}]
  const t = lastRound({ points: [1, 1, 1], stones, purses: [{ fairy: 9 }, { fairy: 1 }, { fairy: 9 }] }).bids(0, 0, 0)
  expect(t.state.result?.ranking).toEqual([2, 1, 3])
  t.close()
})

test('E52 then most gold of both kinds, what was just bid in fairy gold included, silver not', () => {
  const t = lastRound({ purses: [{ fairy: 6, common: 1 }, { fairy: 6, silver: 20 }, { common: 8 }] }).bids(6, 0, 0)
  expect(t.state.result?.ranking).toEqual([2, 3, 1])
  t.close()
})

test('E52 then the place is shared', () => {
  const t = lastRound({ purses: [{ fairy: 6, common: 1 }, { fairy: 5, common: 2 }, { fairy: 6 }] }).bids(0, 0, 0)
  expect(t.state.result?.ranking).toEqual([1, 1, 3])
  t.close()
})

test('E52 told: the screens are lifted then too', () => {
  const t = lastRound({}).bids({ common: 1 }, 0, 0)
  const purses = [{ fairy: 8, common: 1, silver: 8 }, untouched, untouched]
  for (const viewer of [ben, 'table'] as const) expect(t.told(viewer)).toContainEqual({ type: 'screensLifted', purses })
  t.close()
})

test.each([
  [1, 2],
  [99, 0],
])('E52 after round %i with a limit of %i there is another round', (round, roundLimit) => {
  const t = lastRound({ round, options: { roundLimit } }).rolls(0).bids(0, 0, 0)
  expect([t.state.round, t.state.result, t.up]).toEqual([round + 1, null, 'witch'])
  t.close()
})

test('E52 no limit among friends, twelve rounds in ranked games', () => {
  expect(options.roundLimit).toMatchObject({ default: 0 })
  expect(presets.ranked?.roundLimit).toBe(12)
})

test('R5.1 three points win at once; the others are placed by points, and equal points share a place', () => {
  const t = position({ up: 'quackWizard', seats: 4, points: [2, 1, 2, 1], stones: [{}, { red: 5 }] }).anaWins()
  expect(t.state.result).toEqual({ points: [3, 1, 2, 1], ranking: [1, 3, 2, 3] })
  t.refuses(ben, 'bid', {}, 'over')
  t.close()
})

test('R5.2 after the last round: by points, then stones, then gold; who is equal in all three shares the place', () => {
  const purses = [{ fairy: 1 }, { fairy: 1 }, { fairy: 3 }, { common: 2 }, { fairy: 2, silver: 9 }]
  const stones = [{}, { red: 2 }, { red: 1 }, { blue: 1 }, { yellow: 1 }]
  const t = lastRound({ seats: 5, points: [1], stones, purses }).bids(0, 0, 0, 0, 0)
  expect(t.state.result).toEqual({ points: [1, 0, 0, 0, 0], ranking: [1, 2, 3, 4, 4] })
  t.close()
})

test('R5.2 who is equal in all three shares the first place too', () => {
  const t = lastRound({}).bids(0, 0, 0)
  expect(t.state.result?.ranking).toEqual([1, 1, 1])
  t.close()
})

test('R5.3 no gold left at any seat when the fairy gold is home: the game ends as at the round limit', () => {
  const purses = [{ common: 1, silver: 5 }, {}, { silver: 9 }]
  const t = last({ up: 'magician', points: [1, 0, 1], stones: [{}, { red: 3 }, { red: 1 }], purses })
  t.bids({ common: 1 }, 0, 0)
  expect(t.state.result).toEqual({ points: [1, 0, 1], ranking: [2, 3, 1] })
  t.close()
})

test('R5.3 one fairy gold that comes home is enough to go on', () => {
  const t = last({ up: 'magician', purses: [{ fairy: 1 }, {}, {}] })
    .rolls(0)
    .anaWins()
  expect([t.state.round, t.state.result, t.up]).toEqual([2, null, 'witch'])
  t.close()
})

/** Lets the time run out without an answer. */
function silence(t: FistTable, seat: Seat): FistTable {
  const asked = t.asked(seat)
  if (asked === null) throw new Error(`seat ${seat} is asked nothing`)
  return t.answer(seat, asked.name, asked.ask.idle)
}

const rich = { red: 2, blue: 2, yellow: 2 }
const robbed = [{}, {}, { red: 1 }]
const stall = (): FistTable => position({ up: 'merchant' }).anaWins()
const questions: readonly [keyof Asks, why: string, () => FistTable, idle: unknown][] = [
  ['bid', 'a bid of nothing', () => position({ up: 'redDragon', black: [1], amulets: [1] }), {}],
  ['silverBid', 'no silver', () => position({ up: 'redDragon' }).bids(1, 1, 0), {}],
  ['twice', 'the Doppelganger is saved', () => position({ up: 'redDragon', kept: [[doubler]] }).anaWins(), 'once'],
  ['either', 'the first of two', () => position({ up: 'magician', stones: [{ red: 4 }] }).anaWins(), 'first'],
  ['may', 'the Necromancer is declined', () => position({ up: 'necromancer' }).anaWins(), 'decline'],
  ['colour', 'the first colour', () => position({ up: 'troll' }).anaWins(), 'red'],
  [
    'colour',
    'the first colour the bank has',
    () => position({ up: 'ancientDragon', bank: { stones: { red: 0, blue: 1, yellow: 1 } } }).anaWins(),
    'blue',
  ],
  ['rival', 'the first opponent', () => position({ up: 'brigand' }).anaWins(), ben],
  [
    'rival',
    'the first who has a stone',
    () => position({ up: 'thief', seats: 4, stones: [...robbed, { blue: 1 }] }).anaWins(),
    cleo,
  ],
  ['character', 'the first card of the pile', () => position({ up: 'ghost' }).anaWins(), 'witch'],
  [
    'character',
    'the first card still to come',
    () => position({ up: 'imp', unseen: ['blueDragon', 'redDragon'] }).anaWins(),
    'blueDragon',
  ],
  [
    'stones',
    'the first stones that do',
    () =>
      position({ up: 'magician', stones: [rich] })
        .anaWins()
        .answer(ana, 'either', 'first'),
    { red: 2, blue: 2, yellow: 0 },
  ],
  ['coin', 'the coin is taken', () => position({ up: 'thief' }).bids(2, 1, 0), 'take'],
  [
    'luck',
    'the Rainbow Dragon stops',
    () => position({ up: 'rainbowDragon' }).rolls(8).anaWins().answer(ana, 'colour', 'red'),
    'stop',
  ],
  ['purchase', 'nothing is bought', stall, {}],
  [
    'payment',
    'what was bought is paid, fairy gold last',
    () => stall().answer(ana, 'purchase', { red: 3 }),
    { common: 2, silver: 3, fairy: 0 },
  ],
]

test.each(questions)('E53 silence to %s: %s', (name, _why, table, idle) => {
  const t = table()
  const asked = t.asked(ana)
  expect([asked?.name, asked?.ask.idle]).toEqual([name, idle])
  silence(t, ana).close()
})

test('E53 every kind of question that can be asked is in this list', () => {
  const kinds: Readonly<Record<keyof Asks, true>> = {
    bid: true,
    silverBid: true,
    twice: true,
    either: true,
    may: true,
    colour: true,
    rival: true,
    character: true,
    stones: true,
    coin: true,
    luck: true,
    purchase: true,
    payment: true,
  }
  expect(new Set(questions.map(([name]) => name))).toEqual(new Set(Object.keys(kinds)))
})

test('E53 a table that says nothing passes the card, and keeps its coins', () => {
  const t = position({ up: 'redDragon', black: [1] })
  for (const seat of [ana, ben, cleo]) silence(t, seat)
  expect([t.purses, t.state.sides[ana]?.black, t.up]).toEqual([[untouched, untouched, untouched], 1, 'yellowDragon'])
  t.close()
})

test('E53 the silent Rainbow Dragon keeps what was drawn, the silent Necromancer his fairy gold', () => {
  const rainbow = position({ up: 'rainbowDragon' }).rolls(8).anaWins().answer(ana, 'colour', 'red')
  expect(silence(rainbow, ana).stones).toEqual([stonesOf({ blue: 1 }), noStones, noStones])
  const necromancer = silence(position({ up: 'necromancer' }).anaWins(), ana)
  expect([necromancer.points, necromancer.state.sides[ana]?.spent]).toEqual([[0, 0, 0], 1])
  rainbow.close()
  necromancer.close()
})

test('R6.7 silence at the Merchant’s till pays with silver first, then common gold, then fairy gold', () => {
  const t = stall().answer(ana, 'purchase', { red: 4 })
  expect(silence(t, ana).purses[ana]).toEqual({ fairy: 6, common: 0, silver: 2 })
  t.close()
})

test('R6.7 silence where any stones will do gives red before blue, and blue before yellow', () => {
  const t = position({ up: 'magician', stones: [{ red: 1, blue: 2, yellow: 3 }] }).anaWins()
  expect(silence(t.answer(ana, 'either', 'first'), ana).stones[ana]).toEqual(stonesOf({ yellow: 2 }))
  t.close()
})
