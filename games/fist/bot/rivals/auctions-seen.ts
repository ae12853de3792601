import type { Mutable } from '#kernel/game'
import { memoryOf } from '#kernel/memory'
import type { BySeat } from '#kernel/seat'
import { copyOf } from '../../copy.ts'
import type { FistEvent } from '../../events.ts'
import { blank, evolve } from '../../evolve.ts'
import { notebookOf, withPurses } from '../../notebook.ts'
import type { Auction, Bid, State } from '../../types.ts'

/** An auction in gold as everybody who counts knew it, and what the fists held when they opened. */
export interface AuctionSeen {
  readonly state: State
  readonly auction: Auction
  readonly bids: BySeat<Bid | null>
}

/** How many auctions back somebody's bids are remembered: two to three rounds. */
const REMEMBERED = 24

interface Memory {
  readonly heard: FistEvent[]
  readonly state: Mutable<State>
  readonly seen: AuctionSeen[]
}

const memory = memoryOf((): Memory => ({ heard: [], state: blank() as Mutable<State>, seen: [] }), note)

/** The last auctions of a match, as somebody was told it. */
export const auctionsSeen = (told: readonly FistEvent[]): readonly AuctionSeen[] => memory(told).seen

function note({ heard, state, seen }: Memory, event: FistEvent): void {
  if (event.type === 'bidsOpened' && event.stage === 'gold' && state.auction !== null) {
    const auction = { ...state.auction, bids: state.sides.map(() => null) }
    seen.push({ state: { ...withPurses(copyOf(state), notebookOf(heard)), auction }, auction, bids: event.bids })
    if (seen.length > REMEMBERED) seen.shift()
  }
  heard.push(event)
  evolve(state, event)
}
