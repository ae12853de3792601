import type { Mixes } from '#bots/auction/stage'
import type { Auction, State } from '../../types.ts'
import { keyOf, type Plan, planFor } from '../auction/planning.ts'
import type { Mind } from '../mind.ts'

/** How everybody might bid in an auction: the mixes of the mind itself, then those of its models. */
export interface Ways extends Pick<Plan, 'actions' | 'bidders'> {
  readonly mixes: readonly Mixes[]
}

/** The last ones are asked for again after the auction, and by everybody else at the table. It changes no answer. */
const recent = new WeakMap<Mind, Map<string, Ways>>()
const KEPT = 200

export function waysOf(mind: Mind, state: State, auction: Auction): Ways {
  const kept = recent.get(mind) ?? new Map<string, Ways>()
  recent.set(mind, kept)
  const key = keyOf(state, auction)
  const found = kept.get(key)
  if (found !== undefined) return found
  const { bidders, actions, solved } = planFor(mind, state, auction)
  const foreseen = mind.models.map(model => planFor(model, state, auction).solved.mixes)
  const ways = { bidders, actions, mixes: [solved.mixes, ...foreseen] }
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, ways)
  return ways
}
