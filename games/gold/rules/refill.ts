import { pickOne } from '#kernel/chance'
import { peek } from '#kernel/secret'
import { dragonIds, dragons } from '../cards/dragons.ts'
import { draw } from '../cards/tokens.ts'
import type { GoldLedger, Spot, State, Task } from '../types.ts'
import { endGame } from './scoring.ts'

/** R1.4: how many dragons are turned up, and how many are above the Market. */
const [ROW, ABOVE_MARKET] = [4, 7]

const marketIsNext = ({ pile, marketHeld }: State): boolean =>
  pile.length === dragonIds.length - ROW - ABOVE_MARKET && !marketHeld

/** R8.1, R8.6: a slain dragon's spot is refilled. The game ends with the last dragon. */
export function refill(ledger: GoldLedger, { spot }: { readonly spot: Spot }): readonly Task[] {
  const { state } = ledger
  if (state.inBag > 0 && state.pile.length > 0) {
    const newcomer = { do: 'drawDragon', spot } as const
    return state.options.market === 'beforeEighth' && marketIsNext(state)
      ? [{ do: 'openMarket' }, newcomer]
      : [newcomer]
  }
  if (state.row.every(lair => lair === null)) endGame(ledger)
  return []
}

export function drawDragon(ledger: GoldLedger, { spot }: { readonly spot: Spot }): readonly Task[] {
  const { state, rng } = ledger
  const dragon = pickOne(rng, state.pile)
  const tokens = draw(rng, peek(state.bag), dragons[dragon].visible)
  ledger.emit({ type: 'dragonDrawn', spot, dragon, tokens })
  return state.options.market === 'afterSeventh' && marketIsNext(state) ? [{ do: 'openMarket' }] : []
}
