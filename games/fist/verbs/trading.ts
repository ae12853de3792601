import type { Question } from '#kernel/game'
import { bundle, item, oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { type Colour, colours, type Price } from '../cards/steps.ts'
import type { FistLedger } from '../events.ts'
import { isOn } from '../options.ts'
import { coloursIn, noStones, stoneCount, stonesOf } from '../rules/counting.ts'
import { scorePoints } from '../rules/scoring.ts'
import type { Asks, Stones } from '../types.ts'
import { nothing, type Verb, type VerbAnswer } from './verb.ts'

export const hasStones = (stones: Stones, price: Price): boolean => {
  if (price === 'all') return true // E31: including none
  if (price === 'one of each') return coloursIn(stones).length === colours.length
  return 'any' in price ? stoneCount(stones) >= price.any : coloursIn(stones, price.alike).length > 0
}

/** The only stones that qualify; null if the seat has a choice. */
function onlyWay(stones: Stones, price: Price): Stones | null {
  if (price === 'all') return stones
  if (price === 'one of each') return { red: 1, blue: 1, yellow: 1 }
  if ('any' in price)
    return stoneCount(stones) === price.any || coloursIn(stones).length === 1 ? take(stones, price.any) : null
  const fitting = coloursIn(stones, price.alike)
  return fitting.length === 1 ? alike(fitting[0] as Colour, price.alike) : null
}
const alike = (colour: Colour, count: number): Stones => stonesOf({ [colour]: count })

/** The first stones in the order of the colours. */
function take(stones: Stones, count: number): Stones {
  const taken = { ...noStones }
  let left = count
  for (const colour of colours) {
    taken[colour] = Math.min(left, stones[colour])
    left -= taken[colour]
  }
  return taken
}

/** The question which stones pay this price; null if there is nothing to choose. */
export function whichStones(stones: Stones, price: Price): Question<Asks> | null {
  if (!hasStones(stones, price) || onlyWay(stones, price) !== null || typeof price === 'string') return null
  if ('alike' in price) return { name: 'colour', ask: oneOf('R3.3', coloursIn(stones, price.alike)) }
  const total = { min: price.any, max: price.any, rule: 'R3.3' }
  const items = colours.map(c => item(c, stones[c], 'R3.3'))
  return { name: 'stones', ask: bundle('R3.3', items, { total, idle: take(stones, price.any) }) }
}

/** Stones that are there go to the bank, those that were chosen if there was a choice. */
export function giveStones(ledger: FistLedger, seat: Seat, price: Price, answer: VerbAnswer<keyof Asks> | null): void {
  const held = of(ledger.state.sides, seat).stones
  const paid = onlyWay(held, price) ?? chosen(answer as VerbAnswer<'colour' | 'stones'>, price)
  if (stoneCount(paid) > 0) ledger.emit({ type: 'stonesMoved', from: seat, to: 'bank', stones: { ...paid } })
}

/** R3.3: stones go to the bank, points on the die. Without the stones nothing happens and nothing is lost (E32). */
export const trade: Verb<'trade'> = {
  can: (state, { seat }, { price }) => hasStones(of(state.sides, seat).stones, price),
  ask: (state, { seat }, { price }) => whichStones(of(state.sides, seat).stones, price),
  run(ledger, power, { price, points, freeIf }, answer) {
    const { seat } = power
    const held = of(ledger.state.sides, seat).stones
    if (hasStones(held, price)) giveStones(ledger, seat, price, answer)
    else if (!isOn(ledger.state.options, freeIf)) return nothing(ledger, power, 'E32')
    scorePoints(ledger, seat, points)
    return power
  },
}

const chosen = (answer: VerbAnswer<'colour' | 'stones'>, price: Price): Stones =>
  typeof answer === 'string'
    ? alike(answer, typeof price === 'object' && 'alike' in price ? price.alike : 0)
    : stonesOf(answer)
