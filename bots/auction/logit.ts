import { exp, log } from '../exact-math.ts'
import { Prospects } from './prospects.ts'
import { type Mixes, type Stage, uniform } from './stage.ts'

/** How warm the answers are at first and at last, as shares of the largest worth. */
const WARM = 0.4
const COLD = 0.002

/**
 * Everybody answers the others with a logit mix, and the mixes cool down. Follows the branch of quantal equilibria
 * that ends in an equilibrium of the auction, also where the bidders are alike.
 */
export function byCooling(stage: Stage, iterations: number, cold = COLD, start: Mixes = uniform(stage)): Mixes {
  const prospects = new Prospects(stage, start)
  const cooler = exp(log(cold / WARM) / iterations)
  let heat = WARM
  for (let t = 0; t < iterations; t++) {
    heat *= cooler
    const step = Math.min(0.5, 0.02 + 2.5 * heat) // the colder, the steeper the answers, and the smaller the steps
    for (let seat = 0; seat < stage.seats; seat++) {
      const each = prospects.of(seat)
      for (const [n, i] of prospects.agentsOf(seat).entries())
        if (stage.agents[i]?.keeps === undefined)
          lean(prospects.mixes[i] as Float64Array, each[n] as Float64Array, heat * stage.scale, step)
      prospects.heed(seat)
    }
  }
  return prospects.mixes
}

/** Moves a mix a step towards the logit answer. */
function lean(mix: Float64Array, worths: Float64Array, heat: number, step: number): void {
  const answer = softened(worths, heat)
  for (let a = 0; a < mix.length; a++) mix[a] = (1 - step) * (mix[a] as number) + step * (answer[a] as number)
}

/** The logit answer: the better an action, the likelier, and the colder the more so. */
export function softened(worths: Float64Array, heat: number): Float64Array {
  const best = worths.reduce((top, u) => Math.max(u, top), Number.NEGATIVE_INFINITY)
  const answer = worths.map(u => exp((u - best) / heat))
  const total = answer.reduce((sum, p) => sum + p, 0)
  return answer.map(p => p / total)
}
