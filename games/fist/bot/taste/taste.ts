import type { Seat } from '#kernel/seat'
import type { Auction, State } from '../../types.ts'
import type { Action } from '../auction/actions.ts'
import type { Plan } from '../auction/planning.ts'
import type { Valued } from '../value/net.ts'

/** An auction as a bidder with a taste looks at it. */
export interface Lot {
  readonly state: State
  readonly auction: Auction
  readonly seat: Seat
  readonly plan: Plan
  /** The rival who is most likely to win the game. */
  readonly leader: Seat
  /** For each of its bids: how likely it gets the card, and how likely the leader does. */
  readonly own: Float64Array
  readonly theirs: Float64Array
}

/**
 * What a persona likes. It only tips the balance: whatever costs more of the chance of winning than its slack is left
 * to the level's own reckoning.
 */
export interface Taste {
  /** What it gives up for a bid that it likes, as a chance of winning the game. */
  readonly slack: number
  /** How much it likes a bid: one more makes it nearly three times as likely. */
  bid(lot: Lot, action: Action, at: number): number
  /** How much it likes a table that a power may lead to; of answers nearly as good it takes the one it likes most. */
  table?(table: Valued, seat: Seat): number
}
