import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '#testkit/redis'
import { freshDatabase, hasPostgres, hasRedis } from '#testkit/servers'
import type { House } from '../house.ts'
import { line, wholeHouse } from '../http/testing.ts'
import { until } from '../nodes/testing.ts'
import { regular } from './testing.ts'

describe.skipIf(!hasPostgres || !hasRedis)('friends on two nodes', () => {
  let redis: RedisServer
  let nodes: readonly [House, House]
  beforeAll(async () => {
    redis = await startRedis()
    const env = { DATABASE_URL: await freshDatabase(), REDIS_URL: redis.url, SECRET: 'x'.repeat(32) }
    nodes = [await wholeHouse(env), await wholeHouse(env)]
  })
  afterAll(async () => {
    await Promise.all(nodes.map(node => node.close()))
    await redis.stop()
  })

  test('who is at another node is here, and whoever is blocked is kept away from all', async () => {
    const [one, other] = nodes
    const [ana, ben] = [await regular(one, 'Ana'), await regular(other, 'Ben')]
    await ana.befriends(ben)
    const [anas, bens] = [await line(one, { cookie: ana.cookie() }), await line(other, { cookie: ben.cookie() })]
    await until(async () => (await ana.sees(ben)).here !== null && (await ben.sees(ana)).here !== null)
    await anas.hears(({ t }) => t === 'friends')
    const table = await ana.makes({ listed: true })
    bens.says({ t: 'lobby', open: true })
    await bens.hears(({ t, tables }) => t === 'lobby' && JSON.stringify(tables).includes(table.id))
    bens.says({ t: 'table', table: table.id })
    await bens.hears(({ t }) => t === 'table')
    await ana.does(ben, { do: 'block', on: true })
    expect((await ben.send('GET', `/api/tables/${table.id}`)).status).toBe(404)
    expect((await ben.sees(ana)).here).toBe(null)
    expect((await ben.command(table.id, { do: 'sit' })).status).toBe(404)
    await until(() => bens.heard.some(({ t, tables }) => t === 'lobby' && !JSON.stringify(tables).includes(table.id)))
    const heard = bens.heard.length
    await ana.command(table.id, { do: 'addBot' })
    bens.says({ t: 'ping', id: 'last' })
    await bens.hears(({ t }) => t === 'pong')
    expect(JSON.stringify(bens.heard.slice(heard))).not.toContain(table.id)
    anas.close()
    bens.close()
  })
})
