import type { Agent, Mixes, Stage } from './stage.ts'

/**
 * What every action is worth while the others keep to their mixes. Exact, by products of distribution functions: no
 * joint bids are enumerated, only who is highest and who is tied with them.
 */
export class Prospects {
  readonly stage: Stage
  readonly mixes: Mixes
  readonly #top: number
  /** By seat and level: how likely it is bid, and how likely less is bid. */
  readonly #at: readonly Float64Array[]
  readonly #below: readonly Float64Array[]
  readonly #ofSeat: readonly (readonly number[])[]
  /** The largest tie that somebody can win. */
  readonly #largest: number
  /** By level of one seat: how likely each seat wins, and what ties cost it. */
  readonly #wins: readonly Float64Array[]
  readonly #cost: Float64Array
  readonly #worths: readonly Float64Array[]
  /** While looking down the levels: how likely each seat has won with more, what that cost in ties, and who bids here. */
  readonly #above: Float64Array
  #aboveCost = 0
  readonly #active: Int32Array

  constructor(stage: Stage, mixes: Mixes) {
    const { seats, agents } = stage
    this.stage = stage
    this.mixes = mixes.map(mix => new Float64Array(mix))
    this.#top = agents.reduce((top, agent) => agent.levels.reduce((high, v) => Math.max(v, high), top), 0)
    const perSeat = (length: number) => Array.from({ length: seats }, () => new Float64Array(length))
    this.#at = perSeat(this.#top + 1)
    this.#below = perSeat(this.#top + 2)
    this.#ofSeat = Array.from({ length: seats }, (_, s) => agents.flatMap((a, i) => (a.seat === s ? [i] : [])))
    this.#largest = stage.ties.reduce((most, tie, mask) => (tie === undefined ? most : Math.max(most, sizeOf(mask))), 1)
    this.#above = new Float64Array(seats)
    this.#active = new Int32Array(seats)
    this.#wins = Array.from({ length: this.#top + 1 }, () => new Float64Array(seats))
    this.#cost = new Float64Array(this.#top + 1)
    this.#worths = agents.map(({ levels }) => new Float64Array(levels.length))
    for (let s = 0; s < seats; s++) this.heed(s)
  }

  /** After a mix of this seat has changed. */
  heed(seat: number): void {
    const [at, below] = [this.#at[seat] as Float64Array, this.#below[seat] as Float64Array]
    at.fill(0)
    if (this.#ofSeat[seat]?.length === 0) at[0] = 1 // it does not bid
    for (const i of this.#ofSeat[seat] as readonly number[]) {
      const { weight, levels } = this.stage.agents[i] as Agent
      const mix = this.mixes[i] as Float64Array
      for (let a = 0; a < levels.length; a++) {
        const v = levels[a] as number
        if (v >= 0) at[v] = (at[v] as number) + weight * (mix[a] as number)
      }
    }
    for (let v = 0; v <= this.#top; v++) below[v + 1] = (below[v] as number) + (at[v] as number)
  }

  /** What each action of the seat's agents is worth; for each of them, in order. Good until asked again. */
  of(seat: number): readonly Float64Array[] {
    this.#look(seat)
    return (this.#ofSeat[seat] as readonly number[]).map(i =>
      this.#utilities(this.stage.agents[i] as Agent, this.#worths[i] as Float64Array),
    )
  }

  agentsOf(seat: number): readonly number[] {
    return this.#ofSeat[seat] as readonly number[]
  }

  /** From the highest level down: who wins if this seat bids that much. */
  #look(seat: number): void {
    const { seats } = this.stage
    const above = this.#above.fill(0)
    this.#aboveCost = 0
    for (let v = this.#top; v >= 0; v--) {
      const wins = this.#wins[v] as Float64Array
      for (let j = 0; j < seats; j++) wins[j] = above[j] as number
      this.#cost[v] = this.#aboveCost
      if (v === 0) return
      let alone = 1
      let active = 0
      for (let k = 0; k < seats; k++) {
        if (k === seat) continue
        alone *= (this.#below[k] as Float64Array)[v] as number
        if ((this.#at[k] as Float64Array)[v] !== 0) this.#active[active++] = k
      }
      wins[seat] = (wins[seat] as number) + alone
      for (let x = 0; x < active; x++) {
        const one = this.#active[x] as number
        this.#count(seat, v, 1 << one, one)
        if (this.#largest > 1)
          for (let y = x + 1; y < active; y++) this.#count(seat, v, (1 << one) | (1 << (this.#active[y] as number)), -1)
      }
      if (this.#largest > 2 && active > 2) for (const mask of largeSets(seats, seat)) this.#count(seat, v, mask, -1)
    }
  }

  /** These others bid exactly this much, and all the rest less: alone they are highest, or with this seat they are tied. */
  #count(seat: number, v: number, mask: number, single: number): void {
    const { seats, ties } = this.stage
    const [tie, tied] = [ties[mask], ties[mask | (1 << seat)]]
    if (single < 0 && tie === undefined && tied === undefined) return
    let p = 1
    for (let k = 0; k < seats; k++)
      if (k !== seat)
        p *= (
          (mask & (1 << k)) !== 0 ? (this.#at[k] as Float64Array)[v] : (this.#below[k] as Float64Array)[v]
        ) as number
    if (p === 0) return
    if (tied !== undefined) {
      add(this.#wins[v] as Float64Array, tied.share, p)
      this.#cost[v] = (this.#cost[v] as number) + p * (tied.cost[seat] as number)
    }
    if (single >= 0) this.#above[single] = (this.#above[single] as number) + p
    else if (tie !== undefined) {
      add(this.#above, tie.share, p)
      this.#aboveCost += p * (tie.cost[seat] as number)
    }
  }

  #utilities({ levels, worth }: Agent, all: Float64Array): Float64Array {
    const { seats } = this.stage
    for (let a = 0; a < levels.length; a++) {
      const [v, row] = [levels[a] as number, a * (seats + 1)]
      let rest = 1
      let sum = 0
      if (v >= 0) {
        const wins = this.#wins[v] as Float64Array
        for (let j = 0; j < seats; j++) {
          const p = wins[j] as number
          sum += p * (worth[row + j] as number)
          rest -= p
        }
        sum -= this.#cost[v] as number
      }
      all[a] = sum + rest * (worth[row + seats] as number)
    }
    return all
  }
}

const kept = new Map<number, readonly number[]>()

/** Every set of three or more others, as bits, worked out once for every size of table. */
function largeSets(seats: number, seat: number): readonly number[] {
  const found = kept.get(seats * 32 + seat)
  if (found !== undefined) return found
  const sets: number[] = []
  for (let mask = 1; mask < 1 << seats; mask++) if ((mask & (1 << seat)) === 0 && sizeOf(mask) > 2) sets.push(mask)
  kept.set(seats * 32 + seat, sets)
  return sets
}

function sizeOf(mask: number): number {
  let size = 0
  for (let left = mask; left > 0; left >>= 1) size += left & 1
  return size
}

function add(sum: Float64Array, share: Float64Array, p: number): void {
  for (let j = 0; j < share.length; j++) sum[j] = (sum[j] as number) + p * (share[j] as number)
}
