import { oneOf } from '#kernel/question'
import { of } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Coins, coins, isInStones } from '../cards/steps.ts'
import { purse } from '../rules/counting.ts'
import type { Purse } from '../types.ts'
import { giveStones, hasStones, whichStones } from './trading.ts'
import { nothing, unfold, type Verb } from './verb.ts'

export const canPay = (has: Purse, price: Coins): boolean => coins.every(coin => has[coin] >= (price[coin] ?? 0))

/**
 * R7.9: something for a price, or not. Whoever could not pay coins is asked all the same, so that nobody learns it.
 * Stones lie open.
 */
export const payFor: Verb<'payFor'> = {
  can: (state, { seat }, { price }) => !isInStones(price) || hasStones(of(state.sides, seat).stones, price),
  ask(state, { seat }, { price }) {
    const { purse, stones } = of(state.sides, seat)
    if (isInStones(price)) return hasStones(stones, price) ? { name: 'may', ask: useOrDecline } : null
    return { name: 'may', ask: canPay(peek(purse), price) ? useOrDecline : declineOnly }
  },
  run(ledger, power, { price, steps }, answer) {
    const { seat } = power
    if (answer === 'decline') {
      ledger.emit({ type: 'powerDeclined', seat, character: power.playing.character })
      return power
    }
    if (answer === null) return nothing(ledger, power, 'R7.9')
    if (isInStones(price)) return unfold(power, [{ do: 'give', price }, ...steps])
    ledger.emit({ type: 'coinsMoved', from: seat, to: 'bank', coins: purse(price) })
    return unfold(power, steps)
  },
}
const useOrDecline = oneOf('R7.9', ['use', 'decline'], { idle: 'decline' })
const declineOnly = oneOf('R7.9', ['decline'], { barred: [{ option: 'use', rule: 'R7.9' }], idle: 'decline' })

/** The stones of such a price, which are there. */
export const give: Verb<'give'> = {
  ask: (state, { seat }, { price }) => whichStones(of(state.sides, seat).stones, price),
  run(ledger, power, { price }, answer) {
    giveStones(ledger, power.seat, price, answer)
    return power
  },
}
