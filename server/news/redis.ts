import { Redis, type RedisOptions } from 'ioredis'

/** How long a command may take, and how soon a lost connection is tried again, in milliseconds. */
const LATE = 1000
const AGAIN = 500

/** Fails at once while Redis is away, and comes back by itself. */
const impatient = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  commandTimeout: LATE,
  autoResubscribe: false,
  keepAlive: 5000,
  retryStrategy: () => AGAIN,
} satisfies RedisOptions

/** `away` is called whenever it is found to be away. */
export function connectRedis(url: string, away: (error: Error) => void): Redis {
  const redis = new Redis(url, impatient)
  redis.on('error', away) // otherwise the process would end
  return redis
}

/** For BullMQ, which waits for Redis by itself. */
export const forJobs = (url: string) => ({
  url,
  maxRetriesPerRequest: null,
  connectTimeout: 2000,
  retryStrategy: () => AGAIN,
})
