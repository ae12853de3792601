import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { keyOf, type SharedRedis } from '../nodes/shared-redis.ts'

/** How many names to remember while Redis is away. */
const REMEMBERED = 20_000

interface Counted {
  readonly current: number
  /** Milliseconds until it begins at 0 again. */
  readonly ttl: number
}

/** What the plugin really passes; its types say something else. */
interface RouteLimit {
  readonly routeInfo: { readonly method?: string | readonly string[]; readonly url?: string }
}

const ADD = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`

/** Counts requests for the limits per minute: on all nodes together or, while Redis is away, here. */
export function requestCounts(redis: SharedRedis): FastifyRateLimitStoreCtor {
  return class RequestCounts implements FastifyRateLimitStore {
    readonly #here = new Map<string, { current: number; readonly until: number }>()
    /** Routes with a limit of their own count by themselves. */
    #route = ''

    incr(name: string, done: (error: null, counted: Counted) => void, window: number): void {
      const key = keyOf(`requests ${this.#route} ${name}`)
      void redis
        .ask(it => it.eval(ADD, 1, key, window))
        .then(answer => {
          if (answer === null) return done(null, this.#incrHere(name, window))
          const [current, ttl] = answer as [number, number]
          done(null, { current, ttl })
        })
    }

    #incrHere(name: string, window: number): Counted {
      const now = Date.now()
      const known = this.#here.get(name)
      const counted = known !== undefined && known.until > now ? known : { current: 0, until: now + window }
      counted.current++
      if (this.#here.size >= REMEMBERED) this.#here.clear()
      this.#here.set(name, counted)
      return { current: counted.current, ttl: counted.until - now }
    }

    child(route: object): RequestCounts {
      const { routeInfo } = route as RouteLimit
      const child = new RequestCounts()
      child.#route = `${routeInfo.method} ${routeInfo.url}`
      return child
    }
  }
}
