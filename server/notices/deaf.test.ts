import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { visitor } from '../gallery/testing.ts'
import { wholeHouse } from '../http/testing.ts'
import { startHookServer } from './testing.ts'

test('webhooks that never answer hold up only whoever has them', async () => {
  const house = await wholeHouse({ PRIVATE_PEERS: 'yes', NOTICE_WAIT: '0', TRUST_PROXY: 'yes' })
  const deaf = createServer(socket => void socket.on('error', () => {}).resume())
  await new Promise<void>(done => deaf.listen(0, '127.0.0.1', done))
  const { port } = deaf.address() as { readonly port: number }
  const good = await startHookServer()
  let addresses = 0
  const comes = (name: string) => visitor(house, name, { 'x-forwarded-for': `10.7.0.${++addresses}` })
  const honest = await comes('Honest')
  await honest.send('POST', '/api/notices/hooks', { url: good.url })
  for (let n = 0; n < 4; n++) {
    const eve = await comes(`Eve ${n}`)
    for (let k = 0; k < 10; k++) await eve.send('POST', '/api/notices/hooks', { url: `http://127.0.0.1:${port}/${k}` })
    for (let k = 0; k < 2; k++) await eve.send('POST', '/api/notices/test', { channel: 'hook' })
  }
  await honest.send('POST', '/api/notices/test', { channel: 'hook' })
  await expect.poll(() => good.received.length, { timeout: 5000 }).toBe(1) // each deaf one is waited for longer
  deaf.close()
  await good.close()
  await house.close()
}, 60_000)
