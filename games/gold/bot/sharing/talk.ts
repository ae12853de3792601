import { of, type Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'
import type { Bargain, Kill, Offer, State } from '../../types.ts'
import type { Taste } from '../personas.ts'
import type { Memory } from '../value/outlook.ts'
import { divisionOf } from './asked.ts'
import { demandingDivision } from './fair.ts'
import { caves, willingness } from './rivals.ts'
import type { Division } from './stake.ts'
import { type Bargained, bargained, sandOf } from './table.ts'

/** How somebody bargains. Parts are of the fair gain, seconds of an hourglass of sixty. */
export interface Manner {
  readonly memory: Memory
  /** Which part of its gain every other keeps in the first offer, by how willing that rival has been to give way. */
  readonly keeps: readonly number[]
  /** Which part of its own gain it takes at once, when it is tired of the talks, when it is weary, and in the last seconds. */
  readonly takes: readonly [number, number, number, number]
  /** How long it stays with its first offer. */
  readonly patience: number
  /** How much a point for the leader hurts: from 0 to 0.4 points. */
  readonly rank: number
  /** Whether it waits to the end for those who have given way in the last seconds before. */
  readonly waits: boolean
  /** How long it asks for more when somebody begins with a fair offer. */
  readonly haggles: number
  /** What its persona likes. */
  readonly taste: Taste
}

/** When it has become tired and weary, and how long before the end it takes what it can get. */
const [TIRED, WEARY] = [13, 22]
export const ENDING = 7
/** So many offers are enough for a party. */
export const OFFERS = 5
/** What somebody keeps who begins with a fair offer, if it gives way. */
const SHARP = 0.65
/** How many points more it must be able to ask for then. */
const MORE = 0.5
/** An offer that leaves its maker more than this part of what is fair shows that its maker is firm. */
const FIRM = 1.08

/** One seat's bargain at this moment: everything that its next move depends on. */
export interface Talk {
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

/** How things stand for this seat. */
export function talkOf(
  manner: Manner,
  view: State,
  kill: Kill,
  talks: Bargain,
  seat: Seat,
  at: number,
  told: readonly GoldEvent[],
): Talk {
  const { taste } = manner
  const known = bargained(view, kill, seat, told, manner.memory, taste)
  const place = known.stake.placeOf(seat)
  const sand = sandOf(view, talks, at) ?? untimed(talks, seat, taste)
  return {
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
    keeps: kill.party.map(rival =>
      Math.min(
        1,
        taste.leaves * (manner.keeps[Math.max(0, willingness(told, seat, rival))] ?? manner.keeps.at(-1) ?? 1),
      ),
    ),
    ...sand,
  }
}

/** Where nothing is timed, own offers stand for time. */
function untimed(
  { made, last }: Bargain,
  seat: Seat,
  { offers }: Taste,
): { readonly run: number; readonly left: number } {
  if (of(made, seat) === 0) return { run: 0, left: 60 }
  return of(made, seat) < offers && last < OFFERS ? { run: 20, left: 40 } : { run: 58, left: 2 }
}

/** Points for itself, less a part of what the leader gains. */
function worth({ rank, taste }: Manner, { stake }: Bargained, seat: Seat, division: Division): number {
  const gains = stake.gainsOfAll(division)
  return (gains[seat] ?? 0) - (rank + taste.grudge) * Math.max(0, gains[stake.outlook.leader] ?? 0)
}

export const worthTo = ({ manner, known, seat }: Talk, division: Division): number =>
  worth(manner, known, seat, division)

/** Whether everybody whose consent is needed has given way in the last seconds before, so that it pays to wait for them. */
export const waitsToTheEnd = ({ kill, seat, told, manner }: Talk): boolean =>
  manner.waits && kill.party.every(rival => rival === seat || rival === kill.silenced || caves(told, seat, rival))

/** The part of its fair gain that it takes now. */
export const partTaken = (talk: Talk): number =>
  talk.left > ENDING && waitsToTheEnd(talk)
    ? Math.max(1, 0.85 * demandedPart(talk))
    : talk.manner.taste.takes * conceded(talk)

/** Whether somebody makes one offer after another, so that it pays to hear the next. */
const hearsMore = ({ talks, kill, seat, manner }: Talk): boolean =>
  manner.waits && kill.party.some(rival => rival !== seat && of(talks.made, rival) > 2)

/** It takes less as the sand runs, but not while it hears better and better offers. */
function conceded(talk: Talk): number {
  const { left, manner } = talk
  const [first, tired, weary, last] = manner.takes
  if (left <= ENDING) return last
  const run = hearsMore(talk) ? Math.min(talk.run, TIRED) : talk.run
  if (run <= manner.patience) return first
  if (run <= TIRED) return between(first, tired, (run - manner.patience) / (TIRED - manner.patience))
  if (run <= WEARY) return between(tired, weary, (run - TIRED) / (WEARY - TIRED))
  return between(weary, last, (run - WEARY) / (60 - WEARY))
}

const between = (from: number, to: number, part: number): number => from + (to - from) * part

const demandedPart = (talk: Talk): number => worthTo(talk, demandOf(talk)) / talk.share

const demands = new WeakMap<Bargained, Map<string, Division>>()
export function demandOf({ known, place, keeps: usual }: Talk, isSharp = false): Division {
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

/** How long it asks this rival for more: whoever did not give way before is not asked again. */
const hagglingWith = ({ manner, told, seat }: Talk, rival: Seat): number =>
  willingness(told, seat, rival) < 0 ? 0 : manner.haggles

/** How long it asks anybody of the party for more. */
export const haggling = (talk: Talk): number =>
  Math.max(...talk.kill.party.map(rival => (rival === talk.seat ? 0 : hagglingWith(talk, rival))))

/** A fair offer by somebody who may have more to give: worth a question first. */
export function isSoft(talk: Talk, offer: Offer): boolean {
  const { run, known, kill } = talk
  if (run > hagglingWith(talk, offer.by)) return false
  const maker = kill.party.indexOf(offer.by)
  const gain = known.stake.gains(divisionOf(offer))[maker] ?? 0
  if (gain >= FIRM * (known.fair.gains[maker] ?? 0)) return false
  return worthTo(talk, demandOf(talk, true)) > worthTo(talk, divisionOf(offer)) + MORE
}
