import { number } from '#games/workshop/form'
import type { Kinds } from '#games/workshop/guest'
import { CardProblem } from '#games/workshop/reading'
import type { GuestDragon } from './guests.ts'

/** The three numbers of a dragon that somebody makes (R13.2, R13.3). */
export const guestKinds: Kinds = {
  dragon: {
    facts: { strength: number(3, 14), visible: number(0, 12), hidden: number(0, 10) },
    vocabulary: {},
    mostCopies: 1,
    check: card => possible(card as GuestDragon),
  },
}

const MOST_TOKENS = 14

function possible({ visible, hidden }: GuestDragon): void {
  const tokens = visible + hidden
  if (tokens < 1 || tokens > MOST_TOKENS)
    throw new CardProblem('card', `visible and hidden to add up to 1 to ${MOST_TOKENS}`, 'R13.4')
}
