import type { GoldLedger } from '../types.ts'
import { clocks } from './clocks.ts'

/** R5.20: how a dragon's death is shown, step by step, in milliseconds. A token is one that falls out of the bag. */
export const shows = { blow: 450, shake: 750, bag: 400, token: 260, heap: 1000, sand: 700 } as const

/** From the last blow until everybody has seen the whole loot. Without hidden tokens there is no bag. */
export const lengthOfDeath = (hidden: number): number =>
  shows.blow + shows.shake + (hidden === 0 ? 0 : shows.bag + hidden * shows.token) + shows.heap

/** R5.20: no clock begins before everything has been shown. */
export const begins = ({ at, state }: Pick<GoldLedger, 'at' | 'state'>): number => Math.max(at, state.shown)

/** When a death with this many hidden tokens will have been shown. Nothing waits for it if nobody is hurried. */
export const shownBy = (ledger: GoldLedger, hidden: number): number =>
  begins(ledger) + (clocks[ledger.state.options.clock].look === null ? 0 : lengthOfDeath(hidden))

/** R5.20: since when the whole loot lies there. Without hidden tokens everybody has seen it before. */
export const lootSeen = ({ at, state }: Pick<GoldLedger, 'at' | 'state'>): number =>
  state.shown - at > lengthOfDeath(0) ? state.shown - shows.heap : at
