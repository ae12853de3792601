import { expect, test } from 'vitest'
import { textOf } from '#kernel/laws/law'
import { open } from '#kernel/match'
import { defaultsOf, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import { peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { opener, specials, standards } from './cards/characters.ts'
import { colours } from './cards/steps.ts'
import { fist } from './index.ts'
import { type Options, presets } from './options.ts'
import { position } from './position.ts'
import { noStones, stoneCount } from './rules/counting.ts'

const usual = defaultsOf(fist.options)

function opened(seats: number, given: Partial<Options> = {}) {
  const options = optionsFrom(fist.options, given) as Options
  return open(fist, { seats, options, dice: diceOf(seedFrom(`set-up ${seats}`)) }).match.state
}

test('R1.2 each seat begins with 8, 2 and 5 coins behind its screen, four stones and no points', () => {
  for (const seats of [3, 4, 5, 6])
    for (const { purse, stones, points, spent } of opened(seats).sides)
      expect([peek(purse), stoneCount(stones), points, spent]).toEqual([{ fairy: 8, common: 2, silver: 5 }, 4, 0, 0])
})

test.each([
  [3, 36, 9, 25, 24],
  [4, 28, 7, 20, 20],
  [5, 20, 5, 15, 16],
  [6, 12, 3, 10, 12],
])(
  'R1.3 %i seats: what was not dealt out is the bank, %i, %i and %i coins and %i stones, and all see it',
  (seats, fairy, common, silver, stones) => {
    const { bank, sides } = redact(opened(seats), 'table')
    expect(bank).toMatchObject({ fairy, common, silver, amulets: 2 })
    expect(stoneCount(bank.stones)).toBe(stones)
    for (const colour of colours)
      expect(sides.reduce((sum, side) => sum + side.stones[colour], bank.stones[colour])).toBe(12)
  },
)

test('R1.2 with nine fairy gold each, six seats leave six to the bank', () => {
  expect(opened(6, presets.tavernLight).bank.fairy).toBe(6)
})

test('R1.4 the Witch is apart, the other standard characters come in every round, the specials have their own deck', () => {
  const first = opened(3)
  const next = position({ up: 'witch', before: standards.filter(id => id !== opener), unseen: [] })
  next.rolls(0, 0).bids(0, 0, 0)
  for (const { auctioned, unseen, deck, used, specials: drawn } of [first, next.state]) {
    expect(auctioned.map(({ character }) => character)).toEqual([opener])
    expect([...unseen].sort()).toEqual([...standards.filter(id => id !== opener), ...drawn].sort())
    expect([...deck, ...drawn, ...used].sort()).toEqual([...specials].sort())
  }
  next.close()
})

test('R1.5 everybody bids at the same time: all are asked, and the order in which fists close decides nothing', () => {
  const orders = [
    [ana, ben, cleo],
    [cleo, ana, ben],
  ]
  const ends = orders.map(order => {
    const t = position({ up: 'redDragon' })
    for (const seat of order) expect(t.asked(seat)?.name).toBe('bid')
    for (const seat of order) t.answer(seat, 'bid', { fairy: seat })
    t.close()
    return textOf(t.state)
  })
  expect(ends[0]).toBe(ends[1])
})

test('R1.6 common gold and silver that were bid are gone; fairy gold is out of use and comes home with the round', () => {
  const t = position({ up: 'redDragon', deck: ['gnome', 'troll'] })
    .bids(2, { fairy: 1, common: 1 }, 0)
    .silver(1, 0)
  expect(t.purses[ana]).toEqual({ fairy: 6, common: 2, silver: 4 })
  t.refuses(ana, 'bid', { fairy: 7 }, 'E6').rolls(0).bids(0, 0, 0)
  expect(t.purses.slice(0, 2)).toEqual([
    { fairy: 8, common: 2, silver: 4 },
    { fairy: 8, common: 1, silver: 5 },
  ])
  t.close()
})

test('R1.7 a black coin, won with the Witch, spoils an auction and lasts for one round', () => {
  const unseen = ['redDragon', 'yellowDragon'] as const
  const t = position({ up: 'witch', unseen, deck: ['gnome', 'troll'], black: [0, 1] })
  t.rolls(0).anaWins().bids({ black: 1 }, 1, 0)
  expect([t.stones[ben], t.state.sides.map(side => side.black)]).toEqual([noStones, [0, 1, 0]])
  t.rolls(0).bids(0, 0, 0)
  expect([t.state.round, t.state.sides.map(side => side.black)]).toEqual([2, [0, 0, 0]])
  t.close()
})

test('R1.7 an amulet, won with the Goldsmith, doubles one bid and lasts until then', () => {
  const t = position({ up: 'goldsmith', unseen: [], deck: ['gnome', 'troll'] })
    .rolls(0)
    .anaWins()
  expect([t.state.round, t.state.sides[ana]?.amulets]).toEqual([2, 1])
  t.rolls(0).bids({ fairy: 2, amulet: 1 }, 3, 0)
  expect(t.state.sides.map(side => [side.black, side.amulets])).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
  ])
  t.close()
})

test('2.8 tavernLight: nine fairy gold and three specials', () => {
  expect(opened(3, presets.tavernLight).options).toEqual({ ...usual, startFG: 9, specialsPerRound: 3 })
})

test('2.8 shortGame: two points win', () => {
  expect(opened(3, presets.shortGame).options).toEqual({ ...usual, pointsToWin: 2 })
})

test('2.8 ranked: twelve rounds, and coins counted for all', () => {
  expect(opened(3, presets.ranked).options).toEqual({ ...usual, roundLimit: 12, coinCounts: 'tracked' })
})
