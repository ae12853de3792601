import { guestId } from '#games/workshop/guest-id'
import type { Workshop } from '#games/workshop/workshop'
import type { DwarvesGuest } from '../cards/guests.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import { textOf } from '../words/texts.ts'
import { boxedGuests } from './boxed.ts'
import { rulingsFor } from './rulings.ts'

export const workshop: Workshop = {
  kinds: guestKinds,
  boxed: boxedGuests,
  text: card => textOf(guestId(card)),
  rulings: card => rulingsFor(card as DwarvesGuest),
}
