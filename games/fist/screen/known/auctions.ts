import type { Piece, Saying } from '#games/saying'
import { memoryOf } from '#kernel/memory'
import type { BySeat, Seat } from '#kernel/seat'
import type { CharacterId } from '../../cards/characters.ts'
import type { FistEvent, Pass } from '../../events.ts'
import { worth } from '../../rules/bids.ts'
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
  /** R7.11: whose fists of gold counted one more. */
  heavier: readonly Seat[]
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
      if (event.stage === 'gold') up.heavier = event.heavier ?? []
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
  heavier: [],
  cursers: [],
  end: null,
})

/** How many effects are still told to whom they concern: there is no room for more. */
const RECENT = 2

/** The latest effects that name this seat, except that it was chosen: what it should still read when the next card is up. */
export const concerning = (effects: readonly Saying[], seat: Seat): readonly Saying[] =>
  effects
    .filter(({ say, with: pieces }) => say !== 'log.rival' && Object.values(pieces).some(piece => names(piece, seat)))
    .slice(-RECENT)

function names(piece: Piece, seat: Seat): boolean {
  if (typeof piece !== 'object') return false
  if ('seat' in piece) return piece.seat === seat
  return 'all' in piece && piece.all.some(each => names(each, seat))
}

/** The value of an opened fist; null for a seat that was not bidding. */
export const valueIn = (showing: Showing, stage: 'gold' | 'silver', seat: Seat): number | null => {
  const bid = showing[stage]?.[seat] ?? null
  return bid === null ? null : worth(bid, stage === 'gold' && showing.heavier.includes(seat))
}
/** The value of the fist that a seat opened last. */
export const lastValueIn = (showing: Showing, seat: Seat): number | null =>
  valueIn(showing, showing.silver === null ? 'gold' : 'silver', seat)

/** The highest opened fists: one seat, or all tied seats; none if all were empty. */
export function highestOf(showing: Showing): readonly Seat[] {
  const bids = showing.silver ?? showing.gold ?? []
  const values = bids.map((_, seat) => lastValueIn(showing, seat as Seat) ?? -1)
  const best = Math.max(0, ...values)
  return best === 0 ? [] : values.flatMap((value, seat) => (value === best ? [seat as Seat] : []))
}
