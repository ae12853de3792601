import type { Bot } from '#kernel/bot'
import { of, type Seat } from '#kernel/seat'
import type { GoldEvent } from '../events.ts'
import type { Asks, Bargain, Offer, State } from '../types.ts'
import { greedy1 } from './greedy.ts'
import { tastes } from './personas.ts'
import { type BargainMove, closest, divisionOf, offerOf, ownOffer } from './sharing/asked.ts'
import type { Fair } from './sharing/fair.ts'
import { bestDivision } from './sharing/search.ts'
import type { Stake } from './sharing/stake.ts'
import { type Bargained, bargained, mayOffer, sandOf } from './sharing/table.ts'
import { PERFECT } from './value/outlook.ts'

/** Which part of its fair share it takes: at first, when patience is over, if nobody moves, and in the last seconds. */
const [FIRST, LATER, STALLED, LAST] = [1, 0.7, 0.5, 0.25]
/** The last seconds, and after how many without a new offer nobody moves. */
const [ENDING, STALL] = [15, 6]

/**
 * nash@1: a fair bargainer. It offers the division with the highest product of gains, takes its share of that or a
 * little less, and gives way to whoever holds out. Otherwise it plays like greedy@1. Frozen: later bots are measured
 * against it.
 */
export const nash1: Bot<State, GoldEvent, Asks> = (sight, rng) => {
  const { view, question, seat, told, at } = sight
  const { kill, bargain } = view
  if (question.name !== 'bargain' || kill === null || bargain === null) return greedy1(sight, rng)
  return fairMove(view, bargained(view, kill, seat, told, PERFECT, tastes.none, highestProduct), bargain, seat, at)
}

/** Below this many points, gains count as if they shrank towards nothing: the product stays positive and still prefers more. */
const SMALL = 0.5
const weight = (gain: number): number => (gain >= SMALL ? gain : SMALL / (1 + 2 * (SMALL - gain)))

/** The division with the highest product of gains, of those whose consent is needed. It may sacrifice somebody. */
function highestProduct(stake: Stake): Fair {
  const { silenced, party } = stake.kill
  const mute = silenced === null ? -1 : party.indexOf(silenced)
  const division = bestDivision(stake, gains =>
    gains.reduce((all, gain, i) => (i === mute ? all : all * weight(gain)), 1),
  )
  return { division, gains: stake.gains(division) }
}

function fairMove(view: State, { stake, fair }: Bargained, talks: Bargain, seat: Seat, at: number): BargainMove | null {
  if (talks.closing !== null) return null
  const place = stake.placeOf(seat)
  const share = Math.max(0, fair.gains[place] ?? 0)
  const gain = (offer: Offer): number => stake.gains(divisionOf(offer))[place] ?? 0
  const least = Math.max(0.1, share * partTaken(view, talks, seat, at))
  const good = talks.offers.filter(offer => offer.by === seat || gain(offer) >= least - 1e-6)
  const closer = closest(talks, good, seat)
  if (closer !== null) return { accept: closer.number }
  if (ownOffer(talks, seat) === undefined && mayOffer(view, talks, seat, at)) return offerOf(stake.kill, fair.division)
  return null
}

/** It falls with the sand. Where nothing is timed, it gives way when it has made its offer. */
function partTaken(view: State, talks: Bargain, seat: Seat, at: number): number {
  const sand = sandOf(view, talks, at)
  if (sand === null) return of(talks.made, seat) === 0 ? FIRST : LAST
  if (sand.left <= ENDING) return LAST
  const quiet = talks.offers.every(offer => (sandOf(view, talks, offer.at)?.run ?? 0) <= sand.run - STALL)
  if (quiet && ownOffer(talks, seat) !== undefined) return STALLED
  return FIRST - ((FIRST - LATER) * sand.run) / (60 - ENDING)
}
