import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { outward } from './outward.ts'

/** What is posted where this is answered. */
async function answeredWith(answer: (socket: Socket) => void): Promise<unknown> {
  const server = createServer(socket => socket.on('error', () => {}).once('data', () => answer(socket)))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { readonly port: number }
  const posted = await outward(true)({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' }).catch(String)
  await new Promise(done => server.close(done)) // when no connection is left
  return posted
}

test('whatever answers, or does not, is not waited for any longer, and the connection ends', async () => {
  const other = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'
  expect(await answeredWith(socket => socket.write(other))).toEqual({ status: 101, retryAfter: null })
  const busy = 'HTTP/1.1 429 Wait\r\nRetry-After: 60\r\nContent-Length: 9\r\n\r\n'
  expect(await answeredWith(socket => socket.write(busy))).toEqual({ status: 429, retryAfter: 60 })
  expect(await answeredWith(socket => socket.destroy())).toMatch('Error')
  expect(await answeredWith(socket => socket.write('nonsense\r\n\r\n'))).toMatch('Error')
  expect(await answeredWith(socket => socket.end('HTTP/1.1 103 Early Hints\r\n\r\n'))).toMatch('Error')
})
