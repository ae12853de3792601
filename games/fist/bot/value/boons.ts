import type { CharacterId } from '../../cards/characters.ts'
import { type Board, has } from './board.ts'
import { factsOf } from './reach.ts'

/*
 * R7.10: no net has learnt what a boon is. It is worth as much as coins that last until the round ends, this many for
 * every bid that its owner may still make, or for every card to come whose winner picks out a rival. Measured by
 * `npm run trial -- solver/boons`.
 */
const worthOf = { 'heavy fist': 0.28, 'last word': 0.19, shelter: 0.85 } as const

/** What the boons in this row are worth, in coins. Whoever has few coins makes few bids. */
export function boonsWorth({ held, unseen }: Board, row: number, gold: number): number {
  const isThere = (boon: keyof typeof worthOf): boolean => held[row + has[boon]] !== 0
  let worth = 0
  for (const boon of ['heavy fist', 'last word'] as const)
    if (isThere(boon)) worth += worthOf[boon] * Math.min(unseen.length, gold)
  return isThere('shelter') ? worth + worthOf.shelter * pickingIn(unseen) : worth
}

const pickingIn = (cards: readonly CharacterId[]): number => cards.filter(id => factsOf(id).picksRival).length
