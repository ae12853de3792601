import { of, type Seat } from '#kernel/seat'
import type { Gain } from '../cards/steps.ts'
import type { FistLedger } from '../events.ts'
import { isNone, purse, stonesOf } from '../rules/counting.ts'
import { scorePoints } from '../rules/scoring.ts'
import { nothing, type Verb } from './verb.ts'

export const gain: Verb<'gain'> = {
  run: (ledger, power, { gain }) => (give(ledger, power.seat, gain) ? power : nothing(ledger, power, 'E8')),
}

/** E8: what has run out is not given, the rest is. E13: black coins never run out. Whether there was anything. */
export function give(ledger: FistLedger, seat: Seat, gain: Gain): boolean {
  const { bank } = ledger.state
  const coins = purse({
    fairy: Math.min(gain.fairy ?? 0, bank.fairy),
    common: Math.min(gain.common ?? 0, bank.common),
    silver: Math.min(gain.silver ?? 0, bank.silver),
  })
  const [black, amulets] = [gain.black ?? 0, Math.min(gain.amulet ?? 0, bank.amulets)]
  if (!isNone(coins)) ledger.emit({ type: 'coinsMoved', from: 'bank', to: seat, coins })
  if (black + amulets > 0) ledger.emit({ type: 'tokensTaken', seat, black, amulets })
  return !isNone(coins) || black + amulets > 0
}

/** E42: nothing if the colour has run out. */
export const gainStone: Verb<'gainStone'> = {
  run(ledger, power, task) {
    const colour = task.colour === 'chosen' ? power.colour : task.colour
    if (colour === null || ledger.state.bank.stones[colour] === 0) return nothing(ledger, power, 'E42')
    ledger.emit({ type: 'stonesMoved', from: 'bank', to: power.seat, stones: stonesOf({ [colour]: 1 }) })
    return power
  },
}

export const score: Verb<'score'> = {
  run(ledger, power, { points }) {
    scorePoints(ledger, power.seat, points)
    return power
  },
}

/** E35, E36: the fairy gold of the winning bid goes to the bank for good, once per win. */
export const giveFairyBid: Verb<'giveFairyBid'> = {
  can: (_state, power) => !power.bidGiven,
  run(ledger, power) {
    const { seat, bid, bidGiven } = power
    if (bidGiven) return nothing(ledger, power, 'E36')
    const amount = Math.min(bid.fairy, of(ledger.state.sides, seat).spent)
    if (amount > 0) ledger.emit({ type: 'spentFairyMoved', from: seat, to: 'bank', amount })
    return { ...power, bidGiven: true }
  },
}
