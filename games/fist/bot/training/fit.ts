import { log } from '#bots/exact-math'
import type { Rng } from '#kernel/chance'
import { shuffle } from '#kernel/chance'
import { GLOBALS } from '../value/features.ts'
import { addRows, type Floats, layoutOf, type Shape, softmax } from '../value/net.ts'
import { OWN, type Sample } from './samples.ts'

export interface Fitting {
  readonly shape: Shape
  readonly epochs: number
  readonly rate: number
  readonly batch: number
}

/** Small random weights, the same for the same dice. */
export function freshWeights(shape: Shape, rng: Rng): Float64Array {
  const at = layoutOf(shape)
  const weights = new Float64Array(at.length)
  const fill = (from: number, to: number, size: number): void => {
    for (let i = from; i < to; i++) weights[i] = ((rng.below(20001) - 10000) / 10000) * size
  }
  fill(at.embed, at.embedBias, 0.2)
  fill(at.own, at.bias, 0.15)
  fill(at.out, at.skip, 0.2)
  return weights
}

/** Adam on the cross entropy, with a learning rate that falls to nothing. Says how it goes after every epoch. */
export function fitWeights(
  weights: Float64Array,
  samples: readonly Sample[],
  how: Fitting,
  rng: Rng,
  say: (line: string) => void,
): void {
  const gradient = new Float64Array(weights.length)
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  const held = Math.min(Math.floor(samples.length / 20), 5000)
  const [test, train] = [samples.slice(0, held), samples.slice(held)]
  const steps = how.epochs * Math.ceil(train.length / how.batch)
  let step = 0
  let [decay1, decay2] = [1, 1]
  for (let epoch = 1; epoch <= how.epochs; epoch++) {
    const order = shuffle(rng, train)
    let loss = 0
    for (let from = 0; from < order.length; from += how.batch) {
      gradient.fill(0)
      const batch = order.slice(from, from + how.batch)
      for (const sample of batch) loss += backward(how.shape, weights, sample, gradient)
      decay1 *= 0.9
      decay2 *= 0.999
      const rate = how.rate * (1 - step / steps)
      for (let i = 0; i < weights.length; i++) {
        const g = (gradient[i] as number) / batch.length
        const m = 0.9 * (mean[i] as number) + 0.1 * g
        const v = 0.999 * (square[i] as number) + 0.001 * g * g
        mean[i] = m
        square[i] = v
        weights[i] = (weights[i] as number) - (rate * (m / (1 - decay1))) / (Math.sqrt(v / (1 - decay2)) + 1e-8)
      }
      step++
    }
    const unseen = test.reduce((sum, sample) => sum + backward(how.shape, weights, sample, gradient), 0) / test.length
    say(`epoch ${epoch}: loss ${(loss / train.length).toFixed(4)}, on games kept apart ${unseen.toFixed(4)}`)
  }
}

/** The loss of one sample; adds its gradient. */
function backward(
  { embedding: E, hidden: H }: Shape,
  w: Float64Array,
  { own, globals, target }: Sample,
  out: Float64Array,
): number {
  const at = layoutOf({ embedding: E, hidden: H })
  const seats = target.length
  const space = spaceFor(seats, E, H)
  const { embed, sum, hidden, logits, dHidden, dOthers, dSum, dEmbed } = space
  sum.fill(0)
  for (let s = 0; s < seats; s++) {
    for (let e = 0; e < E; e++) embed[s * E + e] = w[at.embedBias + e] as number
    addRows(own, s * OWN, OWN, w, at.embed, embed, s * E, E)
    for (let e = 0; e < E; e++) {
      const x = Math.max(0, embed[s * E + e] as number)
      embed[s * E + e] = x
      sum[e] = (sum[e] as number) + x
    }
  }
  const common = space.common
  for (let h = 0; h < H; h++) common[h] = w[at.bias + h] as number
  addRows(globals, 0, GLOBALS, w, at.globals, common, 0, H)
  const others = space.others
  for (let s = 0; s < seats; s++) {
    for (let e = 0; e < E; e++) others[s * E + e] = (sum[e] as number) - (embed[s * E + e] as number)
    for (let h = 0; h < H; h++) hidden[s * H + h] = common[h] as number
    addRows(own, s * OWN, OWN, w, at.own, hidden, s * H, H)
    addRows(others, s * E, E, w, at.others, hidden, s * H, H)
    let z = 0
    for (let i = 0; i < OWN; i++) z += (own[s * OWN + i] as number) * (w[at.skip + i] as number)
    for (let h = 0; h < H; h++) {
      const x = Math.max(0, hidden[s * H + h] as number)
      hidden[s * H + h] = x
      z += x * (w[at.out + h] as number)
    }
    logits[s] = z
  }
  const chances = softmax(logits)
  let loss = 0
  const dCommon = space.dCommon.fill(0)
  dSum.fill(0)
  for (let s = 0; s < seats; s++) {
    const [p, t] = [chances[s] as number, target[s] as number]
    if (t > 0) loss -= t * log(Math.max(p, 1e-12))
    const d = p - t
    for (let i = 0; i < OWN; i++) {
      const x = own[s * OWN + i] as number
      if (x !== 0) out[at.skip + i] = (out[at.skip + i] as number) + d * x
    }
    for (let h = 0; h < H; h++) {
      const x = hidden[s * H + h] as number
      out[at.out + h] = (out[at.out + h] as number) + d * x
      const dh = x > 0 ? d * (w[at.out + h] as number) : 0
      dHidden[h] = dh
      dCommon[h] = (dCommon[h] as number) + dh
    }
    outer(own, s * OWN, OWN, dHidden, 0, H, out, at.own)
    outer(others, s * E, E, dHidden, 0, H, out, at.others)
    for (let e = 0; e < E; e++) {
      let q = 0
      const row = at.others + e * H
      for (let h = 0; h < H; h++) q += (w[row + h] as number) * (dHidden[h] as number)
      dOthers[s * E + e] = q
      dSum[e] = (dSum[e] as number) + q
    }
  }
  outer(globals, 0, GLOBALS, dCommon, 0, H, out, at.globals)
  for (let h = 0; h < H; h++) out[at.bias + h] = (out[at.bias + h] as number) + (dCommon[h] as number)
  for (let s = 0; s < seats; s++) {
    for (let e = 0; e < E; e++) {
      const d = (embed[s * E + e] as number) > 0 ? (dSum[e] as number) - (dOthers[s * E + e] as number) : 0
      dEmbed[e] = d
      out[at.embedBias + e] = (out[at.embedBias + e] as number) + d
    }
    outer(own, s * OWN, OWN, dEmbed, 0, E, out, at.embed)
  }
  return loss
}

function outer(
  x: Floats,
  from: number,
  inputs: number,
  d: Float64Array,
  at: number,
  width: number,
  out: Float64Array,
  rows: number,
): void {
  for (let i = 0; i < inputs; i++) {
    const v = x[from + i] as number
    if (v === 0) continue
    const row = rows + i * width
    for (let k = 0; k < width; k++) out[row + k] = (out[row + k] as number) + v * (d[at + k] as number)
  }
}

function makeSpace(seats: number, E: number, H: number) {
  const zeros = (length: number): Float64Array => new Float64Array(length)
  return {
    ...{ embed: zeros(seats * E), sum: zeros(E), others: zeros(seats * E), common: zeros(H) },
    ...{ hidden: zeros(seats * H), logits: zeros(seats), dHidden: zeros(H), dCommon: zeros(H) },
    ...{ dOthers: zeros(seats * E), dSum: zeros(E), dEmbed: zeros(E) },
  }
}
const spaces = new Map<string, ReturnType<typeof makeSpace>>()
function spaceFor(seats: number, E: number, H: number): ReturnType<typeof makeSpace> {
  const key = `${seats} ${E} ${H}`
  const found = spaces.get(key) ?? makeSpace(seats, E, H)
  spaces.set(key, found)
  return found
}
