import type { Workshop } from '#games/workshop/workshop'
import type { GuestCharacter } from '../cards/guests.ts'
import { givenBy, neededBy } from '../cards/possible.ts'
import type { Step } from '../cards/steps.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import { powerSaying } from '../words/powers.ts'
import { boxedGuests } from './boxed.ts'
import { rulingsFor } from './rulings.ts'
import { shelves } from './shelves.ts'

export const workshop: Workshop = {
  kinds: guestKinds,
  boxed: boxedGuests,
  text: card => powerSaying((card as GuestCharacter).steps),
  rulings: card => rulingsFor((card as GuestCharacter).steps),
  shelves,
  gives: piece => givenBy(piece as unknown as Step),
  needs: piece => neededBy(piece as unknown as Step),
}
