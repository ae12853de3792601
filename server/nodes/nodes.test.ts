import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { hasRedis } from '#testkit/servers'
import { Allowances } from '../allowance.ts'
import { Misses } from '../people/misses.ts'
import { SlowQueue } from '../people/slow-queue.ts'
import { Bans } from '../socket/bans.ts'
import { SharedCounts } from '../socket/capped-counts.ts'
import type { Nodes } from './nodes.ts'
import { SharedRedis } from './shared-redis.ts'
import { LEASE, nodesForTests, until } from './testing.ts'

/** So slow that nothing is forgotten during a test. */
const HARDLY = 1e-6
const exchange = async (...nodes: readonly Nodes[]): Promise<void> => {
  for (const { limits } of nodes) {
    await limits.exchange()
    await pause(20) // the node itself may just have begun one
  }
}
/** How many are allowed, up to 100. */
const allowed = (may: () => boolean): number => Array.from({ length: 100 }, may).filter(Boolean).length

describe.skipIf(!hasRedis)('nodes with one Redis', () => {
  const { nodes, redis, connect, closing } = nodesForTests()
  const talkOf = ({ limits }: Nodes): Allowances => new Allowances(20, HARDLY, Date.now, limits.as('talk'))

  test('somebody who uses several nodes has one allowance', async () => {
    const [one, other] = await nodes()
    const [here, there] = [talkOf(one), talkOf(other)]
    expect([here.may('ana', 12.5), there.may('ana', 5), there.may('ben', 20)]).toEqual([true, true, true])
    await exchange(one, other)
    expect(allowed(() => there.may('ana'))).toBe(2)
    expect(there.wait('ana')).toBeGreaterThan(0)
    await exchange(other)
    expect(here.may('ana')).toBe(true) // it does not know yet
    await exchange(one)
    expect(allowed(() => here.may('ana'))).toBe(0)
    expect(here.used('ana')).toBeCloseTo(20.5)
    expect(allowed(() => here.may('cleo'))).toBe(20)
  })

  test('nodes exchange by themselves, and what was used is forgotten at the same rate as on one node', async () => {
    const [one, other] = await nodes()
    const [here, there] = [one, other].map(({ limits }) => new Allowances(10, 5, Date.now, limits.as('quick')))
    expect(allowed(() => here?.may('ana') ?? false)).toBe(10)
    expect(there?.may('ana')).toBe(true)
    await until(() => (there?.used('ana') ?? 0) > 5)
    expect(there?.wait('ana', 10)).toBeGreaterThan(1000)
    await until(() => there?.may('ana', 10))
  })

  test('a wrong try counts everywhere, a right one nowhere', async () => {
    const [one, other] = await nodes()
    const [here, there] = [one, other].map(({ limits }) => new Misses(3, 1e9, Date.now, limits.as('tries')))
    here?.take('ana')
    here?.take('ana')
    await exchange(one)
    here?.giveBack('ana')
    there?.take('ana')
    await exchange(one, other, one)
    expect(there?.used('ana')).toBeCloseTo(2)
  })

  test('without Redis each node counts by itself; afterwards it tells a new Redis what it knows', async () => {
    const [one, other] = await nodes()
    const [here, there] = [talkOf(one), talkOf(other)]
    const sockets = [one, other].map(({ numbers }) => new SharedCounts(3, 'sockets', numbers))
    expect(await sockets[0]?.add('ana')).toBe(true)
    await redis().kill('SIGKILL')
    expect(allowed(() => here.may('ben', 5))).toBe(4)
    await exchange(one, other)
    expect([here.may('ben'), there.may('ben')]).toEqual([false, true])
    expect([await sockets[0]?.add('ana'), await sockets[1]?.add('ana'), await sockets[1]?.add('ana')]).toEqual([
      true,
      true,
      true,
    ])
    await redis().start()
    await until(() => one.redis.isUp && other.redis.isUp)
    await until(async () => (await other.numbers.elsewhere(['sockets ana']))[0]?.[0] === 2)
    expect(await sockets[1]?.add('ana')).toBe(false)
    here.setUsed('ben', 19)
    expect(here.may('ben')).toBe(true)
    await exchange(one)
    there.may('ben')
    await exchange(other)
    expect(there.used('ben')).toBeCloseTo(21)
  })

  test('a Redis that does not answer delays nobody for long', async () => {
    const shared = new SharedRedis(await connect())
    const bans = new Bans(Date.now, shared)
    const { pid } = redis()
    process.kill(pid, 'SIGSTOP')
    try {
      const began = performance.now()
      for (let n = 0; n < 20; n++) await bans.learn('ana')
      expect(performance.now() - began).toBeLessThan(900)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await until(() => shared.isUp)
  })

  test('who was shown out stays out on every node, and longer the next time', async () => {
    const [one, other] = await nodes()
    const [here, there] = [new Bans(Date.now, one.redis), new Bans(Date.now, other.redis)]
    const learned = async (bans: Bans): Promise<number> => {
      await bans.learn('ana')
      return bans.wait('ana')
    }
    here.put('ana')
    await until(async () => (await learned(there)) > 0, 1000)
    await until(async () => (await learned(there)) === 0, 2000)
    there.put('ana')
    await until(async () => (await learned(here)) > 1000, 1000)
    await here.learn('ben')
    expect(here.wait('ben')).toBe(0)
  })

  test('counts go up to a maximum over all nodes, and a killed node counts no more', async () => {
    const [one, other] = await nodes()
    const [here, there] = [one, other].map(({ numbers }) => new SharedCounts(3, 'sockets', numbers))
    expect(await Promise.all([here?.add('ben'), here?.add('ben'), there?.add('ben')])).toEqual([true, true, true])
    expect([await here?.add('ben'), await there?.add('ben'), await there?.add('cleo')]).toEqual([false, false, true])
    here?.remove('ben')
    await until(() => there?.add('ben'))
    expect(await here?.add('ben')).toBe(false)
    one.redis.close() // as if it was killed
    await until(() => there?.add('ben'), 2 * LEASE)
  })

  test('a queue has one turn at a time, whichever node it is on', async () => {
    const all = await nodes(3)
    const queues = all.map(({ redis }) => new SlowQueue(200, { title: 'turns', redis }))
    const gone = { isTrue: false }
    closing.push(() => {
      gone.isTrue = true
    })
    let had = 0
    for (let n = 0; n < 30; n++)
      void queues[n % 3]
        ?.wait('ana', 0, () => gone.isTrue)
        .then(may => {
          if (may) had++
        })
    await pause(2000)
    expect(had).toBeGreaterThanOrEqual(5)
    expect(had).toBeLessThanOrEqual(11)
  })
})
