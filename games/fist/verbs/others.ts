import { clockwiseAfter, of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Coins, coins, type Receiver } from '../cards/steps.ts'
import type { FistLedger } from '../events.ts'
import { isNone, purse, stonesOf } from '../rules/counting.ts'
import type { Power, Purse } from '../types.ts'
import { give } from './gaining.ts'
import { nothing, type Verb } from './verb.ts'

/* R7.8: everybody else, from the winner's left. */

const othersOf = ({ state }: FistLedger, { seat }: Power): readonly Seat[] =>
  clockwiseAfter(state.sides, seat).filter(s => s !== seat)
const placeOf = (to: Receiver, { seat }: Power): Seat | 'bank' => (to === 'bank' ? 'bank' : seat)

/** From the bank, while it lasts (E8). */
export const othersGain: Verb<'othersGain'> = {
  run(ledger, power, { gain }) {
    const given = othersOf(ledger, power).filter(seat => give(ledger, seat, gain))
    return given.length > 0 ? power : nothing(ledger, power, 'E8')
  },
}

/** As far as they have it. The house takes it, and everybody hears how much it was, as in E23. */
export const othersPay: Verb<'othersPay'> = {
  run(ledger, power, { coins: owed, to }) {
    let isPaid = false
    for (const from of othersOf(ledger, power)) {
      const paid = atMost(peek(of(ledger.state.sides, from).purse), owed)
      if (isNone(paid)) continue
      ledger.emit({ type: 'coinsMoved', from, to: placeOf(to, power), coins: paid })
      isPaid = true
    }
    return isPaid ? power : nothing(ledger, power, 'R7.8')
  },
}
const atMost = (has: Purse, owed: Coins): Purse =>
  purse(Object.fromEntries(coins.map(coin => [coin, Math.min(has[coin], owed[coin] ?? 0)])))

export const othersLoseStones: Verb<'othersLoseStones'> = {
  run(ledger, power, { stones, to }) {
    const { colour } = power
    if (colour === null) return nothing(ledger, power, 'E48')
    let isLost = false
    for (const from of othersOf(ledger, power)) {
      const lost = Math.min(stones, of(ledger.state.sides, from).stones[colour])
      if (lost === 0) continue
      ledger.emit({ type: 'stonesMoved', from, to: placeOf(to, power), stones: stonesOf({ [colour]: lost }) })
      isLost = true
    }
    return isLost ? power : nothing(ledger, power, 'R7.8')
  },
}
