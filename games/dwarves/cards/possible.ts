import { CardProblem } from '#games/workshop/reading'
import type { GuestCreature } from './guests.ts'

/** Half of the kinds of the box, rounded down. */
const MOST_DRIVEN_OFF = 5

/** R14.6: throws a CardProblem if there can be no such creature. */
export function possible({ drivesOff, countsAs }: GuestCreature): void {
  const at = 'card.drivesOff'
  if (countsAs !== 'none' && drivesOff.includes(countsAs))
    throw new CardProblem(at, 'other kinds than the one that it counts as, which would be itself', 'R14.6')
  if (drivesOff.length > MOST_DRIVEN_OFF)
    throw new CardProblem(at, `at most ${MOST_DRIVEN_OFF} kinds, so that somebody stays`, 'R14.6')
}
