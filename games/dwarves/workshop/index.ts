import { guestId } from '#games/workshop/guest-id'
import type { Workshop } from '#games/workshop/workshop'
import type { DwarvesGuest } from '../cards/guests.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import type { DwarvesEvent } from '../events.ts'
import { textOf } from '../words/texts.ts'
import { boxedGuests } from './boxed.ts'
import { rulingsFor } from './rulings.ts'

export const workshop: Workshop = {
  kinds: guestKinds,
  boxed: boxedGuests,
  text: card => textOf(guestId(card)),
  rulings: card => rulingsFor(card as DwarvesGuest),
  had(event) {
    const it = event as DwarvesEvent
    if (it.type === 'battlePlayed') return { card: it.battle, seats: [it.seat] }
    return it.type === 'creaturePlayed' ? { card: it.kind, seats: [it.seat] } : null
  },
}
