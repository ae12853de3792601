import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type RedisServer, startRedis } from '#testkit/redis'
import { Nodes } from './nodes.ts'

/** How long a node of the tests counts after it was killed, in milliseconds. */
export const LEASE = 3000

/** A Redis for a suite, and nodes that share it. */
export function nodesForTests() {
  let server: RedisServer
  const closing: (() => unknown)[] = []
  const connect = async (): Promise<Redis> => {
    const redis = new Redis(server.url, { retryStrategy: () => 20 })
    redis.on('error', () => {})
    closing.push(() => redis.disconnect())
    await redis.ping()
    return redis
  }
  beforeAll(async () => {
    server = await startRedis()
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  afterAll(() => server.stop())
  return {
    /** The server of this suite. */
    redis: () => server,
    connect,
    closing,
    /** Nodes that know each other. */
    async nodes(count = 2): Promise<readonly [Nodes, Nodes, ...Nodes[]]> {
      const all: Nodes[] = []
      for (let n = 0; n < count; n++) all.push(new Nodes(await connect(), { lease: LEASE, patience: LEASE }))
      for (const node of all) closing.push(() => node.close())
      for (const node of [...all, ...all]) await node.numbers.renew()
      return all as [Nodes, Nodes]
    },
  }
}

/** Waits until this is so. */
export async function until(isSo: () => unknown, most = 5000): Promise<void> {
  for (const end = Date.now() + most; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`not within ${most} ms: ${isSo}`)
    await new Promise(done => setTimeout(done, 10))
  }
}
