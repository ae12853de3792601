import type { Draft } from '#kernel/game'
import { type Coin, type Colour, colours } from './steps.ts'
import type { Bid, Purse, Range, Side, Stones } from './types.ts'

/** Sums over coins and stones, and what the table can count of a purse nobody sees. */

export const noCoins: Purse = { fairy: 0, common: 0, silver: 0 }
export const noStones: Stones = { red: 0, blue: 0, yellow: 0 }
export const noBid: Bid = { fairy: 0, common: 0, silver: 0, black: 0, amulet: 0 }

export const plus = (a: Purse, b: Purse): Purse => ({
  fairy: a.fairy + b.fairy,
  common: a.common + b.common,
  silver: a.silver + b.silver,
})
export const minus = (a: Purse, b: Purse): Purse => ({
  fairy: a.fairy - b.fairy,
  common: a.common - b.common,
  silver: a.silver - b.silver,
})
export const purse = (some: Readonly<Partial<Record<Coin, number>>>): Purse => ({ ...noCoins, ...some })
export const isNone = (some: Purse): boolean => some.fairy === 0 && some.common === 0 && some.silver === 0
export const goldIn = (some: Purse): number => some.fairy + some.common

export const stonesOf = (some: Readonly<Partial<Record<Colour, number>>>): Stones => ({ ...noStones, ...some })
export const stoneCount = (stones: Stones): number => stones.red + stones.blue + stones.yellow
export const coloursIn = (stones: Stones, least = 1): readonly Colour[] => colours.filter(c => stones[c] >= least)

export const exactly = ({ fairy, common, silver }: Purse): Readonly<Record<Coin, Range>> => ({
  fairy: { least: fairy, most: fairy },
  common: { least: common, most: common },
  silver: { least: silver, most: silver },
})

type Counted = Draft<Side['counted']>

/** Coins came in that everybody saw. */
export function countIn({ fairy, common, silver }: Counted, seen: Purse): void {
  raise(fairy, seen.fairy)
  raise(common, seen.common)
  raise(silver, seen.silver)
}
function raise(range: Draft<Range>, by: number): void {
  range.least += by
  range.most += by
}

/** Coins went out that everybody saw: so they were there. */
export function countOut({ fairy, common, silver }: Counted, seen: Purse): void {
  lower(fairy, seen.fairy)
  lower(common, seen.common)
  lower(silver, seen.silver)
}
function lower(range: Draft<Range>, by: number): void {
  range.least = Math.max(0, range.least - by)
  range.most -= by
}

/** All coins of these kinds changed hands unseen. Who reckons knows what the giver had; who does not, only how much at most. */
export function countPlunder(giver: Counted, taker: Counted, kinds: readonly Coin[], reckoned: boolean): void {
  for (const coin of kinds) {
    if (reckoned) taker[coin].least += giver[coin].least
    taker[coin].most += giver[coin].most
  }
  countEmpty(giver, kinds)
}

export function countEmpty(counted: Counted, kinds: readonly Coin[]): void {
  for (const coin of kinds) {
    counted[coin].least = 0
    counted[coin].most = 0
  }
}
