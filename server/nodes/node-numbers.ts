import { keyOf, type SharedRedis } from './shared-redis.ts'

/** After this long without a sign of life a node counts no more, in milliseconds. */
const LEASE = 8000
const NODES = keyOf('nodes')
const hashOf = (node: string): string => keyOf(`node ${node}`)

/**
 * Numbers by name that each node tells of itself: how many sockets an address has, who follows a match. Those of a node
 * that was killed are forgotten soon.
 */
export class NodeNumbers {
  readonly #redis: SharedRedis
  readonly #node: string
  readonly #lease: number
  readonly #own = new Map<string, number>()
  /** Whether Redis has all of them, unless it has forgotten. */
  #isTold = true
  /** The other nodes, as of the last renewal. */
  #others: readonly string[] = []

  constructor(redis: SharedRedis, node: string, lease = LEASE) {
    this.#redis = redis
    this.#node = node
    this.#lease = lease
  }

  get #hash(): string {
    return hashOf(this.#node)
  }

  /** Resolves when other nodes can see it, or when that cannot be. */
  async set(name: string, number: number): Promise<void> {
    if (number === 0) this.#own.delete(name)
    else this.#own.set(name, number)
    const told = await this.#redis.ask(redis =>
      number === 0 ? redis.hdel(this.#hash, name) : redis.hset(this.#hash, name, number),
    )
    if (told === null) this.#isTold = false
  }

  /** By name: the numbers of the other nodes, without zeros. Nothing if Redis is away. */
  async elsewhere(names: readonly string[]): Promise<readonly (readonly number[])[]> {
    if (names.length === 0 || this.#others.length === 0) return names.map(() => [])
    const answers = await this.#redis.ask(redis =>
      Promise.all(this.#others.map(node => redis.hmget(hashOf(node), ...names))),
    )
    return names.map((_, i) => (answers ?? []).map(of => Number(of[i] ?? 0)).filter(number => number !== 0))
  }

  /** To be called much more often than the lease. */
  async renew(): Promise<void> {
    const answer = await this.#redis.ask(async redis => {
      const [seconds, micros] = await redis.time()
      const now = Number(seconds) * 1000 + Math.floor(Number(micros) / 1000)
      return Promise.all([
        redis.zrange(NODES, now, '+inf', 'BYSCORE'),
        redis.pexpire(this.#hash, this.#lease),
        redis.zadd(NODES, now + this.#lease, this.#node),
        redis.zremrangebyscore(NODES, '-inf', now - this.#lease),
      ])
    })
    if (answer === null) return
    const [nodes, isKnown] = answer
    this.#others = nodes.filter(node => node !== this.#node)
    if (!this.#isTold || isKnown === 0) await this.#tellAll()
  }

  /** Redis is new, or was away. */
  async #tellAll(): Promise<void> {
    this.#isTold = true
    const told = await this.#redis.ask(redis => {
      const work = redis.multi().del(this.#hash)
      return (this.#own.size === 0 ? work : work.hset(this.#hash, this.#own).pexpire(this.#hash, this.#lease)).exec()
    })
    if (told === null) this.#isTold = false
  }

  /** The node counts no more. */
  async leave(): Promise<void> {
    await this.#redis.ask(redis => redis.multi().del(this.#hash).zrem(NODES, this.#node).exec())
  }
}
