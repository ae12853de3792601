import { existsSync } from 'node:fs'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'
import { freshDatabase, hasPostgres, hasRedis } from './servers.ts'

async function ask(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}
const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`)

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  test('every fresh database is empty', async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
    await ask(one, 'CREATE TABLE mugs (id int)')
    await ask(other, 'CREATE TABLE mugs (id int)')
  })

  test('what was committed survives a kill, on the same port', async () => {
    const server = await startPostgres()
    const [url, pid] = [await server.makeDatabase(), server.pid]
    await ask(url, 'CREATE TABLE mugs (id int); INSERT INTO mugs VALUES (7)')
    await server.kill('SIGKILL')
    expect(isRunning(pid)).toBe(false)
    await expect(ask(url, 'SELECT 1')).rejects.toThrow()

    await server.start()
    expect(await ask(url, 'SELECT id FROM mugs')).toEqual([{ id: 7 }])
    const again = server.pid
    await server.stop()
    expect(isRunning(again)).toBe(false)
  })
})

test.skipIf(!hasRedis)('Redis starts again on the same port after a kill', async () => {
  const server = await startRedis()
  const redis = new Redis(server.url, { retryStrategy: () => 20 })
  redis.on('error', () => {})
  await redis.set('mugs', 7)
  await server.kill('SIGKILL')
  await server.start()
  expect(await redis.get('mugs')).toBeNull()
  redis.disconnect()
  const { pid } = server
  await server.stop()
  expect(isRunning(pid)).toBe(false)
})
