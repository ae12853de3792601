import { oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import type { Colour } from '../cards/steps.ts'
import type { FistLedger } from '../events.ts'
import { coloursIn, purse, stoneCount, stonesOf } from '../rules/counting.ts'
import { nothing, type Verb, type VerbAnswer } from './verb.ts'

/** E23: a stone of the thief's choice. From a player without stones, optionally common gold, otherwise fairy gold. */
export const steal: Verb<'steal'> = {
  ask(state, { rival }) {
    if (rival === null) return null
    const from = coloursIn(of(state.sides, rival).stones)
    if (from.length > 1) return { name: 'colour', ask: oneOf('E23', from) }
    return from.length === 1 ? null : { name: 'coin', ask: oneOf('E23', ['take', 'leave']) }
  },
  run(ledger, power, _task, answer) {
    const { seat, rival } = power
    if (rival === null) return nothing(ledger, power, 'E48')
    const { stones } = of(ledger.state.sides, rival)
    if (stoneCount(stones) > 0) {
      const colour = (answer as Colour | null) ?? (coloursIn(stones)[0] as Colour)
      ledger.emit({ type: 'stonesMoved', from: rival, to: seat, stones: stonesOf({ [colour]: 1 }) })
    } else if ((answer as VerbAnswer<'coin'>) === 'leave') {
      ledger.emit({ type: 'powerDeclined', seat, character: power.playing.character })
    } else stealCoin(ledger, rival, seat)
    return power
  },
}

/**
 * The house takes it without the thief looking. What was taken is public, and so is what was not there. E24: unspent
 * fairy gold before spent.
 */
function stealCoin(ledger: FistLedger, from: Seat, to: Seat): void {
  const { purse: behind, spent } = of(ledger.state.sides, from)
  const { common, fairy } = peek(behind)
  if (common > 0) ledger.emit({ type: 'coinsMoved', from, to, coins: purse({ common: 1 }) })
  else if (fairy > 0) ledger.emit({ type: 'coinsMoved', from, to, coins: purse({ fairy: 1 }) })
  else if (spent > 0) ledger.emit({ type: 'spentFairyMoved', from, to, amount: 1 })
  else ledger.emit({ type: 'nothingDone', seat: to, rule: 'E23' })
}

/** E38: all of it. Only the two of them know how much. */
export const plunder: Verb<'plunder'> = {
  run(ledger, power, { coins: kinds }) {
    const { seat, rival } = power
    if (rival === null) return nothing(ledger, power, 'E48')
    const has = peek(of(ledger.state.sides, rival).purse)
    const haul = purse(Object.fromEntries(kinds.map(kind => [kind, has[kind]])))
    const { brigandAmount, coinCounts } = ledger.state.options
    if (brigandAmount === 'private' && coinCounts !== 'open')
      ledger.emit({ type: 'coinsPlundered', from: rival, to: seat, kinds, coins: only([rival, seat], haul) })
    else ledger.emit({ type: 'coinsMoved', from: rival, to: seat, coins: haul })
    return power
  },
}

/** E39: everybody, including the winner. */
export const everyoneLosesColour: Verb<'everyoneLosesColour'> = {
  run(ledger, power) {
    const { colour } = power
    if (colour === null) return nothing(ledger, power, 'E48')
    for (const [i, { stones }] of ledger.state.sides.entries())
      if (stones[colour] > 0)
        ledger.emit({
          type: 'stonesMoved',
          from: i as Seat,
          to: 'bank',
          stones: stonesOf({ [colour]: stones[colour] }),
        })
    return power
  },
}
