import type { AnswerTo, Shares } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { countsOf, kindsIn, noTokens, type Token } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { clocks } from '../rules/clocks.ts'
import type { Phrase } from '../rules/phrases.ts'
import type { Asks, Bargain, Kill, Offer } from '../types.ts'
import { type Division, fairShare, gainsOf, proposal } from './divisions.ts'
import { type Knowledge, tokenGain } from './worth.ts'

type Move = AnswerTo<Asks['bargain']>

/** Milliseconds between two offers of a bot, and how many it makes at most. */
const BREATH = 6000
const OFFERS = 5
/** In the last moments a bot takes what it can get. */
const LAST = 8000

/** How it concedes: from more than its fair share to most of it, as the sand runs. */
const aspiration = (fair: number, time: number): number => fair * (1.35 - 0.6 * time)

/** A bot's move in a bargain; null to wait and see. */
export function bargain(
  known: Knowledge,
  kill: Kill,
  talks: Bargain,
  at: number,
  told: readonly GoldEvent[],
): Move | null {
  const { seat } = known
  const isTimed = talks.bell !== null
  const fair = fairShare(known, kill)
  if (!isTimed && talks.refuses[seat]) return secondThoughts(known, kill, talks, fair, told)
  const time = timeOf(known, talks, at)
  const left = talks.bell === null ? Number.POSITIVE_INFINITY : talks.bell - at
  const next = mayOffer(known, talks, at) ? newOffer(known, kill, talks, aspiration(fair, time)) : null
  const isLast = left <= LAST || time >= 1 || (!isTimed && next === null)
  const good = mostSupported(known, kill, talks, isLast ? floorAtLast(fair) : aspiration(fair, time))
  const [best] = good
  if (best !== undefined && best.number !== of(talks.accepts, seat)) return { accept: best.number }
  if (best !== undefined && best.by !== seat && isTimed) return null
  if (best === undefined && left <= LAST && holdsSand(known)) return { secondSand: 'yes' }

  const refused = talks.offers.findLast(offer => offer.by !== seat && !good.includes(offer))
  if (refused !== undefined && !hasAnswered(told, seat, refused)) return { say: reason(known, kill, refused.shares) }
  if (next !== null) return { offer: answerOf(kill, next) }
  return isTimed || best !== undefined ? null : { noDeal: 'yes' }
}

/** If nothing is timed, a bot that refused still accepts a good offer made later. */
function secondThoughts(
  known: Knowledge,
  kill: Kill,
  talks: Bargain,
  fair: number,
  told: readonly GoldEvent[],
): Move | null {
  const refused = told.findLastIndex(event => event.type === 'dealRefused' && event.seat === known.seat)
  const later = told.slice(refused + 1).flatMap(event => (event.type === 'offerMade' ? [event.number] : []))
  const best = mostSupported(known, kill, talks, floorAtLast(fair)).find(({ number }) => later.includes(number))
  return best === undefined ? null : { accept: best.number }
}

const holdsSand = ({ view, seat }: Knowledge): boolean => peek(of(view.sides, seat).hand).includes('secondSand')

function mayOffer({ seat, view }: Knowledge, talks: Bargain, at: number): boolean {
  const own = talks.offers.find(offer => offer.by === seat)
  const isRested = talks.bell === null || own === undefined || at - own.at >= BREATH
  const hasTime = talks.bell === null || talks.bell - at > 2000
  return (
    isRested && hasTime && !talks.frozen && of(talks.made, seat) < Math.min(OFFERS, clocks[view.options.clock].offers)
  )
}

/** Null if it would only repeat its current offer. */
function newOffer(known: Knowledge, kill: Kill, talks: Bargain, aim: number): Division | null {
  const own = talks.offers.find(offer => offer.by === known.seat)
  const shares = proposal(known, kill, aim)
  return own !== undefined && isSame(shares, own.shares) ? null : shares
}

const floorAtLast = (fair: number): number => Math.min(0.5, fair / 4)

/** The offers worth this much to the seat, those with the most support first: they are closest to a deal. */
function mostSupported(known: Knowledge, kill: Kill, { offers, accepts }: Bargain, floor: number): readonly Offer[] {
  const support = ({ number }: Offer): number =>
    accepts.filter((accepted, i) => i !== known.seat && accepted === number).length
  return offers
    .filter(offer => mine(known, kill, offer.shares) >= floor)
    .sort((a, b) => support(b) - support(a) || a.number - b.number)
}

/** If nothing is timed, bots tire by their own number of offers. */
function timeOf({ view, seat }: Knowledge, talks: Bargain, at: number): number {
  const { sand, offers } = clocks[view.options.clock]
  if (sand === null || talks.bell === null) return of(talks.made, seat) / OFFERS
  const spent = 1 - (talks.bell - at) / (sand * 1000)
  return Math.max(spent, of(talks.made, seat) / Math.max(OFFERS, Math.min(offers, OFFERS) + 1))
}

const mine = (known: Knowledge, kill: Kill, shares: Division): number =>
  gainsOf(known, kill, shares)[kill.party.indexOf(known.seat)] ?? 0

/** Whether it has said anything since that offer was made. */
function hasAnswered(told: readonly GoldEvent[], seat: Seat, { number }: Offer): boolean {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i]
    if (event?.type === 'said' && event.seat === seat) return true
    if (event?.type === 'offerMade' && event.number === number) return false
  }
  return true
}

/** Why it refuses: the largest part of what it is missing. */
function reason(known: Knowledge, kill: Kill, shares: Division): Phrase {
  const gains = gainsOf(known, kill, shares)
  const me = kill.party.indexOf(known.seat)
  const most = Math.max(...gains.filter((_, i) => i !== me))
  const wanted = shares
    .flatMap((share, i) => (i === me ? [] : kindsIn(share)))
    .sort((a, b) => tokenGain(known, known.seat, b) - tokenGain(known, known.seat, a))[0]
  if ((gains[me] ?? 0) < most / 2) return 'too much for you'
  return wanted === undefined ? 'too little for me' : `need ${wanted}`
}

const isSame = (one: Division, other: Division): boolean => JSON.stringify(one) === JSON.stringify(other)

const answerOf = ({ party }: Kill, shares: Division): Shares<Token> =>
  Object.fromEntries(party.map((seat, i) => [seat, countsOf(shares[i] ?? noTokens)]))
