import { diceOf, seedFrom } from '#kernel/seed'
import type { Mind } from '../mind.ts'
import { Net, type Shape } from '../value/net.ts'
import { fitWeights, freshWeights } from './fit.ts'
import { greedyGame } from './greedy-games.ts'
import type { Sample } from './samples.ts'
import { type Curriculum, selfPlayed } from './self-play.ts'
import { type TrainedFile, weightsFile } from './weights-file.ts'

type Say = (line: string) => void

const small: Shape = { embedding: 16, hidden: 40 }
const GREEDY_GAMES = 9000
const SELF_GAMES = 1800
const curriculum: Curriculum = { outcome: 0.6, warm: 10, mixed: 30 }

/** Every generation learns from games of the one before it. */
const GENERATIONS = ['g2']

/** Makes all weights again, from nothing: always the same bytes. */
export function train(say: Say): readonly TrainedFile[] {
  const captain = fromGreedy(say)
  const dragonlord = GENERATIONS.reduce((parent, name) => fromSelfPlay(parent, name, say), captain)
  return [
    weightsFile('captain', captainHistory, small, captain),
    weightsFile('dragonlord', selfHistory, small, dragonlord),
  ]
}

const captainHistory = [`${GREEDY_GAMES} games of noisy greedy@1, seeds "greedy 0" and on; code version 1.`]
const selfHistory = [
  ...captainHistory,
  ...GENERATIONS.map(
    name => `Then ${SELF_GAMES} games among its own kind, seeds "self ${name} 0" and on; code version 1.`,
  ),
]

/** The Captain's: greedy@1 with many bids made up. */
export function fromGreedy(say: Say): Float64Array {
  const samples: Sample[] = []
  for (let i = 0; i < GREEDY_GAMES; i++) {
    samples.push(...greedyGame(`greedy ${i}`, 50))
    if ((i + 1) % 1000 === 0) say(`${i + 1} games of greedy@1, ${samples.length} tables`)
  }
  const rng = diceOf(seedFrom('fit 1'))(0)
  const weights = freshWeights(small, rng)
  fitWeights(weights, samples, { shape: small, epochs: 4, rate: 0.002, batch: 64 }, rng, say)
  return weights
}

/** The Dragonlord's: games among players of the level below, solved once for the whole table. */
export function fromSelfPlay(parent: Float64Array, name: string, say: Say): Float64Array {
  const mind: Mind = {
    net: new Net(small, parent),
    effort: { regret: 25, restarts: 0, cooling: 0, enough: 0.01 },
    passes: 1,
    samples: 2,
    tables: 60,
    amounts: 3,
    heat: 0,
  }
  const samples: Sample[] = []
  for (let i = 0; i < SELF_GAMES; i++) {
    samples.push(...selfPlayed(mind, `self ${name} ${i}`, curriculum))
    if ((i + 1) % 200 === 0) say(`${i + 1} games among captains, ${samples.length} tables`)
  }
  const rng = diceOf(seedFrom(`fit ${name}`))(0)
  const weights = parent.slice()
  fitWeights(weights, samples, { shape: small, epochs: 3, rate: 0.001, batch: 64 }, rng, say)
  return weights
}
