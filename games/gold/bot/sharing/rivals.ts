import { memoryOf } from '#kernel/memory'
import type { Seat } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'

/** How often a seat gave way to another in bargains, less how often it did not: by whom it was asked, and who. */
type Yields = Map<string, number>

interface Heard {
  readonly yields: Yields
  /** Of the bargain that goes on: each offer by its number, who has made how many, and who accepts what. */
  readonly offers: Map<number, { readonly by: Seat; readonly isFirst: boolean }>
  readonly made: Map<Seat, number>
  readonly accepts: Map<Seat, number>
  party: readonly Seat[]
  isHasty: boolean
}

const heardOf = memoryOf(
  (): Heard => ({
    yields: new Map(),
    offers: new Map(),
    made: new Map(),
    accepts: new Map(),
    party: [],
    isHasty: true,
  }),
  hear,
)

const [LEAST, MOST] = [0, 4]
const pair = (by: Seat, rival: Seat): string => `${by} ${rival}`

/** How willing a rival has been to give way to this seat: 0 … 4. */
export const willingness = (told: readonly GoldEvent[], seat: Seat, rival: Seat): number =>
  heardOf(told).yields.get(pair(seat, rival)) ?? LEAST

function hear(heard: Heard, event: GoldEvent): void {
  switch (event.type) {
    case 'dragonSlain':
      for (const it of [heard.offers, heard.made, heard.accepts]) it.clear()
      heard.isHasty = true
      heard.party = event.party
      return
    case 'offerMade': {
      const made = heard.made.get(event.seat) ?? 0
      heard.made.set(event.seat, made + 1)
      heard.offers.set(event.number, { by: event.seat, isFirst: made === 0 })
      heard.accepts.set(event.seat, event.number)
      return
    }
    case 'offerAccepted':
      heard.accepts.set(event.seat, event.number)
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
      for (const by of heard.made.keys()) for (const rival of heard.party) if (rival !== by) count(heard, by, rival, -2)
      return
  }
}

/** Who wanted something else and came round, has given way. Whoever's own offer was not taken learns that nobody did. */
function learn(heard: Heard, by: Seat): void {
  for (const maker of heard.made.keys())
    for (const rival of heard.party) {
      if (rival === maker) continue
      const accepted = heard.offers.get(heard.accepts.get(rival) ?? 0)
      const cameRound = heard.made.has(rival) && (accepted?.isFirst || heard.isHasty)
      if (maker !== by) count(heard, maker, rival, -1)
      else if (cameRound && accepted?.by === maker) count(heard, maker, rival, 1)
    }
}

function count({ yields }: Heard, by: Seat, rival: Seat, change: number): void {
  const now = (yields.get(pair(by, rival)) ?? LEAST) + change
  yields.set(pair(by, rival), Math.min(MOST, Math.max(LEAST, now)))
}
