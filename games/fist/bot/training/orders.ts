import type { Mind } from '../mind.ts'
import { Net, type Shape } from '../value/net.ts'
import { greedyGame } from './greedy-games.ts'
import { inRow, type Sample } from './samples.ts'
import { type Curriculum, selfPlayed } from './self-play.ts'

/** Some games to be played, on any thread: which, and who plays. */
export interface Order {
  /** Game number `from` and on up to, not with, `to`, of the seeds with this name. */
  readonly name: string
  readonly from: number
  readonly to: number
  /** Whose games: of players with this net, or of greedy@1. */
  readonly parent: { readonly shape: Shape; readonly weights: Float64Array } | null
}

const curriculum: Curriculum = { ahead: 0.85, warm: 10, mixed: 20 }

/** How many of a hundred tables of a game of greedy@1 are kept: there are more than enough. */
const KEPT = 50

/** Plays them; what was seen, in one row of numbers. */
export function fulfil({ name, from, to, parent }: Order): Float32Array {
  const mind = parent === null ? null : playing(new Net(parent.shape, parent.weights))
  const samples: Sample[] = []
  for (let i = from; i < to; i++) {
    const seed = `${name} ${i}`
    samples.push(...(mind === null ? greedyGame(seed, KEPT) : selfPlayed(mind, seed, curriculum)))
  }
  return inRow(samples)
}

/** Quick rather than careful: more games teach more than better bids. */
const playing = (net: Net): Mind => ({
  net,
  effort: { regret: 25, restarts: 0, cooling: 0, enough: 1 },
  samples: 2,
  tables: 12,
  amounts: 3,
  heat: 0,
  models: [],
})
