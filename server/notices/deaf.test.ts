import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { visitor } from '../gallery/testing.ts'
import { wholeHouse } from '../http/testing.ts'
import { startHookServer, startPushService } from './testing.ts'

test.each(['hook', 'push'] as const)(
  'a %s that never answers holds up only whoever has many of them',
  async channel => {
    const house = await wholeHouse({ PRIVATE_PEERS: 'yes', NOTICE_WAIT: '0', TRUST_PROXY: 'yes' })
    const deaf = createServer(socket => void socket.on('error', () => {}).resume())
    await new Promise<void>(done => deaf.listen(0, '127.0.0.1', done))
    const { port } = deaf.address() as { readonly port: number }
    const [good, push] = [await startHookServer(), await startPushService()]
    let addresses = 0
    const comes = (name: string) => visitor(house, name, { 'x-forwarded-for': `10.7.0.${++addresses}` })
    const honest = await comes('Honest')
    await honest.send('POST', '/api/notices/hooks', { url: good.url })
    for (let n = 0; n < 4; n++) {
      const eve = await comes(`Eve ${n}`)
      for (let k = 0; k < 10; k++) {
        const url = `http://127.0.0.1:${port}/${n}/${k}`
        if (channel === 'hook') await eve.send('POST', '/api/notices/hooks', { url })
        else await eve.send('POST', '/api/notices/devices', { ...push.subscribe(), endpoint: url })
      }
      for (let k = 0; k < 2; k++) await eve.send('POST', '/api/notices/test', { channel })
    }
    await honest.send('POST', '/api/notices/test', { channel: 'hook' })
    await expect.poll(() => good.received.length, { timeout: 5000 }).toBe(1) // each deaf one is waited for longer
    deaf.close()
    await Promise.all([good.close(), push.close()])
    await house.close()
  },
  120_000,
)

test('nobody has more than ten webhooks, not even by adding many in the same instant', async () => {
  const house = await wholeHouse({ PRIVATE_PEERS: 'yes' })
  const eve = await visitor(house, 'Eve')
  const all = [...Array(25).keys()].map(n => eve.send('POST', '/api/notices/hooks', { url: `http://127.0.0.1:9/${n}` }))
  expect((await Promise.all(all)).filter(({ status }) => status === 201)).toHaveLength(10)
  await house.close()
})
