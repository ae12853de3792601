import { solveAmong } from '#bots/auction/among'
import type { Agent } from '#bots/auction/stage'
import type { Seat } from '#kernel/seat'
import type { FistEvent } from '../../events.ts'
import type { Auction, State } from '../../types.ts'
import { openTo, type Plan, planFor } from '../auction/planning.ts'
import type { Mind } from '../mind.ts'
import { auctionsSeen } from './auctions-seen.ts'
import { beliefs } from './beliefs.ts'
import { waysOf } from './ways.ts'

/** Less than this is not reckoned with: then equal minds think the same thing through. */
const UNLIKELY = 0.02

/**
 * The auction that is up, from the side of one seat: every rival either bids as one of the mind's models, as likely as
 * its bids so far say, or is expected to reckon as the mind itself does. The mixes are what the seat expects of each of them, and what
 * it does itself.
 */
export function planAgainst(mind: Mind, state: State, auction: Auction, seat: Seat, told: readonly FistEvent[]): Plan {
  const plan = planFor(mind, state, auction)
  if (mind.models.length === 0) return plan
  const { mixes } = waysOf(mind, state, auction)
  const seen = auctionsSeen(told)
  const likely = state.sides.map((_, s) => (s === seat ? null : beliefs(mind, s as Seat, seen)))
  const modelled = likely.map(ways => (ways === null ? 0 : sumOf(modelsIn(ways))))
  const weights = plan.bidders.map(s => ((modelled[s] as number) < UNLIKELY ? 0 : (modelled[s] as number)))
  if (weights.every(weight => weight === 0)) return { ...plan, modelled }

  const free = plan.stage.agents.map((agent, i): Agent => ({ ...agent, weight: 1 - (weights[i] as number) }))
  const bound = plan.stage.agents.flatMap((agent, i): readonly Agent[] => {
    const weight = weights[i] as number
    return weight === 0 ? [] : [{ ...agent, weight, keeps: foreseen(i, likely[agent.seat] as Float64Array) }]
  })
  const open = [...openTo(plan, state, auction), ...bound.map(({ levels }) => levels.map((_, a) => a))]
  const solved = solveAmong({ ...plan.stage, agents: [...free, ...bound] }, open, mind.effort)
  const expected = free.map(({ seat: s, weight }, i) => {
    const keeps = bound.find(agent => agent.seat === s)?.keeps
    return (solved.mixes[i] as Float64Array).map((p, a) => weight * p + (1 - weight) * (keeps?.[a] ?? 0))
  })
  const values = solved.values.slice(0, free.length)
  return { ...plan, modelled, solved: { mixes: expected, values, nashConv: solved.nashConv } }

  /** What a bidder does who bids as one of the models. */
  function foreseen(bidder: number, ways: Float64Array): Float64Array {
    const [likely, all] = [modelsIn(ways), new Float64Array(plan.stage.agents[bidder]?.levels.length ?? 0)]
    for (const [m, p] of likely.entries())
      for (let a = 0; a < all.length; a++)
        all[a] = (all[a] as number) + (p / sumOf(likely)) * (mixes[m + 1]?.[bidder]?.[a] ?? 0)
    return all
  }
}

const modelsIn = (ways: Float64Array): Float64Array => ways.subarray(1, -1)
const sumOf = (all: Float64Array): number => all.reduce((sum, p) => sum + p, 0)
