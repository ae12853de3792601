import { Prospects } from './prospects.ts'
import type { Agent, Mixes, Solved, Stage } from './stage.ts'

/** Exactly how far these mixes are from an equilibrium, and what they are worth to each agent. */
export function certified(stage: Stage, mixes: Mixes): Solved {
  const prospects = new Prospects(stage, mixes)
  const values = stage.agents.map(() => 0)
  let gain = 0
  for (let seat = 0; seat < stage.seats; seat++) {
    const each = prospects.of(seat)
    for (const [n, i] of prospects.agentsOf(seat).entries()) {
      const [worths, mix] = [each[n] as Float64Array, mixes[i] as Float64Array]
      let [mean, best] = [0, Number.NEGATIVE_INFINITY]
      for (let a = 0; a < mix.length; a++) {
        const u = worths[a] as number
        mean += u * (mix[a] as number)
        if (u > best) best = u
      }
      values[i] = mean
      const { weight, keeps } = stage.agents[i] as Agent
      if (keeps === undefined) gain += weight * (best - mean)
    }
  }
  return { mixes, values, nashConv: gain / stage.scale }
}
