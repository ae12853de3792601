import { Redis } from 'ioredis'
import type { Finding } from './finding.ts'

/** Without Redis a house goes on, but nodes hear of each other later, and only they think for bots. */
export async function examineRedis(url: string): Promise<Finding> {
  const place = new URL(url).host
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 3000, retryStrategy: () => null })
  let reason = ''
  redis.on('error', ({ message }) => {
    reason = message // `connect` throws only that the connection is closed
  })
  try {
    await redis.connect()
    await redis.ping()
    return { what: 'redis', ok: true, tells: `${place} answers` }
  } catch (error) {
    const why = reason || (error instanceof Error ? error.message : error)
    return { what: 'redis', ok: false, tells: `${place} does not answer (${why}): check REDIS_URL and the server` }
  } finally {
    redis.disconnect()
  }
}
