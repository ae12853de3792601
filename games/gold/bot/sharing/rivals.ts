import { memoryOf } from '#kernel/memory'
import type { Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'

/** By whom was asked, and who: how often a seat gave way to another, less how often it did not. */
type Counts = Map<string, number>

interface Heard {
  readonly yields: Counts
  /** The same in the last seconds alone. */
  readonly caves: Counts
  /** Of the bargain that goes on: each offer by its number, who has made how many, and who accepts what. */
  readonly offers: Map<number, { readonly by: Seat; readonly isFirst: boolean }>
  readonly made: Map<Seat, number>
  readonly accepts: Map<Seat, number>
  readonly approvals: Map<number, Set<Seat>>
  party: readonly Seat[]
  isHasty: boolean
}

const heardOf = memoryOf(
  (): Heard => ({
    yields: new Map(),
    caves: new Map(),
    offers: new Map(),
    made: new Map(),
    accepts: new Map(),
    approvals: new Map(),
    party: [],
    isHasty: true,
  }),
  hear,
)

const [LEAST, MOST] = [-2, 4]
const pair = (by: Seat, rival: Seat): string => `${by} ${rival}`

/** For each offer of the bargain that goes on, or that was the last: who has accepted it at any time, its maker first. */
export const approvals = (told: readonly GoldEvent[]): ReadonlyMap<number, ReadonlySet<Seat>> => heardOf(told).approvals

/** Whether this seat has accepted somebody else's offer in it. */
export const hasMoved = (told: readonly GoldEvent[], seat: Seat): boolean =>
  [...heardOf(told).approvals].some(([number, by]) => by.has(seat) && heardOf(told).offers.get(number)?.by !== seat)

/** How willing a rival has been to give way to this seat: up to 4; below 0 if it was rather this seat that gave way. */
export const willingness = (told: readonly GoldEvent[], seat: Seat, rival: Seat): number =>
  heardOf(told).yields.get(pair(seat, rival)) ?? 0

/** Whether a rival has given way in the last seconds. */
export const caves = (told: readonly GoldEvent[], seat: Seat, rival: Seat): boolean =>
  (heardOf(told).caves.get(pair(seat, rival)) ?? 0) > 0

function hear(heard: Heard, event: GoldEvent): void {
  switch (event.type) {
    case 'dragonSlain':
      for (const it of [heard.offers, heard.made, heard.accepts, heard.approvals]) it.clear()
      heard.isHasty = true
      heard.party = event.party
      return
    case 'offerMade': {
      const made = heard.made.get(event.seat) ?? 0
      heard.made.set(event.seat, made + 1)
      heard.offers.set(event.number, { by: event.seat, isFirst: made === 0 })
      heard.accepts.set(event.seat, event.number)
      heard.approvals.set(event.number, new Set([event.seat]))
      return
    }
    case 'offerAccepted':
      heard.accepts.set(event.seat, event.number)
      heard.approvals.get(event.number)?.add(event.seat)
      return
    case 'closingBegan':
      heard.isHasty = false
      return
    case 'closingStopped':
      heard.isHasty = true
      return
    case 'dealStruck':
      return learn(heard, event.by)
    case 'talksFailed':
      for (const by of heard.made.keys())
        for (const rival of heard.party)
          if (rival !== by) for (const counts of [heard.yields, heard.caves]) count(counts, by, rival, -2)
      return
  }
}

/** Who wanted something else and came round has given way, in the last seconds to anybody. Whose own offer was taken has not. */
function learn(heard: Heard, by: Seat): void {
  for (const rival of heard.party) {
    const accepted = heard.offers.get(heard.accepts.get(rival) ?? 0)
    const cameRound = rival !== by && heard.made.has(rival)
    for (const maker of heard.made.keys()) {
      if (maker === rival) continue
      for (const counts of [heard.yields, heard.caves]) if (rival === by) count(counts, maker, rival, -1)
      if (!cameRound) continue
      if (heard.isHasty) count(heard.caves, maker, rival, 1)
      if (heard.isHasty || (accepted?.by === maker && accepted.isFirst)) count(heard.yields, maker, rival, 1)
    }
  }
}

function count(counts: Counts, by: Seat, rival: Seat, change: number): void {
  const now = (counts.get(pair(by, rival)) ?? 0) + change
  counts.set(pair(by, rival), Math.min(MOST, Math.max(LEAST, now)))
}
