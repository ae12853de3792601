import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { shelf } from '#games/shelf'
import type { Contestant, Speed } from './contestants.ts'
import { ensurePeer } from './peers.ts'

/** The contestants take turns, one at a time, after one turn to warm up. */
export async function benchKernel(rounds: number, seconds: number): Promise<Record<string, number>> {
  ensurePeer('boardgameio', 'boardgame.io')
  const field = ['auction', 'boardgameio', ...Object.keys(shelf)].map(name => new Runner(name))
  for (const runner of field) await runner.run(seconds)
  for (let round = 0; round < rounds; round++) for (const runner of field) runner.speeds.push(await runner.run(seconds))
  await Promise.all(field.map(runner => runner.end()))
  const [ours = 0, peer = 0] = field.map(movesPerSecond)
  return {
    auctionMovesPerSecond: Math.round(ours),
    boardgameioMovesPerSecond: Math.round(peer),
    ratio: tenths(ours / peer),
    ...Object.assign({}, ...field.slice(2).map(runner => figuresOf(runner, peer))),
  }
}

const movesPerSecond = ({ speeds }: Runner): number => median(speeds.map(s => s.moves / s.seconds))

const figuresOf = (runner: Runner, peer: number): Record<string, number> => ({
  [`${runner.name}GamesPerSecond`]: Math.round(median(runner.speeds.map(s => s.games / s.seconds))),
  [`${runner.name}MovesPerSecond`]: Math.round(movesPerSecond(runner)),
  [`${runner.name}Ratio`]: tenths(movesPerSecond(runner) / peer),
})

class Runner {
  readonly name: Contestant
  readonly speeds: Speed[] = []
  readonly #worker: Worker

  /** In production mode, which makes the peer fast. */
  constructor(name: Contestant) {
    this.name = name
    const env = { ...process.env, NODE_ENV: 'production' }
    this.#worker = new Worker(new URL('./contestants.ts', import.meta.url), { workerData: name, env })
  }
  async run(seconds: number): Promise<Speed> {
    this.#worker.postMessage(seconds)
    const [speed] = await once(this.#worker, 'message')
    return speed as Speed
  }
  end(): Promise<number> {
    return this.#worker.terminate()
  }
}

const tenths = (n: number): number => Math.round(n * 10) / 10
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
