import { type Coin, type Colour, colours } from '../cards/steps.ts'
import type { Bid, Purse, Stones } from '../types.ts'

/** Sums over coins and stones. */

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
