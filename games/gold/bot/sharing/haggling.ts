import { of, type Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'
import type { Bargain, Kill, Offer, State } from '../../types.ts'
import { heapFrom } from '../beliefs/heap.ts'
import type { Weighed } from '../weighed.ts'
import { type BargainMove, closest, divisionOf, offerOf, ownOffer, supportOf } from './asked.ts'
import { addedTo, lingers, shownFirst } from './showing.ts'
import { neededIn, reasonAgainst } from './speech.ts'
import type { Division } from './stake.ts'
import { conciliatory, givesUp, isConciliatory, isStuck, loserIn, toTry } from './stuck.ts'
import { mayOffer } from './table.ts'
import { demandOf, isSoft, type Manner, partTaken, type Talk, talkOf, waitsToTheEnd, worthTo } from './talk.ts'

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
  const good = offers.filter(
    ({ offer, value }) =>
      isWanted(talk, offer) && (offer.by === seat || (value >= least - 1e-6 && !isSoft(talk, offer))),
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
      made: of(talks.made, seat),
      gains: talk.known.fair.gains,
      ...(others.length > 0 ? { best: Math.max(...others.map(({ value }) => value)) } : {}),
      ...(of(talks.accepts, seat) !== null ? { held: true } : {}),
      ...factsOf(talk, answer),
    },
  }
}

/** What an explanation of this move needs: whose offer it accepts, why there is no deal, what it needs. */
function factsOf(talk: Talk, answer: BargainMove | null): Weighed['facts'] {
  if (answer === null) return {}
  if ('accept' in answer) return { by: talk.talks.offers.find(({ number }) => number === answer.accept)?.by ?? -1 }
  if ('noDeal' in answer) return { loser: loserIn(talk) }
  return neededIn(talk.known, talk.seat, answer)
}

const valueOfOwn = (talk: Talk, move: BargainMove): number =>
  'offer' in move
    ? worthTo(
        talk,
        talk.kill.party.map(to => heapFrom(move.offer[to] ?? {})),
      )
    : 0

/** Once it has said “no deal”, it comes back only to what all others want. */
const isWanted = ({ talks, seat, kill }: Talk, offer: Offer): boolean =>
  !talks.refuses[seat] || supportOf(talks, offer, seat) >= kill.party.length - (kill.silenced === null ? 1 : 2)

function moveOf(talk: Talk, good: readonly Offer[], refused: readonly Offer[]): BargainMove | null {
  const { talks, seat, kill } = talk
  if (talks.closing !== null || lingers(talk)) return null
  const held = of(talks.accepts, seat)
  const closer = isStuck(talk) && held !== null ? toTry(talk, good) : closest(talks, good, seat)
  if (closer !== null && closer.number !== held) return { accept: closer.number }
  const own = ownOffer(talks, seat)
  if (held !== null && held !== own?.number) return givesUp(talk) ? { noDeal: 'yes' } : null
  const made = of(talks.made, seat)
  const mayMake = mayOffer(talk.view, talks, seat, talk.at)
  if (talks.refuses[seat]) return null
  const shown = made === 0 ? shownFirst(talk) : null
  if (shown !== null) return shown
  if (made === 0 && mayMake) {
    const demand = demandOf(talk, refused.length === 0 && talks.offers.length > 0)
    if (worthTo(talk, demand) > 0) return offerOf(kill, demand)
  }
  const { offers } = talk.manner.taste
  if (made === 1 && made < offers && mayMake && isConciliatory(talk)) {
    const division = conciliatory(talk)
    if (own !== undefined && !isSame(division, divisionOf(own)) && worthTo(talk, division) > 0)
      return offerOf(kill, division)
  }
  if (givesUp(talk)) return { noDeal: 'yes' }
  return addedTo(talk) ?? reasonAgainst(talk, refused, made >= offers || waitsToTheEnd(talk))
}

const isSame = (one: Division, other: Division): boolean => one.every((share, i) => share.join() === other[i]?.join())
