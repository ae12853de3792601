import { type Effort, solve } from './solve.ts'
import type { Agent, Solved, Stage, Tie } from './stage.ts'

/** One sealed auction as data: what `npm run solve` reads. */
export interface SealedAuction {
  readonly bidders: readonly Bidder[]
  /** What it is worth to bidder i that j gets the card; the last column is nobody. */
  readonly worth: readonly (readonly number[])[]
  /** What a coin spent costs its owner. */
  readonly coin: { readonly gold: number; readonly silver: number }
}

export interface Bidder {
  /** What nobody else knows: how much gold it has. One type if everybody knows. */
  readonly types: readonly { readonly p: number; readonly gold: number }[]
  /** Whether it was given types, even if only one: then its answer has a mix for every type. */
  readonly typed: boolean
  readonly silver: number
}

/** The auction in gold. Every tie that can happen is an auction in silver of its own, solved first. */
export function stageOf(auction: SealedAuction, effort: Effort): Stage {
  const { bidders, worth, coin } = auction
  const seats = bidders.length
  const most = bidders.map(({ types }) => Math.max(...types.map(t => t.gold)))
  const scale = Math.max(...worth.flat().map(Math.abs), Number.MIN_VALUE)
  const agents = bidders.flatMap(({ types }, seat) =>
    types.map(({ p, gold }) => bidding(seat, seats, p, gold, worth[seat] ?? [], coin.gold)),
  )
  const ties: (Tie | undefined)[] = []
  for (let mask = 1; mask < 1 << seats; mask++) {
    const tied = bidders.flatMap((_, s) => ((mask & (1 << s)) !== 0 && (most[s] ?? 0) > 0 ? [s] : []))
    if (tied.length > 1 && bits(tied) === mask) ties[mask] = inSilver(auction, tied, scale, effort)
  }
  return { seats, agents, ties, scale }
}
const bits = (seats: readonly number[]): number => seats.reduce((mask, s) => mask | (1 << s), 0)

function bidding(
  seat: number,
  seats: number,
  weight: number,
  coins: number,
  worth: readonly number[],
  price: number,
): Agent {
  const levels = Array.from({ length: coins + 1 }, (_, b) => b)
  const rows = levels.flatMap(b => Array.from({ length: seats + 1 }, (_, j) => (worth[j] ?? 0) - b * price))
  return { seat, weight, levels, worth: Float64Array.from(rows) }
}

/** Sealed silver among the tied; a tie of silver is nobody's. What each may expect of it, and what it pays. */
function inSilver(auction: SealedAuction, tied: readonly number[], scale: number, effort: Effort): Tie {
  const { bidders, worth, coin } = auction
  const seats = bidders.length
  const agents = tied.map(s => bidding(s, seats, 1, bidders[s]?.silver ?? 0, worth[s] ?? [], coin.silver))
  const stage: Stage = { seats, agents, ties: [], scale }
  return settled(stage, solve(stage, effort), tied, coin.silver)
}

/** Who wins such a tie how often, and what each pays for it on average. */
export function settled(stage: Stage, { mixes }: Solved, tied: readonly number[], price: number): Tie {
  const [share, cost] = [new Float64Array(stage.seats), new Float64Array(stage.seats)]
  for (const [i, seat] of tied.entries()) {
    const { levels } = stage.agents[i] as Agent
    const mix = mixes[i] as Float64Array
    for (const [a, level] of levels.entries()) {
      let wins = level > 0 ? (mix[a] as number) : 0
      for (const [k, rival] of stage.agents.entries())
        if (k !== i) wins *= chanceBelow(rival, mixes[k] as Float64Array, level)
      share[seat] = (share[seat] as number) + wins
      cost[seat] = (cost[seat] as number) + (mix[a] as number) * a * price
    }
  }
  return { share, cost }
}

const chanceBelow = ({ levels }: Agent, mix: Float64Array, level: number): number =>
  levels.reduce((sum, v, a) => (v < level ? sum + (mix[a] as number) : sum), 0)
