import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type RedisServer, startRedis } from '#testkit/redis'
import { hasRedis } from '#testkit/servers'
import type { Broker } from './broker.ts'
import { connectRedis } from './redis.ts'
import { redisBroker } from './redis-broker.ts'

describe.skipIf(!hasRedis)('news through Redis', () => {
  let redis: RedisServer
  const brokers: Broker[] = []
  const node = (): Broker => {
    const broker = redisBroker(
      connectRedis(redis.url, () => {}),
      connectRedis(redis.url, () => {}),
    )
    brokers.push(broker)
    return broker
  }
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(async () => {
    for (const broker of brokers) await broker.close()
    await redis.stop()
  })

  test('arrives at nodes that follow the topic, soon after they start and from then on', async () => {
    const [one, other] = [node(), node()]
    const heard: [string, number][] = []
    other.onNews((topic, number) => heard.push([topic, number]))
    await vi.waitFor(() => expect(one.isUp && other.isUp).toBe(true))
    await new Promise<void>(done => other.subscribe('match a', done))
    const until = performance.now() + 2500 // several beats
    for (let n = 1; performance.now() < until; n++) {
      one.publish('match a', n)
      one.publish('match b', n)
      await vi.waitFor(() => expect(heard.at(-1)).toEqual(['match a', n]), { interval: 5, timeout: 500 })
    }
    expect(new Set(heard.map(([topic]) => topic))).toEqual(new Set(['match a']))
  })

  test('of several numbers of a topic in one turn only the last is told', async () => {
    const [one, other] = [node(), node()]
    const heard: number[] = []
    other.onNews((_, number) => heard.push(number))
    await vi.waitFor(() => expect(one.isUp && other.isUp).toBe(true))
    await new Promise<void>(done => other.subscribe('match c', done))
    for (const number of [1, 2, 3]) one.publish('match c', number)
    await vi.waitFor(() => expect(heard).toEqual([3]))
  })

  test('whoever follows a topic is told that news may have been lost, however short the interruption', async () => {
    const [one, admin] = [node(), connectRedis(redis.url, () => {})]
    await vi.waitFor(() => expect(one.isUp).toBe(true))
    let begun = 0
    one.subscribe('person p', () => begun++)
    await vi.waitFor(() => expect(begun).toBe(1))
    await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await vi.waitFor(() => expect(begun).toBe(2), { timeout: 5000 })
    admin.disconnect()
  })
})
