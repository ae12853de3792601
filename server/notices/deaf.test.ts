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

test.each([
  ['speaks of another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
  ['hangs up', null],
])('a webhook that %s is not waited for: others are told, and the house closes', async (_, answer) => {
  const house = await wholeHouse({ PRIVATE_PEERS: 'yes', NOTICE_WAIT: '0', TRUST_PROXY: 'yes' })
  let asked = 0
  const rude = createServer(socket => {
    socket.on('error', () => {})
    socket.once('data', () => {
      asked++
      if (answer === null) socket.destroy()
      else socket.write(answer)
    })
  })
  await new Promise<void>(done => rude.listen(0, '127.0.0.1', done))
  const { port } = rude.address() as { readonly port: number }
  for (let n = 0; n < 11; n++) {
    const eve = await visitor(house, `Eve ${n}`, { 'x-forwarded-for': `10.7.1.${n}` })
    for (let k = 0; k < 3; k++)
      await eve.send('POST', '/api/notices/hooks', { url: `http://127.0.0.1:${port}/${n}/${k}` })
    await eve.send('POST', '/api/notices/test', { channel: 'hook' })
  }
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(33) // more than are under way at once
  const good = await startHookServer()
  const honest = await visitor(house, 'Honest', { 'x-forwarded-for': '10.7.2.1' })
  await honest.send('POST', '/api/notices/hooks', { url: good.url })
  await honest.send('POST', '/api/notices/test', { channel: 'hook' })
  await expect.poll(() => good.received.length, { timeout: 5000 }).toBe(1)
  const began = Date.now()
  await house.close()
  expect(Date.now() - began).toBeLessThan(5000)
  rude.close()
  await good.close()
})

test('nobody has more than ten webhooks, not even by adding many in the same instant', async () => {
  const house = await wholeHouse({ PRIVATE_PEERS: 'yes' })
  const eve = await visitor(house, 'Eve')
  const all = [...Array(25).keys()].map(n => eve.send('POST', '/api/notices/hooks', { url: `http://127.0.0.1:9/${n}` }))
  expect((await Promise.all(all)).filter(({ status }) => status === 201)).toHaveLength(10)
  await house.close()
})
