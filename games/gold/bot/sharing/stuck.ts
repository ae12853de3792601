import { of, type Seat } from '#kernel/seat'
import type { Offer } from '../../types.ts'
import { divisionOf } from './asked.ts'
import { fairBeside } from './fair.ts'
import { approvals, hasMoved } from './rivals.ts'
import type { Division } from './stake.ts'
import { ENDING, isSoft, partTaken, type Talk, waitsToTheEnd, worthTo } from './talk.ts'

/** Not as long as somebody else's fair offer stands that it can still accept. */
export const isConciliatory = (talk: Talk): boolean =>
  talk.run > talk.manner.patience &&
  talk.left > ENDING &&
  !waitsToTheEnd(talk) &&
  !talk.talks.offers.some(
    offer => offer.by !== talk.seat && isSoft(talk, offer) && worthTo(talk, divisionOf(offer)) >= talk.share,
  )

/** Even the fair division costs somebody points whose consent is needed. */
export const isHopeless = ({ known, kill }: Talk): boolean =>
  known.fair.gains.some((gain, i) => gain <= 0 && kill.party[i] !== kill.silenced)

/** Whether the party has talked long enough that somebody must try something else. */
export const isStuck = ({ run, left, manner, kill }: Talk): boolean =>
  run > manner.patience + 6 && left > ENDING && kill.party.length > 2

/**
 * When a larger party is stuck: a good offer that this seat has not accepted before and that all have who never accepted
 * the one it accepts now. Nobody goes back to what has failed, so this comes to an end.
 */
export function untried({ talks, told, kill, seat }: Talk, good: readonly Offer[]): Offer | null {
  const all = approvals(told)
  const approve = (number: number): ReadonlySet<Seat> => all.get(number) ?? new Set()
  const held = of(talks.accepts, seat)
  const against = kill.party.filter(
    it => it !== seat && it !== kill.silenced && (held === null || !approve(held).has(it)),
  )
  const [best] = good
    .filter(({ number }) => !approve(number).has(seat) && against.every(it => approve(number).has(it)))
    .sort((a, b) => approve(b.number).size - approve(a.number).size || a.number - b.number)
  return best ?? null
}

/** The fair division; if in a larger party a single rival refuses all others' offers, with what that one asks for, as long as it is not too much. */
export function conciliatory(talk: Talk): Division {
  const { known, kill, talks, told, seat } = talk
  const [only, ...others] = talks.offers.filter(offer => offer.by !== seat && !hasMoved(told, offer.by))
  if (only === undefined || others.length > 0 || kill.party.length < 3) return known.fair.division
  const division = fairBeside(known.stake, kill.party.indexOf(only.by), divisionOf(only))
  return worthTo(talk, division) >= talk.share * partTaken(talk) ? division : known.fair.division
}
