import { randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { News } from '../news/news.ts'
import { NodeNumbers } from './node-numbers.ts'
import { NodePresence, type Presence } from './presence.ts'
import { SharedLimits } from './shared-limits.ts'
import { SharedRedis } from './shared-redis.ts'

/** How often nodes tell each other what they count, in milliseconds; and in how many of these who is here is looked up. */
const OFTEN = 500
const LOOK = 4

/** In milliseconds. */
export interface NodesParams {
  /** How long a node counts after it was killed. */
  readonly lease?: number
  /** How long an answer of Redis may take. */
  readonly patience?: number
}

/** What the nodes of a house count together. While Redis is away, each of them counts by itself. */
export class Nodes {
  readonly redis: SharedRedis
  readonly limits: SharedLimits
  readonly numbers: NodeNumbers
  #presence: NodePresence | null = null
  #timer: NodeJS.Timeout | null = null

  /** The connection is used for all of this, and closed with it. */
  constructor(redis: Redis, { lease, patience }: NodesParams = {}) {
    this.redis = new SharedRedis(redis, patience)
    this.limits = new SharedLimits(this.redis)
    this.numbers = new NodeNumbers(this.redis, randomBytes(9).toString('base64url'), lease)
    this.#next(0)
  }

  presence(news: News): Presence {
    this.#presence = new NodePresence(this.numbers, news)
    return this.#presence
  }

  #next(turn: number): void {
    this.#timer = setTimeout(async () => {
      await this.limits.exchange()
      await this.numbers.renew()
      if (turn % LOOK === 0) await this.#presence?.look()
      if (this.#timer !== null) this.#next(turn + 1)
    }, OFTEN).unref()
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    await this.numbers.leave()
    this.redis.close()
  }
}
