import { of, type Seat } from '#kernel/seat'
import type { Boon } from '../cards/steps.ts'
import type { Bid, State } from '../types.ts'

/**
 * E9, E14: a black coin is worth nothing. An amulet doubles the coins, which are all gold or, in a tie-break, all
 * silver.
 */
export function worth({ fairy, common, silver, amulet }: Bid, isHeavier = false): number {
  const coins = fairy + common + silver
  const counted = amulet === 0 ? coins : coins * 2 ** amulet
  return isHeavier && coins > 0 ? counted + 1 : counted // R7.11
}

export const hasBoon = ({ sides }: State, seat: Seat, boon: Boon): boolean => of(sides, seat).boons.includes(boon)
