import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { hasRedis } from '#testkit/servers'
import { nodesForTests } from '../nodes/testing.ts'
import { makeApp } from './app.ts'
import { Metrics } from './metrics.ts'

describe.skipIf(!hasRedis)('requests to two nodes', () => {
  const { nodes, redis, closing } = nodesForTests()

  test('count together, per route with a limit of its own, and here while Redis is away', async () => {
    const apps = await Promise.all(
      (await nodes()).map(node =>
        makeApp({
          log: pino({ level: 'silent' }),
          trustProxy: false,
          isSecure: false,
          metrics: new Metrics({ isReady: async () => true, matches: () => 0, sockets: () => 0 }),
          isReady: async () => true,
          nodes: node,
        }),
      ),
    )
    for (const app of apps) {
      closing.push(() => app.close())
      for (const route of ['/mead', '/ale'])
        app.get(route, { config: { rateLimit: { max: 3, timeWindow: 60_000 } } }, async () => ({}))
      app.get('/water', async () => ({}))
    }
    const [one, other] = apps
    const statusOf = async (app: typeof one, url: string): Promise<number> => (await app?.inject(url))?.statusCode ?? 0
    const all = [await statusOf(one, '/ale'), await statusOf(other, '/ale'), await statusOf(one, '/ale')]
    expect([...all, await statusOf(other, '/ale')]).toEqual([200, 200, 200, 429])
    const refused = await one?.inject('/ale')
    expect([refused?.statusCode, Number(refused?.headers['retry-after']) > 50]).toEqual([429, true])
    expect([await statusOf(other, '/mead'), await statusOf(other, '/water')]).toEqual([200, 200])

    await redis().kill('SIGKILL')
    const here: number[] = []
    for (let n = 0; n < 4; n++) here.push(await statusOf(one, '/ale'))
    expect(here).toEqual([200, 200, 200, 429])
    await redis().start()
  })
})
