import { hasBoon } from '../rules/bids.ts'
import { nothing, type Verb } from './verb.ts'

/** R7.10: until the round ends, and each only once. */
export const thisRound: Verb<'thisRound'> = {
  can: (state, { seat }, { boon }) => !hasBoon(state, seat, boon),
  run(ledger, power, { boon }) {
    const { seat } = power
    if (hasBoon(ledger.state, seat, boon)) return nothing(ledger, power, 'R7.10')
    ledger.emit({ type: 'boonTaken', seat, boon })
    return power
  },
}
