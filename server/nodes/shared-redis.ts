import type { Redis } from 'ioredis'

/** How long an answer may take, and how long nothing more is asked after one that took longer; in milliseconds. */
const PATIENCE = 200
const REST = 1000

/**
 * A Redis that is asked but not relied on: what it does not answer soon is null, and every node counts by itself
 * meanwhile.
 */
export class SharedRedis {
  readonly #redis: Redis
  readonly #patience: number
  #restsUntil = 0

  constructor(redis: Redis, patience = PATIENCE) {
    this.#redis = redis
    this.#patience = patience
    redis.on('error', () => {}) // it connects again by itself
  }

  get isUp(): boolean {
    return this.#redis.status === 'ready' && performance.now() >= this.#restsUntil
  }

  /** Never throws. */
  async ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | null> {
    if (!this.isUp) return null
    return new Promise(done => {
      const late = (): void => {
        if (timer === null) return
        this.#restsUntil = performance.now() + REST
        done(null)
      }
      // If this node was busy for so long, the answer may be there already: it is read before `late` is called.
      let timer: NodeJS.Timeout | null = setTimeout(() => setImmediate(late), this.#patience)
      const answered = (answer: T | null): void => {
        if (timer !== null) clearTimeout(timer)
        timer = null
        done(answer)
      }
      work(this.#redis).then(answered, () => answered(null))
    })
  }

  close(): void {
    this.#redis.disconnect()
  }
}

/** The key for something that all nodes share. */
export const keyOf = (what: string): string => `wyrmtavern:${what}`
