import { pickOne } from '#kernel/chance'
import { peek } from '#kernel/secret'
import { dragonOf } from '../cards/dragons.ts'
import { draw } from '../cards/tokens.ts'
import type { GoldLedger, Spot, State, Task } from '../types.ts'
import { belowMarket } from './pile.ts'
import { endGame } from './scoring.ts'

const marketIsNext = ({ pile, marketHeld, options }: State): boolean =>
  pile.length === belowMarket(options) && !marketHeld

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
  const tokens = draw(rng, peek(state.bag), dragonOf(dragon).visible)
  ledger.emit({ type: 'dragonDrawn', spot, dragon, tokens })
  return state.options.market === 'afterSeventh' && marketIsNext(state) ? [{ do: 'openMarket' }] : []
}
