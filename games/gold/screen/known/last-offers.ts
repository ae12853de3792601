import { type Seat, seatsOf } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'

/** How often a seat has called an offer its last, and how often that was true. */
export interface LastOffers {
  readonly seat: Seat
  readonly said: number
  readonly kept: number
}

/** For everybody who said so at all. Saying it twice about one offer counts once. */
export function lastOffersOf(told: readonly GoldEvent[]): readonly LastOffers[] {
  const seats = told.find(event => event.type === 'seated')?.screens.length ?? 0
  const notes = seatsOf(seats).map(seat => ({ seat, said: 0, kept: 0, hasOffered: false, isLast: false }))
  for (const event of told) {
    if (event.type === 'dragonSlain' || event.type === 'partyShrank')
      for (const note of notes) Object.assign(note, { hasOffered: false, isLast: false })
    if (event.type !== 'offerMade' && event.type !== 'said') continue
    const note = notes[event.seat]
    if (note === undefined) continue
    if (event.type === 'offerMade') {
      if (note.isLast) note.kept--
      Object.assign(note, { hasOffered: true, isLast: false })
    } else if (event.phrase === 'my last offer' && note.hasOffered && !note.isLast) {
      note.said++
      note.kept++
      note.isLast = true
    }
  }
  return notes.filter(({ said }) => said > 0).map(({ seat, said, kept }) => ({ seat, said, kept }))
}
