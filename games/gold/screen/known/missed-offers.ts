import type { Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'

type Offered = Extract<GoldEvent, { type: 'tradeOffered' }>

/**
 * R7.8: of each other, the last offer to this seat at this Market that no longer stands, if nothing of theirs stands and
 * it did not become a trade. Bots soon replace theirs, and nobody should miss one while reading.
 */
export function missedOffers(told: readonly GoldEvent[], seat: Seat, standing: readonly Seat[]): readonly Offered[] {
  const since = told.slice(told.findLastIndex(({ type }) => type === 'marketOpened') + 1)
  const traded = since.flatMap(event => (event.type === 'tradeDone' ? [event.number] : []))
  const last = new Map<Seat, Offered>()
  for (const event of since)
    if (event.type === 'tradeOffered' && event.seat !== seat && event.partners.includes(seat))
      last.set(event.seat, event)
    else if (event.type === 'tradeDone') for (const partner of event.partners) last.delete(partner)
  return [...last.values()].filter(offer => !standing.includes(offer.seat) && !traded.includes(offer.number))
}
