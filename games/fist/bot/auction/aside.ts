import { Prospects } from '#bots/auction/prospects'
import { CURSE } from '#bots/auction/stage'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { noBid } from '../../rules/counting.ts'
import type { Auction, Bid, State } from '../../types.ts'
import type { Mind } from '../mind.ts'
import { type Action, heavier } from './actions.ts'
import { expectedIn, type Plan } from './planning.ts'
import { prizesOf, stakesOf } from './stakes.ts'

/** A bid that nobody weighs before an auction is solved, because it wastes coins, and what it is worth against the solved mixes. */
export interface Aside {
  readonly action: Action
  readonly value: number
}

/** What somebody's bid comes to; null if it was weighed anyway, or if this mind cannot value it. */
export function asideOf(
  mind: Mind,
  plan: Plan,
  state: State,
  auction: Auction,
  seat: Seat,
  answer: unknown,
): Aside | null {
  const bid: Bid = { ...noBid, ...(answer as Partial<Bid>) }
  const own = plan.actions[seat] ?? []
  if (own.some(action => isSame(action.bid, bid)) || !canValue(state, seat, bid)) return null
  const action = actionOf(state, auction, seat, bid)
  const actions = plan.actions.map((all, s) => (s === seat ? [...all, action] : all))
  const prizes = prizesOf(mind, state, auction, actions)
  const stakes = stakesOf(mind, state, auction, actions, prizes, expectedIn(state, auction))
  const at = plan.bidders.indexOf(seat)
  const agents = plan.stage.agents.map((agent, i) =>
    i === at
      ? { ...agent, levels: [...agent.levels, action.level], worth: stakes[seat] ?? new Float64Array(0) }
      : agent,
  )
  const mixes = plan.solved.mixes.map((mix, i) => (i === at ? Float64Array.from([...mix, 0]) : mix))
  const value = new Prospects({ ...plan.stage, agents }, mixes).of(seat)[0]?.at(-1)
  return value === undefined ? null : { action, value }
}

const kinds = Object.keys(noBid) as (keyof Bid)[]
const isSame = (one: Bid, two: Bid): boolean => kinds.every(kind => one[kind] === two[kind])

/** Tokens are valued one at a time, and fairy gold is taken to be spent first. */
function canValue(state: State, seat: Seat, { fairy, common, amulet, black }: Bid): boolean {
  return amulet + black <= 1 && (common === 0 || fairy === peek(of(state.sides, seat).purse).fairy)
}

/** E14, R7.11: what it counts. */
function actionOf(state: State, { stage }: Auction, seat: Seat, bid: Bid): Action {
  const coins = stage === 'gold' ? bid.fairy + bid.common : bid.silver
  if (bid.black > 0) return { level: CURSE, coins, bid }
  const more = stage === 'gold' && coins > 0 ? heavier(of(state.sides, seat)) : 0
  return { level: coins * (bid.amulet > 0 ? 2 : 1) + more, coins, bid }
}
