import { diceOf, seedFrom } from '#kernel/seed'
import type { Shape } from '../value/net.ts'
import { fitWeights, freshWeights } from './fit.ts'
import type { Order } from './orders.ts'
import { fromRow, type Sample } from './samples.ts'
import { type TrainedFile, weightsFile } from './weights-file.ts'

export { fulfil } from './orders.ts'

/** Where training is done: somebody who plays the games ordered, remembers what was made, and says how it goes. */
export interface Workshop {
  /** What was seen in these games; they may be played on any thread. */
  played(order: Order): Promise<Float32Array>
  /** Makes numbers, or takes those that were made under this name before. */
  made(name: string, make: () => Float64Array): Float64Array
  say(line: string): void
}

const small: Shape = { embedding: 16, hidden: 40 }
const large: Shape = { embedding: 24, hidden: 64 }
const GREEDY_GAMES = 9000
const BATCH = 100

/** Every generation learns from its parent's games and from those of a few generations before. */
const GENERATIONS = 3
const SELF_GAMES = 1000
const REMEMBERED = 4

/** Makes all weights again, from nothing: always the same bytes. */
export async function train(workshop: Workshop): Promise<readonly TrainedFile[]> {
  const greedy = await games(workshop, 'greedy', GREEDY_GAMES, null)
  const fresh = (name: string, shape: Shape): Float64Array =>
    workshop.made(name, () => {
      const rng = diceOf(seedFrom('fit 1'))(0)
      const weights = freshWeights(shape, rng)
      fitWeights(weights, greedy, { shape, epochs: 4, rate: 0.002, batch: 64 }, rng, line => workshop.say(line))
      return weights
    })
  const captain = fresh('captain', small)
  const dragonlord = await fromSelfPlay(workshop, fresh('g0', large))
  return [
    weightsFile('captain', [fromGreedy], small, captain),
    weightsFile('dragonlord', [fromGreedy, fromItsKind], large, dragonlord),
  ]
}

/** The version goes up whenever other weights come out. */
const fromGreedy = `${GREEDY_GAMES} games of noisy greedy@1, seeds "greedy 0" and on; code version 1.`
const fromItsKind = `Then ${GENERATIONS} times ${SELF_GAMES} games among its own kind, seeds "g1 0" and on; code version 3.`

async function fromSelfPlay(workshop: Workshop, ancestor: Float64Array): Promise<Float64Array> {
  let weights = ancestor
  let memory: readonly (readonly Sample[])[] = []
  for (let g = 1; g <= GENERATIONS; g++) {
    const name = `g${g}`
    const seen = await games(workshop, name, SELF_GAMES, { shape: large, weights })
    memory = [...memory, seen].slice(-REMEMBERED)
    const parent = weights
    weights = workshop.made(name, () => {
      const next = parent.slice()
      const how = { shape: large, epochs: 2, rate: 0.001, batch: 64 }
      fitWeights(next, memory.flat(), how, diceOf(seedFrom(`fit ${name}`))(0), line => workshop.say(line))
      return next
    })
  }
  return weights
}

/** Games in batches, so that threads share them and none is lost when training is cut off. */
async function games(
  workshop: Workshop,
  name: string,
  count: number,
  parent: Order['parent'],
): Promise<readonly Sample[]> {
  const orders = Array.from({ length: count / BATCH }, (_, i) => ({
    name,
    from: i * BATCH,
    to: (i + 1) * BATCH,
    parent,
  }))
  const rows = await Promise.all(orders.map(order => workshop.played(order)))
  const samples = rows.flatMap(fromRow)
  workshop.say(`${count} games "${name}", ${samples.length} tables`)
  return samples
}
