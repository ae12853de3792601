import { keyOf, type SharedRedis } from '../nodes/shared-redis.ts'

/** How long somebody stays out after being shown out, in milliseconds. It doubles each time, up to the maximum. */
const FIRST = 1000
const LONGEST = 256_000
/** After this long without being shown out, the count starts again. */
const CALM = 600_000
const REMEMBERED = 1000

interface Bar {
  readonly until: number
  readonly wait: number
}

/** Who was shown out, by name, and until when: by any node, if they share a Redis. */
export class Bans {
  readonly #now: () => number
  readonly #redis: SharedRedis | undefined
  readonly #all = new Map<string, Bar>()
  #enough = REMEMBERED

  constructor(now: () => number, redis?: SharedRedis) {
    this.#now = now
    this.#redis = redis
  }

  /** Several sockets shown out for the same thing count once. */
  put(name: string): void {
    const now = this.#now()
    const last = this.#all.get(name)
    if (last !== undefined && last.until > now) return
    const wait = last === undefined || isCalm(last, now) ? FIRST : Math.min(LONGEST, 2 * last.wait)
    this.#set(name, { until: now + wait, wait })
    void this.#redis?.ask(redis => redis.set(barOf(name), wait, 'PX', wait + CALM))
  }

  /** Hears from the other nodes whether they have shown this name out. */
  async learn(name: string): Promise<void> {
    const key = barOf(name)
    const told = await this.#redis?.ask(redis => Promise.all([redis.get(key), redis.pttl(key)]))
    const [wait, left] = told ?? [null, 0]
    const until = this.#now() + left - CALM // by what is left and not by a time: their clock may be another
    if (wait !== null && until > (this.#all.get(name)?.until ?? 0)) this.#set(name, { until, wait: Number(wait) })
  }

  #set(name: string, bar: Bar): void {
    this.#all.set(name, bar)
    if (this.#all.size <= this.#enough) return
    const now = this.#now()
    for (const [each, old] of this.#all) if (isCalm(old, now)) this.#all.delete(each)
    this.#enough = Math.max(REMEMBERED, 2 * this.#all.size)
  }

  /** Milliseconds until this name may come back; 0 if it may now. */
  wait(name: string): number {
    return Math.max(0, (this.#all.get(name)?.until ?? 0) - this.#now())
  }
}

const barOf = (name: string): string => keyOf(`bar ${name}`)
const isCalm = ({ until }: Bar, now: number): boolean => now - until > CALM
