import { type Outcome, type Plan, simulate } from './simulate.ts'
import { boxNamed } from './table-usage.ts'

/** What a worker of the pool does: plays a few games, in order. */
export function simulateAll(plans: readonly Plan[]): readonly Outcome[] {
  return plans.map(plan => simulate(boxNamed(plan.game), plan))
}
