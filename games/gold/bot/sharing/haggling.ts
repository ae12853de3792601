import { of, type Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'
import type { Bargain, Kill, Offer, State } from '../../types.ts'
import { heapFrom } from '../beliefs/heap.ts'
import type { Memory } from '../value/outlook.ts'
import type { Weighed } from '../weighed.ts'
import { type BargainMove, closest, divisionOf, offerOf, ownOffer } from './asked.ts'
import { demandingDivision, fairBeside } from './fair.ts'
import { caves, flexible, willingness } from './rivals.ts'
import { reasonAgainst } from './speech.ts'
import type { Division } from './stake.ts'
import { type Bargained, bargained, mayOffer, sandOf } from './table.ts'

/** How somebody bargains. Parts are of the fair gain, seconds of an hourglass of sixty. */
export interface Manner {
  readonly memory: Memory
  /** Which part of its gain every other keeps in the first offer, by how willing that rival has been to give way. */
  readonly keeps: readonly number[]
  /** Which part of its own gain it takes at once, at half time and in the last seconds. */
  readonly takes: readonly [number, number, number]
  /** How long it stays with its first offer. */
  readonly patience: number
  /** How much a point for the leader hurts: from 0 to 0.4 points. */
  readonly rank: number
  /** Whether it asks for more when somebody begins with a fair offer. */
  readonly haggles: boolean
}

const [HALF, ENDING] = [40, 7]
/** What somebody keeps who begins with a fair offer, if it gives way. */
const SHARP = 0.65
/** An offer that leaves its maker more than this part of what is fair shows that its maker is firm. */
const FIRM = 1.08
/** The part of its fair gain for which it gives way to the only one who does not. */
const BENT = 0.5

/** One seat's bargain at this moment: everything that its next move depends on. */
interface Talk {
  readonly manner: Manner
  readonly seat: Seat
  readonly view: State
  readonly kill: Kill
  readonly talks: Bargain
  readonly known: Bargained
  readonly told: readonly GoldEvent[]
  readonly at: number
  readonly place: number
  readonly share: number
  /** What each of the party is asked to be content with, in the party's order. */
  readonly keeps: readonly number[]
  readonly run: number
  readonly left: number
}

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
  const known = bargained(view, kill, seat, told, manner.memory)
  const place = known.stake.placeOf(seat)
  const sand = sandOf(view, talks, at) ?? untimed(talks, seat)
  const talk: Talk = {
    manner,
    seat,
    view,
    kill,
    talks,
    known,
    told,
    at,
    place,
    share: Math.max(0.3, worth(manner, known, seat, known.fair.division)),
    keeps: kill.party.map(rival => manner.keeps[willingness(told, seat, rival)] ?? manner.keeps.at(-1) ?? 1),
    ...sand,
  }
  const least = talk.share * partTaken(talk)
  const offers = talks.offers.map(offer => ({ offer, value: worth(manner, known, seat, divisionOf(offer)) }))
  const others = offers.filter(({ offer }) => offer.by !== seat)
  const good = offers.filter(({ offer, value }) => offer.by === seat || (value >= least - 1e-6 && !isSoft(talk, offer)))
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
    facts: { fair: talk.share, least, left: talk.left, gains: known.fair.gains },
  }
}

/** Where nothing is timed, own offers stand for time. */
const untimed = ({ made }: Bargain, seat: Seat): { readonly run: number; readonly left: number } =>
  of(made, seat) === 0 ? { run: 0, left: 60 } : of(made, seat) === 1 ? { run: 20, left: 40 } : { run: 58, left: 2 }

/** Points for itself, less a part of what the leader gains. */
function worth({ rank }: Manner, { stake }: Bargained, seat: Seat, division: Division): number {
  const gains = stake.gainsOfAll(division)
  const { now } = stake.outlook
  const rivals = now.map((points, i) => (i === seat ? Number.NEGATIVE_INFINITY : points))
  const leader = rivals.indexOf(Math.max(...rivals))
  return (gains[seat] ?? 0) - rank * Math.max(0, gains[leader] ?? 0)
}

const worthTo = ({ manner, known, seat }: Talk, division: Division): number => worth(manner, known, seat, division)

const valueOfOwn = (talk: Talk, move: BargainMove): number =>
  'offer' in move
    ? worthTo(
        talk,
        talk.kill.party.map(to => heapFrom(move.offer[to] ?? {})),
      )
    : 0

/** Whether everybody whose consent is needed has given way in the last seconds before, so that it pays to wait for them. */
const waitsToTheEnd = ({ kill, seat, told, manner }: Talk): boolean =>
  manner.keeps.length > 1 &&
  kill.party.every(rival => rival === seat || rival === kill.silenced || caves(told, seat, rival))

/** The part of its fair gain that it takes now. */
function partTaken(talk: Talk): number {
  const [first, half, last] = talk.manner.takes
  const { run, left, manner } = talk
  if (left <= ENDING) return last
  if (waitsToTheEnd(talk)) return Math.max(1, 0.85 * demandedPart(talk))
  if (run <= manner.patience) return first
  if (run <= HALF) return first - ((first - half) * (run - manner.patience)) / (HALF - manner.patience)
  return half - ((half - last) * (run - HALF)) / (60 - HALF)
}

const demandedPart = (talk: Talk): number => worthTo(talk, demandOf(talk)) / talk.share

const demands = new WeakMap<Bargained, Map<string, Division>>()
function demandOf({ known, place, keeps: usual }: Talk, isSharp = false): Division {
  const keeps = isSharp ? usual.map(part => Math.min(part, SHARP)) : usual
  const mine = demands.get(known) ?? new Map<string, Division>()
  demands.set(known, mine)
  const key = keeps.join()
  const found = mine.get(key)
  if (found !== undefined) return found
  const division = demandingDivision(known.stake, known.fair, place, keeps)
  mine.set(key, division)
  return division
}

/** A fair offer by somebody who may have more to give: worth a question first. */
function isSoft(talk: Talk, offer: Offer): boolean {
  const { manner, run, known, kill } = talk
  if (!manner.haggles || run > manner.patience) return false
  const maker = kill.party.indexOf(offer.by)
  const gain = known.stake.gains(divisionOf(offer))[maker] ?? 0
  return gain < FIRM * (known.fair.gains[maker] ?? 0)
}

function moveOf(talk: Talk, good: readonly Offer[], refused: readonly Offer[]): BargainMove | null {
  const { talks, seat, kill, known, told, manner } = talk
  if (talks.closing !== null) return null
  const held = of(talks.accepts, seat)
  const closer = holdoutOffer(talk) ?? closest(talks, good, seat)
  if (closer !== null && closer.number !== held) return { accept: closer.number }
  const own = ownOffer(talks, seat)
  if (held !== null && held !== own?.number) return null
  const made = of(talks.made, seat)
  const mayMake = mayOffer(talk.view, talks, seat, talk.at)
  if (made === 0 && mayMake) return offerOf(kill, demandOf(talk, refused.length === 0 && talks.offers.length > 0))
  if (made === 1 && mayMake && talk.run > manner.patience && talk.left > ENDING && !waitsToTheEnd(talk)) {
    const division = conciliatory(talk)
    if (own === undefined || !isSame(division, divisionOf(own))) return offerOf(kill, division)
  }
  return reasonAgainst(known, seat, talks, refused, told, made > 1 || waitsToTheEnd(talk))
}

const isSame = (one: Division, other: Division): boolean => one.every((share, i) => share.join() === other[i]?.join())

/**
 * When a while has passed in a larger party: the offer of the only one who has never accepted another's, if it is not
 * too bad. Without that seat there is no deal.
 */
function holdoutOffer(talk: Talk): Offer | null {
  const { run, manner, talks, told, kill, seat } = talk
  if (run <= manner.patience + 6 || kill.party.length < 3) return null
  const moving = flexible(told)
  const [only, ...others] = kill.party.filter(rival => rival !== kill.silenced && !moving.has(rival))
  if (only === undefined || others.length > 0 || only === seat) return null
  return talks.offers.find(offer => offer.by === only && worthTo(talk, divisionOf(offer)) >= BENT * talk.share) ?? null
}

/** The fair division; if in a larger party a single rival refuses all others' offers, with what that one asks for, as long as it is not too much. */
function conciliatory(talk: Talk): Division {
  const { known, kill, talks, told, seat } = talk
  const moving = flexible(told)
  const [only, ...others] = talks.offers.filter(offer => offer.by !== seat && !moving.has(offer.by))
  if (only === undefined || others.length > 0 || kill.party.length < 3) return known.fair.division
  const division = fairBeside(known.stake, kill.party.indexOf(only.by), divisionOf(only))
  return worthTo(talk, division) >= talk.share * partTaken(talk) ? division : known.fair.division
}
