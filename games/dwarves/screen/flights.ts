import type { Seat } from '#kernel/seat'
import type { Flight } from '#ui/flights'
import type { DwarvesEvent } from '../events.ts'

/** Gold goes home from the battle or from hand to hand, and who is driven off goes to the pile. */
export function flights(event: DwarvesEvent): readonly Flight[] {
  switch (event.type) {
    case 'spoilsPaid':
      return goldTo(event.seat, event.treasure + event.award, 'spoils')
    case 'goldGiven':
      return event.to.flatMap((n, to) => goldTo(to as Seat, n, event.seat))
    case 'goldTaken':
      return goldTo(event.seat, event.amount, event.from)
    case 'creaturesLeft':
      return [{ piece: { card: event.kind }, n: event.count, from: event.seat, to: 'creature deck' }]
    default:
      return []
  }
}

const goldTo = (to: Seat, n: number, from: Flight['from']): readonly Flight[] =>
  n > 0 ? [{ piece: { thing: 'gold' }, n, from, to }] : []
