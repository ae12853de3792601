import { of, type Seat } from '#kernel/seat'
import type { Offer } from '../../types.ts'
import { divisionOf } from './asked.ts'
import { fairBeside } from './fair.ts'
import { approvals, hasMoved } from './rivals.ts'
import type { Division } from './stake.ts'
import { ENDING, haggling, isSoft, OFFERS, partTaken, type Talk, waitsToTheEnd, worthTo } from './talk.ts'

/** Not as long as somebody else's fair offer stands that it can still accept. */
export const isConciliatory = (talk: Talk): boolean =>
  talk.run > Math.max(talk.manner.patience, haggling(talk)) &&
  talk.left > ENDING &&
  talk.talks.last < OFFERS &&
  !waitsToTheEnd(talk) &&
  !talk.talks.offers.some(
    offer => offer.by !== talk.seat && isSoft(talk, offer) && worthTo(talk, divisionOf(offer)) >= talk.share,
  )

/** When it stops hoping that somebody who has said “no deal” comes round, and that somebody accepts what costs points. */
const [REFUSED, HOPELESS] = [14, 18]

/**
 * Whether there is nothing to hope for, so that it says “no deal”: even the fair division gives it nothing, or gives
 * nothing to somebody who has said so or had time enough to; or somebody has said so long ago.
 */
export function givesUp(talk: Talk): boolean {
  const { kill, talks, seat, run } = talk
  const isRefused = kill.party.some(it => it !== seat && it !== kill.silenced && of(talks.refuses, it))
  const loser = loserIn(talk)
  if (loser === 'nobody') return isRefused && run > REFUSED
  return loser === 'self' || isRefused || run > HOPELESS
}

/** Who gains nothing even by the fair division, of those whose consent is needed. */
export function loserIn({ known, kill, place }: Talk): 'self' | 'other' | 'nobody' {
  const isLoser = (gain: number, i: number): boolean => gain <= 0 && kill.party[i] !== kill.silenced
  if (isLoser(known.fair.gains[place] ?? 0, place)) return 'self'
  return known.fair.gains.some(isLoser) ? 'other' : 'nobody'
}

/** Whether the party has talked long enough that somebody must try something else. */
export const isStuck = ({ run, left, manner, kill }: Talk): boolean =>
  run > manner.patience + 5 && left > ENDING && kill.party.length > 2

/**
 * When a larger party is stuck, the good offer to try: what everybody has accepted at some time; else what this seat has
 * not accepted before, but all have who never accepted the one it accepts now; else what most have accepted. The
 * acceptances of the past only grow, so this comes to an end.
 */
export function toTry({ talks, told, kill, seat }: Talk, good: readonly Offer[]): Offer | null {
  const all = approvals(told)
  const has = (number: number | null, it: Seat): boolean => all.get(number ?? 0)?.has(it) ?? false
  const held = of(talks.accepts, seat)
  const rivals = kill.party.filter(it => it !== seat && it !== kill.silenced)
  const against = rivals.filter(it => !has(held, it))
  const sorted = [...good].sort(
    (a, b) => (all.get(b.number)?.size ?? 0) - (all.get(a.number)?.size ?? 0) || a.number - b.number,
  )
  return (
    sorted.find(({ number }) => rivals.every(it => has(number, it))) ??
    sorted.find(({ number }) => !has(number, seat) && against.every(it => has(number, it))) ??
    sorted[0] ??
    null
  )
}

/** The fair division; if in a larger party a single rival refuses all others' offers, with what that one asks for, as long as it is not too much. */
export function conciliatory(talk: Talk): Division {
  const { known, kill, talks, told, seat } = talk
  const [only, ...others] = talks.offers.filter(offer => offer.by !== seat && !hasMoved(told, offer.by))
  if (only === undefined || others.length > 0 || kill.party.length < 3) return known.fair.division
  const division = fairBeside(known.stake, kill.party.indexOf(only.by), divisionOf(only))
  return worthTo(talk, division) >= talk.share * partTaken(talk) ? division : known.fair.division
}
