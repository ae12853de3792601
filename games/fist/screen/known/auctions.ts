import type { Saying } from '#games/saying'
import { memoryOf } from '#kernel/memory'
import type { BySeat, Seat } from '#kernel/seat'
import type { CharacterId } from '../../cards/characters.ts'
import type { FistEvent, Pass } from '../../events.ts'
import { worth } from '../../rules/auction.ts'
import type { Bid } from '../../types.ts'
import { logged } from '../../words/log.ts'

/** A character that came up in a round, and what became of it. */
export interface Showing {
  readonly round: number
  readonly character: CharacterId
  /** Who brought it without an auction, through a Goblin or an Imp; null for a card that was turned up. */
  readonly broughtBy: Seat | null
  /** The opened fists, and those of the tie-break; null for seats that were not in it. */
  gold: BySeat<Bid | null> | null
  silver: BySeat<Bid | null> | null
  cursers: readonly Seat[]
  end: { readonly won: Seat } | { readonly passed: Pass } | null
}

/** Everything public about the auctions. */
export interface Auctions {
  /** Those of this round, in order. */
  shown: Showing[]
  /** The last one with opened fists, possibly from the previous round. */
  last: Showing | null
  /** How often fists were opened, so that a screen notices the next time. */
  openings: number
  /** Its effects, in sentences. */
  effects: Saying[]
  /** Who has closed a fist since then. */
  closed: Seat[]
}

export const auctionsOf: (told: readonly FistEvent[]) => Auctions = memoryOf(
  () => ({ shown: [], last: null, openings: 0, effects: [], closed: [], round: 0 }),
  note,
)

function note(book: Auctions & { round: number }, event: FistEvent): void {
  const up = book.shown.findLast(it => it.broughtBy === null)
  switch (event.type) {
    case 'roundBegan':
      book.round = event.round
      book.shown = []
      return
    case 'characterTurnedUp':
      book.shown.push(showing(book.round, event.character, null))
      return
    case 'characterTaken':
      book.shown.push(showing(book.round, event.character, event.seat))
      return
    case 'bidSealed':
      book.closed.push(event.seat)
      return
    case 'bidsOpened':
      if (up === undefined) return
      up[event.stage] = event.bids
      Object.assign(book, { last: up, openings: book.openings + 1, effects: [], closed: [] })
      return
    case 'curseCast':
      if (up !== undefined) up.cursers = [...up.cursers, ...event.seats]
      return
    case 'characterWon':
      if (up !== undefined) up.end = { won: event.seat }
      return
    case 'characterPassed':
      if (up !== undefined) up.end = { passed: event.why }
      return
    case 'seated':
    case 'specialDrawn':
    case 'tieBreakBegan':
      return
    default:
      book.effects.push(...logged(event))
  }
}

const showing = (round: number, character: CharacterId, broughtBy: Seat | null): Showing => ({
  round,
  character,
  broughtBy,
  gold: null,
  silver: null,
  cursers: [],
  end: null,
})

/** The value of an opened fist; null for a seat that was not bidding. */
export const valueIn = (bids: BySeat<Bid | null> | null, seat: Seat): number | null => {
  const bid = bids?.[seat] ?? null
  return bid === null ? null : worth(bid)
}

/** The highest opened fists: one seat, or all tied seats; none if all were empty. */
export function highestOf({ gold, silver }: Showing): readonly Seat[] {
  const bids = silver ?? gold ?? []
  const values = bids.map(bid => (bid === null ? -1 : worth(bid)))
  const best = Math.max(0, ...values)
  return best === 0 ? [] : values.flatMap((value, seat) => (value === best ? [seat as Seat] : []))
}
