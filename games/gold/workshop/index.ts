import type { Workshop } from '#games/workshop/workshop'
import type { GuestDragon } from '../cards/guests.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import type { GoldEvent } from '../events.ts'
import { dragonSaying } from '../words/powers.ts'
import { boxedGuests } from './boxed.ts'
import { rulingsFor } from './rulings.ts'

export const workshop: Workshop = {
  kinds: guestKinds,
  boxed: boxedGuests,
  text: card => dragonSaying(card as GuestDragon),
  rulings: card => rulingsFor(card as GuestDragon),
  had(event) {
    const it = event as GoldEvent
    return it.type === 'dragonSlain' ? { card: it.dragon, seats: it.party } : null
  },
}
