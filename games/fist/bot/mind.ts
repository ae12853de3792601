import type { Effort } from '#bots/auction/solve'
import type { Net } from './value/net.ts'

/** What distinguishes the levels: what they value tables with, and how hard they think. Never random blunders. */
export interface Mind {
  readonly net: Net
  readonly effort: Effort
  /** How many outcomes of dice are tried for a power that rolls some. */
  readonly samples: number
  /** How many tables it looks at for one power, at most. */
  readonly tables: number
  /** At how many amounts paid a card is valued; in between values are interpolated. */
  readonly amounts: number
  /** How warm its bids are, as a share of the stakes; 0 plays the solved mix. */
  readonly heat: number
  /** Who else may sit at the table: minds whose bids it can foresee, and knows by their bids. */
  readonly models: readonly Mind[]
}
