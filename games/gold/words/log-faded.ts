import type { Saying } from '#games/saying'
import type { GoldEvent } from '../events.ts'
import { logged } from './log.ts'
import { saying, seatsIn, spotNumber } from './things.ts'

/**
 * R11.4: what the log still says about an event after the next dragon is slain, at a table that plays from memory: not
 * which tokens.
 */
export function faded(it: GoldEvent): readonly Saying[] {
  switch (it.type) {
    case 'claimed':
    case 'waived':
    case 'dragonScried':
    case 'hiddenDrawn':
      return []
    case 'dragonDrawn':
      return [saying('log.faded.drawn', { spot: spotNumber(it.spot), card: { card: it.dragon } })]
    case 'tokenTaken':
      return [saying('log.faded.taken', { who: { seat: it.seat }, spot: spotNumber(it.spot) })]
    case 'sandRan':
      return [saying('log.faded.bargain', { party: seatsIn(it.party) })]
    case 'offerMade':
      return [saying('log.faded.offer', { number: it.number, who: { seat: it.seat } })]
    case 'heapsMade':
      return [saying('log.faded.heaps', { who: { seat: it.seat } })]
    case 'redClaimed':
      return [saying('log.faded.red', { who: { seat: it.seat }, card: { card: 'wizard' } })]
    case 'sharesTaken':
      return [saying('log.faded.shares')]
    case 'lootLost':
      return logged(it).map(() => saying('log.faded.lost'))
    case 'tokenStolen':
      return [saying('log.stolenUnseen', { who: { seat: it.seat }, victim: { seat: it.victim } })]
    default:
      return logged(it)
  }
}
