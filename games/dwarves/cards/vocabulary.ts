import { number, word, words } from '#games/workshop/form'
import type { Kinds } from '#games/workshop/guest'
import { boxedKinds, powers } from './creatures.ts'
import type { GuestCreature } from './guests.ts'
import { possible } from './possible.ts'

/* What may be written on a blank card (chapter 14). */

export const guestKinds: Kinds = {
  creature: {
    facts: {
      dice: number(1, 5),
      finds: number(0, 3),
      drivesOff: words(boxedKinds, 0),
      drivenOffBy: words(boxedKinds, 0),
      strikesAt: number(1, 6),
      power: word('none', ...powers),
      countsAs: word('none', ...boxedKinds),
    },
    vocabulary: {},
    mostCopies: 6,
    check: card => possible(card as GuestCreature),
  },
  battle: {
    facts: { limit: number(1, 5), award: number(1, 5) },
    vocabulary: {},
    mostCopies: 2,
    check: () => {},
  },
}
