import { keyOf, type SharedRedis } from './shared-redis.ts'

/** How many names of a limit are told at most, and how many at once. */
const TOLD = 20_000
const AT_ONCE = 500

/** A limit by name: how much is used up, of which `rate` per second is forgotten. */
export interface Limit {
  readonly rate: number
  used(name: string): number
  /** Other nodes know better. */
  setUsed(name: string, used: number): void
}

/** Lets a limit count on all nodes together. Returns how to tell what was used here, or given back. */
export type Share = (limit: Limit) => (name: string, count: number) => void

interface Shared {
  readonly title: string
  readonly limit: Limit
  /** By name: what was used here since the last exchange. */
  used: Map<string, number>
}

/**
 * Adds what was used at one node to what was used at all, and answers with that. It is at least what the node knows: Redis
 * may have forgotten. The key expires when all of it is forgotten anyway.
 */
const ADD = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local rate = ARGV[1] / 1000
local answer = {}
for i, key in ipairs(KEYS) do
  local was = redis.call('HMGET', key, 'used', 'at')
  local before = was[1] and math.max(0, was[1] - (now - was[2]) * rate) or 0
  local used = math.max(0, before + ARGV[2 * i], tonumber(ARGV[2 * i + 1]))
  answer[i] = tostring(used)
  redis.call('HSET', key, 'used', answer[i], 'at', string.format('%.0f', now))
  redis.call('PEXPIRE', key, math.ceil(used / rate) + 1)
end
return answer`

/**
 * Counts limits on all nodes together, so that somebody who uses four nodes has one allowance and not four. Each node
 * decides by itself and at once; now and then it tells what was used, and learns what was used elsewhere.
 */
export class SharedLimits {
  readonly #redis: SharedRedis
  readonly #all: Shared[] = []

  constructor(redis: SharedRedis) {
    this.#redis = redis
  }

  /** The limit must have the same title on all nodes, and no other limit may have it. */
  as(title: string): Share {
    return limit => {
      const shared: Shared = { title, limit, used: new Map() }
      this.#all.push(shared)
      return (name, count) => {
        const { used } = shared
        if (used.size < TOLD || used.has(name)) used.set(name, (used.get(name) ?? 0) + count)
      }
    }
  }

  /** What cannot be told now is dropped: later it would be too much, because some of it would be forgotten by then. */
  async exchange(): Promise<void> {
    for (const shared of this.#all) {
      const told = [...shared.used]
      shared.used = new Map()
      for (let i = 0; i < told.length && this.#redis.isUp; i += AT_ONCE)
        await this.#tell(shared, told.slice(i, i + AT_ONCE))
    }
  }

  async #tell(shared: Shared, told: readonly (readonly [string, number])[]): Promise<void> {
    const { title, limit } = shared
    const keys = told.map(([name]) => keyOf(`used ${title} ${name}`))
    const numbers = told.flatMap(([name, count]) => [count, limit.used(name)])
    const answer = await this.#redis.ask(redis => redis.eval(ADD, keys.length, ...keys, limit.rate, ...numbers))
    if (answer === null) return
    const everywhere = answer as readonly string[]
    for (const [i, [name]] of told.entries()) limit.setUsed(name, Number(everywhere[i]) + (shared.used.get(name) ?? 0)) // and what was used meanwhile
  }
}
