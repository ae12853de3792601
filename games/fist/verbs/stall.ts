import { bundle, item } from '#kernel/question'
import { of } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { colours } from '../cards/steps.ts'
import { purse, stoneCount, stonesOf } from '../rules/counting.ts'
import type { Purse } from '../types.ts'
import { nothing, unfold, type Verb, type VerbAnswer } from './verb.ts'

/** How many stones a purse can pay for. */
const affordable = (has: Purse, gold: number, silver: number): number =>
  Math.floor(has.common / gold) + Math.floor(has.fairy / gold) + Math.floor(has.silver / silver)

/** E37: any of the bank's stones, or none. The payment is asked next. */
export const buyStones: Verb<'buyStones'> = {
  ask(state, { seat }, { gold, silver }) {
    const { stones } = state.bank
    if (stoneCount(stones) === 0) return null
    const total = {
      min: 0,
      max: Math.min(stoneCount(stones), affordable(peek(of(state.sides, seat).purse), gold, silver)),
      rule: 'E37',
    }
    return {
      name: 'purchase',
      ask: bundle(
        'E37',
        colours.map(c => item(c, stones[c], 'E8')),
        { total },
      ),
    }
  },
  run(ledger, power, { gold, silver }, answer) {
    if (answer === null) return nothing(ledger, power, 'E8')
    const stones = stonesOf(answer as VerbAnswer<'purchase'>)
    if (stoneCount(stones) > 0) return unfold(power, [{ do: 'pay', stones, gold, silver }])
    ledger.emit({ type: 'powerDeclined', seat: power.seat, character: power.playing.character })
    return power
  },
}

/** E37: each stone costs silver, or gold of either kind. Fairy gold must be unspent and is then lost for good. */
export const pay: Verb<'pay'> = {
  ask(state, { seat }, { stones, gold, silver }) {
    const has = peek(of(state.sides, seat).purse)
    const owed = stoneCount(stones)
    const whole = (coins: number, price: number): number => Math.min(Math.floor(coins / price), owed) * price
    const items = [
      item('silver', whole(has.silver, silver), 'E37', silver),
      item('common', whole(has.common, gold), 'E37', gold),
      item('fairy', whole(has.fairy, gold), 'E37', gold),
    ]
    let left = owed
    const idle = items.map(({ name, max, step }) => {
      const paid = Math.min(left, max / step)
      left -= paid
      return [name, paid * step]
    })
    return {
      name: 'payment',
      ask: bundle('E37', items, { total: { min: owed, max: owed, rule: 'E37' }, idle: Object.fromEntries(idle) }),
    }
  },
  run(ledger, power, { stones }, answer) {
    const { seat } = power
    ledger.emit({ type: 'coinsMoved', from: seat, to: 'bank', coins: purse(answer as VerbAnswer<'payment'>) })
    ledger.emit({ type: 'stonesMoved', from: 'bank', to: seat, stones })
    return power
  },
}
