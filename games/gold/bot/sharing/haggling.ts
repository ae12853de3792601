import { of, type Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'
import type { Bargain, Kill, Offer, State } from '../../types.ts'
import { heapFrom } from '../beliefs/heap.ts'
import type { Weighed } from '../weighed.ts'
import { type BargainMove, closest, divisionOf, offerOf, ownOffer, supportOf } from './asked.ts'
import { neededIn, reasonAgainst } from './speech.ts'
import type { Division } from './stake.ts'
import { conciliatory, isConciliatory, isHopeless, isStuck, toTry } from './stuck.ts'
import { mayOffer } from './table.ts'
import { demandOf, isSoft, type Manner, partTaken, type Talk, THIRD, talkOf, waitsToTheEnd, worthTo } from './talk.ts'

/** A move in a bargain, with what was weighed; a null answer is to wait and see. */
export function haggle(
  manner: Manner,
  view: State,
  kill: Kill,
  talks: Bargain,
  seat: Seat,
  at: number,
  told: readonly GoldEvent[],
): Weighed<BargainMove | null> {
  const talk = talkOf(manner, view, kill, talks, seat, at, told)
  const least = talk.share * partTaken(talk)
  const offers = talks.offers.map(offer => ({ offer, value: worthTo(talk, divisionOf(offer)) }))
  const others = offers.filter(({ offer }) => offer.by !== seat)
  const good = offers.filter(({ offer, value }) =>
    offer.by === seat ? isWanted(talk, offer) : value >= least - 1e-6 && !isSoft(talk, offer),
  )
  const bad = others.filter(({ value }) => value < least)
  const answer = moveOf(
    talk,
    good.map(({ offer }) => offer),
    bad.map(({ offer }) => offer),
  )
  return {
    answer,
    unit: 'points',
    candidates: [
      ...offers.map(({ offer, value }) => ({ answer: { accept: offer.number }, value })),
      ...(answer === null || 'accept' in answer
        ? []
        : [{ answer, value: 'offer' in answer ? valueOfOwn(talk, answer) : least }]),
      { answer: null, value: least },
    ],
    facts: {
      fair: talk.share,
      least,
      left: talk.left,
      gains: talk.known.fair.gains,
      ...neededIn(talk.known, seat, answer),
    },
  }
}

const valueOfOwn = (talk: Talk, move: BargainMove): number =>
  'offer' in move
    ? worthTo(
        talk,
        talk.kill.party.map(to => heapFrom(move.offer[to] ?? {})),
      )
    : 0

/** Its own offer counts, but not if it has said “no deal” and nobody else wants it. */
const isWanted = ({ talks, seat }: Talk, offer: Offer): boolean =>
  !talks.refuses[seat] || supportOf(talks, offer, seat) > 0

function moveOf(talk: Talk, good: readonly Offer[], refused: readonly Offer[]): BargainMove | null {
  const { talks, seat, kill, known, told } = talk
  if (talks.closing !== null) return null
  const held = of(talks.accepts, seat)
  const closer = isStuck(talk) && held !== null ? toTry(talk, good) : closest(talks, good, seat)
  if (closer !== null && closer.number !== held) return { accept: closer.number }
  const own = ownOffer(talks, seat)
  if (held !== null && held !== own?.number) return null
  const made = of(talks.made, seat)
  const mayMake = mayOffer(talk.view, talks, seat, talk.at)
  if (talks.refuses[seat]) return null
  if (made === 0 && mayMake) {
    const demand = demandOf(talk, refused.length === 0 && talks.offers.length > 0)
    if (worthTo(talk, demand) > 0) return offerOf(kill, demand)
  }
  if (made === 1 && mayMake && isConciliatory(talk)) {
    const division = conciliatory(talk)
    if (own !== undefined && !isSame(division, divisionOf(own)) && worthTo(talk, division) > 0)
      return offerOf(kill, division)
  }
  if (talk.run > THIRD && isHopeless(talk)) return { noDeal: 'yes' }
  return reasonAgainst(known, seat, talks, refused, told, made > 1 || waitsToTheEnd(talk))
}

const isSame = (one: Division, other: Division): boolean => one.every((share, i) => share.join() === other[i]?.join())
