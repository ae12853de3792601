import { belowMarket } from '../../rules/pile.ts'
import type { State } from '../../types.ts'

/** How many dragons are still to be slain, as far as there will be any (R8.1, R8.3). */
export const dragonsLeft = ({ row, kill, pile, inBag }: State): number =>
  row.filter((lair, spot) => lair !== null && spot !== kill?.spot).length + (inBag === 0 ? 0 : pile.length)

/** R8.3, R8.4: why an empty place is not filled again; null if it may be. */
export const noMoreDragons = ({ pile, inBag }: State): 'bag' | 'pile' | null =>
  inBag === 0 ? 'bag' : pile.length === 0 ? 'pile' : null

/**
 * R7.1, R12.8: how many more dragons must be slain before the Market opens; 0 right after the kill. Null if it has been
 * held or never will be.
 */
export function killsToMarket({ pile, marketHeld, inBag, options, kill }: State): number | null {
  const above = pile.length - belowMarket(options)
  if (marketHeld || inBag === 0 || above < 0) return null
  const kills = above + (options.market === 'beforeEighth' ? 1 : 0) - (kill === null ? 0 : 1)
  return kills < 0 ? null : kills
}
