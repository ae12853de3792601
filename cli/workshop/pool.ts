import { Piscina } from 'piscina'
import type { Sums } from '#almanac/batches'
import type { Source } from '#games/almanac'
import type { Bench } from '#verdict/judge'
import type { Trial } from '#verdict/trial'
import type { GameBench } from './bench.ts'
import type { BatchJob } from './worker.ts'

/** Worker threads that play batches. */
export class Pool {
  readonly #threads: Piscina
  readonly width: number

  constructor(cores: number) {
    this.width = cores
    this.#threads = new Piscina({ filename: new URL('./worker.ts', import.meta.url).href, maxThreads: cores })
  }

  play(trial: Trial, batch: number, lengths: readonly number[]): Promise<Sums> {
    const job: BatchJob = { trial, batch, lengths }
    return this.#threads.run(job, { name: 'playBatch' })
  }

  /** How long these deals are without any guest. Those that are known need not be played. */
  async lengths(source: Omit<Source, 'batches'>, known: readonly number[] = []): Promise<readonly number[]> {
    const missing = Array.from({ length: source.games }, (_, deal) => deal).slice(known.length)
    const parts = Array.from({ length: Math.ceil(missing.length / 20) }, (_, i) => missing.slice(20 * i, 20 * (i + 1)))
    const played = await Promise.all(
      parts.map((deals): Promise<readonly number[]> => this.#threads.run({ source, deals }, { name: 'lengthsOf' })),
    )
    return [...known, ...played.flat()]
  }

  /** Where cards of a game are judged in deals whose lengths are known. */
  bench(game: GameBench, lengths: readonly number[]): Bench {
    return { ...game, play: (trial, batch) => this.play(trial, batch, lengths), width: this.width }
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}
