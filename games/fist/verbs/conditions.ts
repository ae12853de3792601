import { of, type Seat } from '#kernel/seat'
import { type Condition, colours } from '../cards/steps.ts'
import { worth } from '../rules/bids.ts'
import { coloursIn, stoneCount } from '../rules/counting.ts'
import type { Side, State } from '../types.ts'
import type { Can } from './choosing.ts'
import { nothing, unfold, type Verb } from './verb.ts'

/** R7.6: whether it holds for this seat. Everybody can see it. */
export function holds({ sides, opened, round }: State, seat: Seat, condition: Condition): boolean {
  const side = of(sides, seat)
  if (typeof condition === 'object') {
    if ('stones' in condition) return stoneCount(side.stones) >= condition.stones
    if ('alike' in condition) return coloursIn(side.stones, condition.alike).length > 0
    if ('points' in condition) return side.points >= condition.points
    if ('round' in condition) return round >= condition.round
    return opened.filter(bid => worth(bid) > 0).length >= condition.bidders
  }
  const [stones, points] = [(s: Side) => stoneCount(s.stones), (s: Side) => s.points]
  switch (condition) {
    case 'every colour':
      return coloursIn(side.stones).length === colours.length
    case 'fewest points':
      return sides.every(s => points(s) >= points(side))
    case 'most points':
      return sides.every(s => points(s) <= points(side))
    case 'fewest stones':
      return sides.every(s => stones(s) >= stones(side))
    case 'most stones':
      return sides.every(s => stones(s) <= stones(side))
  }
}

/** R7.6: one thing or another, or nothing. */
export const conditional = (can: Can): Verb<'if'> => ({
  can(state, power, { holds: condition, steps, otherwise }) {
    const next = holds(state, power.seat, condition) ? steps : otherwise
    return next.length > 0 && can(state, power, next)
  },
  run(ledger, power, { holds: condition, steps, otherwise }) {
    const next = holds(ledger.state, power.seat, condition) ? steps : otherwise
    return next.length > 0 ? unfold(power, next) : nothing(ledger, power, 'R7.6')
  },
})
