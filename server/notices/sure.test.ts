import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { visitor } from '../gallery/testing.ts'
import { wholeHouse } from '../http/testing.ts'

test('whoever has only an old session adds no webhook and no browser that would be told after it has ended', async () => {
  const data = temporaryFolder()
  const house = await wholeHouse({ PRIVATE_PEERS: 'yes', DATA: data })
  const ana = await visitor(house, 'Ana')
  const device = (n: number) => ({ endpoint: `http://127.0.0.1:9/${n}`, p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) })
  const adds = async (n: number): Promise<number> => (await ana.send('POST', '/api/notices/devices', device(n))).status
  expect(await adds(1)).toBe(201)
  await ana.send('POST', '/api/people/recovery-codes', {})
  const database = new DatabaseSync(join(data, 'wyrmtavern.db'))
  database.exec("update session set createdAt = '2026-01-01T00:00:00.000Z', sureAt = null")
  database.close()
  const hook = await ana.send('POST', '/api/notices/hooks', { url: 'http://127.0.0.1:9/' })
  expect([hook.status, await adds(2), await adds(1)]).toEqual([403, 403, 201])
  await house.close()
})
