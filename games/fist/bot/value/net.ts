import { exp } from '#bots/exact-math'
import { type Board, boardOf } from './board.ts'
import { COINS, coinsOf, GLOBALS, globalsOf, STEADY, steadyOf } from './features.ts'

/**
 * The chances of winning, by seat. Every seat's features make a short embedding; hidden units read a seat's own
 * features, the sum of the others' embeddings and what is common to all; a softmax goes over the seats. So one net fits
 * three to six seats in any order.
 */
export interface Shape {
  readonly embedding: number
  readonly hidden: number
}

/** Where each part begins in the list of weights. Inputs come first, so that a zero skips a whole row. */
export function layoutOf({ embedding: E, hidden: H }: Shape) {
  const embed = 0
  const embedCoins = embed + STEADY * E
  const embedBias = embedCoins + COINS * E
  const own = embedBias + E
  const ownCoins = own + STEADY * H
  const others = ownCoins + COINS * H
  const globals = others + E * H
  const bias = globals + GLOBALS * H
  const out = bias + H
  const skip = out + H
  const skipCoins = skip + STEADY
  return {
    ...{ embed, embedCoins, embedBias, own, ownCoins, others, globals, bias, out, skip, skipCoins },
    length: skipCoins + COINS,
  }
}

export class Net {
  readonly shape: Shape
  readonly weights: Float64Array
  constructor(shape: Shape, weights: Float64Array) {
    this.shape = shape
    this.weights = weights
    if (weights.length !== layoutOf(shape).length) throw new RangeError('these weights are of another net')
  }
}

/** A table with everything worked out that coins do not change. */
export class Valued {
  readonly board: Board
  readonly #net: Net
  readonly #embed: Float64Array
  readonly #own: Float64Array
  readonly #skip: Float64Array

  constructor(net: Net, board: Board) {
    const { embedding: E, hidden: H } = net.shape
    const { seats } = board
    const at = layouts(net)
    const w = net.weights
    this.board = board
    this.#net = net
    this.#embed = new Float64Array(seats * E)
    this.#own = new Float64Array(seats * H)
    this.#skip = new Float64Array(seats)
    if (board.won !== null) return
    const steady = scratch(5, seats * STEADY)
    steadyOf(board, steady)
    const globals = scratch(6, GLOBALS)
    globalsOf(board, globals)
    const common = scratch(7, H)
    for (let h = 0; h < H; h++) common[h] = w[at.bias + h] as number
    addRows(globals, 0, GLOBALS, w, at.globals, common, 0, H)
    for (let s = 0; s < seats; s++) {
      for (let e = 0; e < E; e++) this.#embed[s * E + e] = w[at.embedBias + e] as number
      addRows(steady, s * STEADY, STEADY, w, at.embed, this.#embed, s * E, E)
      this.#own.set(common, s * H)
      addRows(steady, s * STEADY, STEADY, w, at.own, this.#own, s * H, H)
      addRows(steady, s * STEADY, STEADY, w, at.skip, this.#skip, s, 1)
    }
  }

  /** The chances with the coins that the board's seats hold at this moment. */
  chances(): Float64Array {
    const { seats, won } = this.board
    if (won !== null) return won
    const { embedding: E, hidden: H } = this.#net.shape
    const at = layouts(this.#net)
    const w = this.#net.weights
    const coins = scratch(0, seats * COINS)
    coinsOf(this.board, coins)
    const embed = scratch(1, seats * E)
    const sum = scratch(2, E).fill(0)
    for (let i = 0; i < embed.length; i++) embed[i] = this.#embed[i] as number
    for (let s = 0; s < seats; s++) {
      addRows(coins, s * COINS, COINS, w, at.embedCoins, embed, s * E, E)
      for (let e = 0; e < E; e++) {
        const x = Math.max(0, embed[s * E + e] as number)
        embed[s * E + e] = x
        sum[e] = (sum[e] as number) + x
      }
    }
    const logits = new Float64Array(seats)
    const others = scratch(3, E)
    const hidden = scratch(4, H)
    for (let s = 0; s < seats; s++) {
      for (let e = 0; e < E; e++) others[e] = (sum[e] as number) - (embed[s * E + e] as number)
      for (let h = 0; h < H; h++) hidden[h] = this.#own[s * H + h] as number
      addRows(coins, s * COINS, COINS, w, at.ownCoins, hidden, 0, H)
      addRows(others, 0, E, w, at.others, hidden, 0, H)
      let z = this.#skip[s] as number
      for (let c = 0; c < COINS; c++) z += (coins[s * COINS + c] as number) * (w[at.skipCoins + c] as number)
      for (let h = 0; h < H; h++) {
        const x = hidden[h] as number
        if (x > 0) z += x * (w[at.out + h] as number)
      }
      logits[s] = z
    }
    return softmax(logits)
  }
}

export const valued = (net: Net, state: Parameters<typeof boardOf>[0]): Valued => new Valued(net, boardOf(state))

const layoutsOf = new WeakMap<Net, ReturnType<typeof layoutOf>>()
function layouts(net: Net): ReturnType<typeof layoutOf> {
  const found = layoutsOf.get(net) ?? layoutOf(net.shape)
  layoutsOf.set(net, found)
  return found
}

export type Floats = Float64Array | Float32Array

/** Adds, for every input that is not zero, its row of weights. */
export function addRows(
  x: Floats,
  from: number,
  inputs: number,
  w: Float64Array,
  rows: number,
  out: Float64Array,
  to: number,
  width: number,
): void {
  for (let i = 0; i < inputs; i++) {
    const v = x[from + i] as number
    if (v === 0) continue
    const row = rows + i * width
    for (let k = 0; k < width; k++) out[to + k] = (out[to + k] as number) + v * (w[row + k] as number)
  }
}

export function softmax(logits: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY
  for (const z of logits) if (z > top) top = z
  let total = 0
  for (let s = 0; s < logits.length; s++) {
    logits[s] = exp((logits[s] as number) - top)
    total += logits[s] as number
  }
  for (let s = 0; s < logits.length; s++) logits[s] = (logits[s] as number) / total
  return logits
}

/** Working space that is used again: `chances` is called thousands of times for one bid. */
const spaces: Float64Array[] = []
function scratch(which: number, length: number): Float64Array {
  const found = spaces[which]
  if (found !== undefined && found.length === length) return found
  const made = new Float64Array(length)
  spaces[which] = made
  return made
}
