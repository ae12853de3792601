import { exp, log } from '#bots/exact-math'
import type { Rng } from '#kernel/chance'
import { FEATURES } from '../value/features.ts'
import { lastSize, layerSize, type Net, scoreOf } from '../value/net.ts'

/** Positions as rows of features, each with how it ended for the seat: 1 for a victory. */
export interface Examples {
  readonly rows: Float32Array
  readonly ends: Float32Array
  readonly count: number
}

const BATCH = 64
const [FORGETFUL, SQUARES, TINY] = [0.9, 0.999, 1e-8]

/** Fits a net to examples with Adam. The rate falls to nothing over all epochs. */
export function learn(examples: Examples, units: number, epochs: number, rate: number, rng: Rng, start?: Net): Net {
  const noise = (): number => (rng.below(2001) - 1000) / 1000
  const layer = start?.layer.slice() ?? Array.from({ length: layerSize(units) }, () => noise() * 0.2)
  const last = start?.last.slice() ?? Array.from({ length: lastSize(units) }, (_, i) => (i < units ? noise() * 0.2 : 0))
  const weights = [...layer, ...last]
  const [mean, square, slope] = [weights, weights, weights].map(all => new Float64Array(all.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const offset = layer.length
  const steps = Math.ceil((examples.count * epochs) / BATCH)
  const active = new Float64Array(units)
  let [decay, decaySquares] = [1, 1]
  for (let step = 0; step < steps; step++) {
    slope.fill(0)
    for (let b = 0; b < BATCH; b++) {
      const row = rng.below(examples.count) * FEATURES
      let score = weights[offset + units + FEATURES] as number
      for (let i = 0; i < FEATURES; i++)
        score += (weights[offset + units + i] as number) * (examples.rows[row + i] as number)
      for (let unit = 0; unit < units; unit++) {
        const first = unit * (FEATURES + 1)
        let sum = weights[first + FEATURES] as number
        for (let i = 0; i < FEATURES; i++) sum += (weights[first + i] as number) * (examples.rows[row + i] as number)
        active[unit] = Math.max(0, sum)
        score += (weights[offset + unit] as number) * (active[unit] as number)
      }
      const wrong = 1 / (1 + exp(-score)) - (examples.ends[row / FEATURES] as number)
      slope[offset + units + FEATURES] = (slope[offset + units + FEATURES] as number) + wrong
      for (let i = 0; i < FEATURES; i++)
        slope[offset + units + i] = (slope[offset + units + i] as number) + wrong * (examples.rows[row + i] as number)
      for (let unit = 0; unit < units; unit++) {
        if (active[unit] === 0) continue
        slope[offset + unit] = (slope[offset + unit] as number) + wrong * (active[unit] as number)
        const push = wrong * (weights[offset + unit] as number)
        const first = unit * (FEATURES + 1)
        for (let i = 0; i < FEATURES; i++)
          slope[first + i] = (slope[first + i] as number) + push * (examples.rows[row + i] as number)
        slope[first + FEATURES] = (slope[first + FEATURES] as number) + push
      }
    }
    decay *= FORGETFUL
    decaySquares *= SQUARES
    const pace = rate * (1 - step / steps)
    for (let i = 0; i < weights.length; i++) {
      const g = (slope[i] as number) / BATCH
      mean[i] = FORGETFUL * (mean[i] as number) + (1 - FORGETFUL) * g
      square[i] = SQUARES * (square[i] as number) + (1 - SQUARES) * g * g
      const speed = Math.sqrt((square[i] as number) / (1 - decaySquares)) + TINY
      weights[i] = (weights[i] as number) - (pace * ((mean[i] as number) / (1 - decay))) / speed
    }
  }
  return { units, layer: weights.slice(0, offset), last: weights.slice(offset) }
}

/** How surprised the net is by how these positions ended, on average; from the first of them to try. */
export function lossOf(net: Net, { rows, ends, count }: Examples, first: number): number {
  let loss = 0
  for (let n = first; n < count; n++) {
    const chance = 1 / (1 + exp(-scoreOf(net, Array.from(rows.subarray(n * FEATURES, (n + 1) * FEATURES)))))
    const end = ends[n] as number
    loss -= end * log(chance) + (1 - end) * log(1 - chance)
  }
  return loss / (count - first)
}
