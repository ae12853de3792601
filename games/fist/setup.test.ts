import { expect, test } from 'vitest'
import { open } from '#kernel/match'
import { optionsFrom } from '#kernel/options'
import { peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { fist } from './index.ts'
import { type Options, presets } from './options.ts'
import { stoneCount } from './rules/counting.ts'

function opened(seats: number, given: Partial<Options> = {}) {
  const options = optionsFrom(fist.options, given) as Options
  return open(fist, { seats, options, dice: diceOf(seedFrom(`set-up ${seats}`)) }).match.state
}

test.each([
  [3, 36, 9, 25, 24],
  [4, 28, 7, 20, 20],
  [5, 20, 5, 15, 16],
  [6, 12, 3, 10, 12],
])(
  'R1.2 %i seats: 8, 2 and 5 coins and four stones each; the bank has %i, %i, %i, %i stones',
  (seats, fairy, common, silver, stones) => {
    const { bank, sides } = opened(seats)
    for (const { purse, stones, points, spent } of sides)
      expect([peek(purse), stoneCount(stones), points, spent]).toEqual([{ fairy: 8, common: 2, silver: 5 }, 4, 0, 0])
    expect(bank).toMatchObject({ fairy, common, silver, amulets: 2 })
    expect(stoneCount(bank.stones)).toBe(stones)
    const all = sides.reduce((sum, side) => sum + side.stones.red, bank.stones.red)
    expect(all).toBe(12)
  },
)

test('R1.2 with nine fairy gold each, six seats leave six to the bank', () => {
  expect(opened(6, presets.tavernLight).bank.fairy).toBe(6)
})

test('2.8 the presets: tavernLight, shortGame and ranked set what they say', () => {
  expect(opened(3, presets.tavernLight).options).toMatchObject({ startFG: 9, specialsPerRound: 3 })
  expect(opened(3, presets.shortGame).options).toMatchObject({ pointsToWin: 2 })
  expect(opened(3, presets.ranked).options).toMatchObject({ roundLimit: 12, coinCounts: 'tracked' })
})
