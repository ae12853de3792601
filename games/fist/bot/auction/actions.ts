import { CURSE } from '#bots/auction/stage'
import { of, rivalsOf, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { goldIn, noBid } from '../../rules/counting.ts'
import type { Bid, Side, State } from '../../types.ts'
import { winsTies } from './last-word.ts'

/** A way to close the fist. */
export interface Action {
  /** What it counts in the comparison. */
  readonly level: number
  readonly coins: number
  readonly bid: Bid
}

/** Fairy gold first, for it comes back; more than wins against everything the richest rival can bid is waste. */
export function goldActions(state: State, seat: Seat): readonly Action[] {
  const { purse, black, amulets } = of(state.sides, seat)
  const { fairy, common } = peek(purse)
  const rivals = rivalsOf(state.sides, seat)
  const more = heavier(of(state.sides, seat))
  const spare = more + Number(winsTies(state, seat, rivals))
  const enough = Math.max(1, 1 - spare + Math.max(...rivals.map(r => mostOf(of(state.sides, r)))))
  const paying = (coins: number, more: Partial<Bid> = {}): Bid => ({
    ...noBid,
    fairy: Math.min(coins, fairy),
    common: coins - Math.min(coins, fairy),
    ...more,
  })
  const actions: Action[] = []
  for (let coins = 0; coins <= Math.min(fairy + common, enough); coins++)
    actions.push({ level: coins > 0 ? coins + more : 0, coins, bid: paying(coins) })
  if (amulets > 0)
    for (let coins = 1; coins <= Math.min(fairy + common, Math.ceil(enough / 2)); coins++)
      actions.push({ level: 2 * coins + more, coins, bid: paying(coins, { amulet: 1 }) })
  if (black > 0) actions.push({ level: CURSE, coins: 0, bid: { ...noBid, black: 1 } })
  return actions
}

/** The most that a fist of gold can count. */
function mostOf(side: Side): number {
  const coins = goldIn(peek(side.purse))
  return coins > 0 ? coins * (side.amulets > 0 ? 2 : 1) + heavier(side) : 0
}

/** R7.11: what a fist counts besides its coins. */
export const heavier = ({ boons }: Side): number => (boons.includes('heavy fist') ? 1 : 0)

/** Silver among the tied, with an amulet if one is left. */
export function silverActions(state: State, seat: Seat, bidders: readonly Seat[]): readonly Action[] {
  const { purse, amulets, black } = of(state.sides, seat)
  const { silver } = peek(purse)
  const most = (s: Seat): number => peek(of(state.sides, s).purse).silver * (of(state.sides, s).amulets > 0 ? 2 : 1)
  const enough = 1 + Math.max(...bidders.filter(s => s !== seat).map(most))
  const actions: Action[] = []
  for (let coins = 0; coins <= Math.min(silver, enough); coins++)
    actions.push({ level: coins, coins, bid: { ...noBid, silver: coins } })
  if (amulets > 0)
    for (let coins = 1; coins <= Math.min(silver, Math.ceil(enough / 2)); coins++)
      actions.push({ level: 2 * coins, coins, bid: { ...noBid, silver: coins, amulet: 1 } })
  if (black > 0 && state.options.blackInTiebreak) actions.push({ level: CURSE, coins: 0, bid: { ...noBid, black: 1 } })
  return actions
}

/** A bid as an answer: only what is in the fist. */
export const spoken = (bid: Bid): Record<string, number> =>
  Object.fromEntries(Object.entries(bid).filter(([, count]) => count > 0))
