import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import type { WishedAnswer } from '#protocol/notices'
import { configFrom } from '../config.ts'
import { visitor } from '../gallery/testing.ts'
import { type House, openHouse } from '../house.ts'
import { type HookServer, startHookServer } from './testing.ts'

const DAY = 86_400_000

let hooks: HookServer
let house: House
let ahead = 0
beforeEach(async () => {
  hooks = await startHookServer()
  ahead = 0
  const DATA = mkdtempSync(join(tmpdir(), 'hooks-'))
  const config = configFrom({ DATA, LOG: 'silent', JUDGE: 'no', NOTICE_WAIT: '0', PRIVATE_PEERS: 'yes' })
  house = await openHouse({ ...config, port: 0 }, shelf, () => Date.now() + ahead)
})
afterEach(async () => {
  await house.close()
  await hooks.close()
})

test('a webhook at which everything fails for days is switched off, its owner reads it there and switches it on', async () => {
  const ana = await visitor(house, 'Ana')
  const { body } = await ana.send<WishedAnswer>('POST', '/api/notices/hooks', { url: hooks.url })
  const id = body.hooks[0]?.id ?? ''
  const told = async () => (await ana.send<WishedAnswer>('GET', '/api/notices/wishes')).body.hooks[0]
  const post = async (n: number) => {
    await house.notices.tell({ kind: 'test', to: ana.id, way: 'hook', at: n })
    await expect.poll(() => hooks.asked, { timeout: 10_000 }).toBe(n)
  }
  hooks.answers(403)
  for (let n = 1; n <= 9; n++) await post(n)
  ahead = 4 * DAY
  expect((await told())?.off).toBe(null)
  await post(10)
  await expect.poll(async () => (await told())?.off).toBeGreaterThan(Date.now() + 3 * DAY)
  await house.notices.tell({ kind: 'test', to: ana.id, way: 'hook', at: 11 })
  await new Promise(done => setTimeout(done, 1500))
  expect(hooks.asked).toBe(10)

  hooks.answers(204)
  const ben = await visitor(house, 'Ben')
  expect((await ben.send('PUT', `/api/notices/hooks/${id}`, { off: false })).status).toBe(404)
  const on = await ana.send<WishedAnswer>('PUT', `/api/notices/hooks/${id}`, { off: false })
  expect(on.body.hooks[0]?.off).toBe(null)
  await house.notices.tell({ kind: 'test', to: ana.id, way: 'hook', at: 12 })
  await expect.poll(() => hooks.received.length, { timeout: 10_000 }).toBe(1)
})
