import { worth } from '../../rules/bids.ts'
import { minus, noBid, purse, stonesOf } from '../../rules/counting.ts'

/* The worked turn: you, Ben and Clara at the Wizard. `worked.test.ts` plays it. */

export const up = 'wizard'
/** R1.2: everybody begins with these. */
export const start = { purse: purse({ fairy: 8, common: 2, silver: 5 }), stones: 4 }
export const stones = stonesOf({ red: 2, blue: 1, yellow: 1 })
/** By seat. */
export const bids = [
  { fairy: 3, common: 1 },
  { fairy: 4, common: 0 },
  { fairy: 2, common: 0 },
] as const
export const values = bids.map(bid => worth({ ...noBid, ...bid }))
/** You and Ben are tied. */
export const silver = [2, 1] as const
/** One of each colour. */
export const price = stonesOf({ red: 1, blue: 1, yellow: 1 })
/** What you have after it. */
export const after = {
  purse: minus(start.purse, purse({ ...bids[0], silver: silver[0] })),
  spent: bids[0].fairy,
  stones: stonesOf({ red: 1 }),
  points: 1,
}
