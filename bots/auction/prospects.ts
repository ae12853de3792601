import type { Agent, Mixes, Stage, Tie } from './stage.ts'

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
  /** By seat: the ways in which others can be highest. */
  readonly #highest: readonly (readonly Highest[])[]
  /** By level of one seat: how likely each seat wins, and what ties cost it. */
  readonly #wins: readonly Float64Array[]
  readonly #cost: Float64Array
  readonly #worths: readonly Float64Array[]

  constructor(stage: Stage, mixes: Mixes) {
    const { seats, agents } = stage
    this.stage = stage
    this.mixes = mixes.map(mix => new Float64Array(mix))
    this.#top = agents.reduce((top, agent) => agent.levels.reduce((high, v) => Math.max(v, high), top), 0)
    const perSeat = (length: number) => Array.from({ length: seats }, () => new Float64Array(length))
    this.#at = perSeat(this.#top + 1)
    this.#below = perSeat(this.#top + 2)
    this.#ofSeat = Array.from({ length: seats }, (_, s) => agents.flatMap((a, i) => (a.seat === s ? [i] : [])))
    this.#highest = Array.from({ length: seats }, (_, s) => highestOf(stage, s))
    this.#wins = Array.from({ length: this.#top + 1 }, () => new Float64Array(seats))
    this.#cost = new Float64Array(this.#top + 1)
    this.#worths = agents.map(({ levels }) => new Float64Array(levels.length))
    for (let s = 0; s < seats; s++) this.heed(s)
  }

  /** After a mix of this seat has changed. */
  heed(seat: number): void {
    const [at, below] = [this.#at[seat] as Float64Array, this.#below[seat] as Float64Array]
    at.fill(0)
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
    const { seats, ties } = this.stage
    const above = new Float64Array(seats)
    let aboveCost = 0
    for (let v = this.#top; v >= 0; v--) {
      const wins = this.#wins[v] as Float64Array
      wins.set(above)
      let cost = aboveCost
      if (v > 0) {
        let alone = 1
        for (let k = 0; k < seats; k++) if (k !== seat) alone *= (this.#below[k] as Float64Array)[v] as number
        wins[seat] = (wins[seat] as number) + alone
        for (const way of this.#highest[seat] as readonly Highest[]) {
          let p = 1
          for (const k of way.among) p *= (this.#at[k] as Float64Array)[v] as number
          if (p === 0) continue
          for (const k of way.rest) p *= (this.#below[k] as Float64Array)[v] as number
          if (p === 0) continue
          const tied = ties[way.mask | (1 << seat)]
          if (tied !== undefined) {
            add(wins, tied.share, p)
            cost += p * (tied.cost[seat] as number)
          }
          if (way.tie === undefined) above[way.among[0] as number] = (above[way.among[0] as number] as number) + p
          else {
            add(above, way.tie.share, p)
            aboveCost += p * (way.tie.cost[seat] as number)
          }
        }
      }
      this.#cost[v] = cost
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

/** Some of the others are highest: one alone, or several who are tied. */
interface Highest {
  readonly mask: number
  readonly among: readonly number[]
  readonly rest: readonly number[]
  readonly tie: Tie | undefined
}

/** Ties that nobody wins need no entry, unless one more seat would make a tie that somebody can win. */
function highestOf({ seats, ties }: Stage, seat: number): readonly Highest[] {
  return waysFor(seats, seat).flatMap((way): readonly Highest[] => {
    if (way.among.length === 1) return [{ ...way, tie: undefined }]
    const tie = ties[way.mask]
    if (tie === undefined && ties[way.mask | (1 << seat)] === undefined) return []
    return [{ ...way, tie: tie ?? nobodys(seats) }]
  })
}

type Way = Omit<Highest, 'tie'>
const kept = new Map<number, readonly Way[]>()

/** Every set of the others, worked out once for every size of table. */
function waysFor(seats: number, seat: number): readonly Way[] {
  const found = kept.get(seats * 32 + seat)
  if (found !== undefined) return found
  const others = Array.from({ length: seats }, (_, k) => k).filter(k => k !== seat)
  const ways: Way[] = []
  for (let mask = 1; mask < 1 << seats; mask++) {
    if ((mask & (1 << seat)) !== 0) continue
    const isIn = (k: number): boolean => (mask & (1 << k)) !== 0
    ways.push({ mask, among: others.filter(isIn), rest: others.filter(k => !isIn(k)) })
  }
  kept.set(seats * 32 + seat, ways)
  return ways
}
const nobodys = (seats: number): Tie => ({ share: new Float64Array(seats), cost: new Float64Array(seats) })

function add(sum: Float64Array, share: Float64Array, p: number): void {
  for (let j = 0; j < share.length; j++) sum[j] = (sum[j] as number) + p * (share[j] as number)
}
