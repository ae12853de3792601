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
  #restsUntil = 0

  constructor(redis: Redis) {
    this.#redis = redis
    redis.on('error', () => {}) // it connects again by itself
  }

  get isUp(): boolean {
    return this.#redis.status === 'ready' && performance.now() >= this.#restsUntil
  }

  /** Never throws. */
  async ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | null> {
    if (!this.isUp) return null
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>(done => {
      timer = setTimeout(() => {
        this.#restsUntil = performance.now() + REST
        done(null)
      }, PATIENCE)
    })
    const answer = await Promise.race([work(this.#redis).catch(() => null), late])
    clearTimeout(timer)
    return answer
  }

  close(): void {
    this.#redis.disconnect()
  }
}

/** The key for something that all nodes share. */
export const keyOf = (what: string): string => `wyrmtavern:${what}`
