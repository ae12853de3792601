import type { Seat } from '#kernel/seat'
import type { Occurred } from '#ui/quips'
import { type Hoard, size } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'

/** A share of this many tokens is large. */
const LARGE = 5

/** What those at the table may have something to say about: large shares, red tokens, and who was robbed. */
export function quips(events: readonly GoldEvent[]): readonly Occurred[] {
  return events.flatMap((event): readonly Occurred[] => {
    switch (event.type) {
      case 'redClaimed':
        return event.red > 0 ? [{ seat: event.seat, occasion: 'bigWin' }] : []
      case 'sharesTaken':
        return largeIn(event.party, event.shares)
      case 'tokenStolen':
        return [{ seat: event.victim, occasion: 'robbed' }]
      default:
        return []
    }
  })
}

const largeIn = (party: readonly Seat[], shares: readonly Hoard[]): readonly Occurred[] =>
  party.flatMap((seat, i) => {
    const share = shares[i]
    return share !== undefined && size(share) >= LARGE ? [{ seat, occasion: 'bigWin' as const }] : []
  })
