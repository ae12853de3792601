import { Prospects } from './prospects.ts'
import { type Mixes, type Stage, uniform } from './stage.ts'

/**
 * Alternating, predictive regret matching+ with quadratic averaging: one seat after the other turns to what it regrets
 * not having bid, as if it will regret the same once more; later mixes count more. Excellent where bidders differ; it
 * may circle where they are alike.
 */
export function byRegret(stage: Stage, iterations: number, start: Mixes = uniform(stage)): Mixes {
  const prospects = new Prospects(stage, start)
  const regrets = start.map(mix => new Float64Array(mix.length))
  const sums = start.map(mix => new Float64Array(mix.length))
  for (let t = 1; t <= iterations; t++)
    for (let seat = 0; seat < stage.seats; seat++) {
      const each = prospects.of(seat)
      for (const [n, i] of prospects.agentsOf(seat).entries()) {
        const mix = prospects.mixes[i] as Float64Array
        if (mix.length > 1 && stage.agents[i]?.keeps === undefined)
          match(regrets[i] as Float64Array, each[n] as Float64Array, mix)
        const sum = sums[i] as Float64Array
        for (let a = 0; a < mix.length; a++) sum[a] = (sum[a] as number) + t * t * (mix[a] as number)
      }
      prospects.heed(seat)
    }
  return sums.map(normalised)
}

/** Adds what was regretted, never less than nothing, and turns the mix to what will be regretted if nothing changes. */
function match(regret: Float64Array, worths: Float64Array, mix: Float64Array): void {
  let mean = 0
  for (let a = 0; a < mix.length; a++) mean += (worths[a] as number) * (mix[a] as number)
  let total = 0
  for (let a = 0; a < mix.length; a++) {
    const now = (worths[a] as number) - mean
    regret[a] = Math.max(0, (regret[a] as number) + now)
    mix[a] = Math.max(0, (regret[a] as number) + now)
    total += mix[a] as number
  }
  for (let a = 0; a < mix.length; a++) mix[a] = total > 0 ? (mix[a] as number) / total : 1 / mix.length
}

export function normalised(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, w) => sum + w, 0)
  return weights.map(w => (total > 0 ? w / total : 1 / weights.length))
}
