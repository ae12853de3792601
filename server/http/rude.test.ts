import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from '../house.ts'
import { makeApp } from './app.ts'
import { Metrics } from './metrics.ts'
import { guest, line, wholeHouse } from './testing.ts'

let house: House
beforeEach(async () => {
  house = await wholeHouse({ TRUST_PROXY: 'yes', SOCKETS_PER_ADDRESS: '3' })
})
afterEach(() => house.close())

/** The response to these bytes, until the connection closes or stays silent for a while. */
async function answerTo(address: string, text: string, patience = 3000): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let heard = ''
  socket.on('data', data => {
    heard += data
  })
  socket.on('error', () => {})
  socket.write(text)
  await Promise.race([once(socket, 'close'), pause(patience)])
  socket.destroy()
  return heard
}

test('a request that never finishes is ended by the house', async () => {
  const metrics = new Metrics({ isReady: async () => true, matches: () => 0, sockets: () => 0 })
  const terms = {
    log: pino({ level: 'silent' }),
    trustProxy: false,
    isSecure: false,
    metrics,
    isReady: async () => true,
  }
  const app = await makeApp({ ...terms, patience: 200 })
  app.post('/slow', async () => ({}))
  const address = await app.listen({ port: 0 })
  const head = 'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'
  const began = performance.now()
  const heard = await answerTo(address, head, 5000)
  expect(performance.now() - began).toBeLessThan(4000)
  expect(heard).toMatch(/^HTTP\/1\.1 408 .*"code":"not a request"/s)
  await app.close()
  const { requestTimeout, headersTimeout } = (await makeApp(terms)).server
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000])
})

test.each([
  ['a broken address', 'GET /api/tables/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['an endless one', `GET /api/tables/${'x'.repeat(3000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 404],
  ['no HTTP', 'Good evening!\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['half a body', 'POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
])('%s is refused in the house’s format', async (_what, text, status) => {
  const heard = await answerTo(house.address, text)
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ code: expect.any(String), rule: null, expected: expect.any(String) })
})

test.each([
  ['GET', 'http://elsewhere/healthz', '/healthz'],
  ['GET', 'http://elsewhere?x=1', '/'],
  ['GET', 'ftp://elsewhere/api/nowhere', '/api/nowhere'],
  ['POST', 'HTTPS://elsewhere:8443/api/auth/sign-out', '/api/auth/sign-out'],
])('%s %s, as sent to a proxy, is answered like %s', async (method, ...targets) => {
  const answers = targets.map(target =>
    answerTo(house.address, `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
  )
  const [whole, path] = (await Promise.all(answers)).map(heard => heard.split('\r\n')[0])
  expect(whole).toMatch(/^HTTP\/1\.1 /)
  expect(whole).toBe(path)
})

test('a request to upgrade to another protocol is answered all the same', async () => {
  const wish = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk'
  const heard = await answerTo(house.address, `GET /healthz HTTP/1.1\r\nHost: a\r\n${wish}\r\n\r\n`)
  expect(heard).toMatch(/^HTTP\/1\.1 200 .*\{"ok":true\}/s)
  expect(heard).toMatch(/^connection: close/im) // the client must open a new connection
  const nowhere = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13'
  expect(await answerTo(house.address, `GET /elsewhere HTTP/1.1\r\nHost: a\r\n${nowhere}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 404 /,
  )
})

test('a connection reset by the client is no failure of the house', async () => {
  for (let n = 0; n < 60; n++) {
    const socket = connect(Number(new URL(house.address).port), '127.0.0.1')
    socket.on('error', () => {})
    const length = n % 2 === 0 ? 2 : 500
    const head = `Host: a\r\nContent-Type: application/json\r\nContent-Length: ${length}`
    socket.write(`POST /api/tables HTTP/1.1\r\n${head}\r\n\r\n{}`)
    if (n % 3 > 0) await once(socket, 'connect')
    if (n % 3 > 1) await pause(1)
    socket.resetAndDestroy()
  }
  await pause(100)
  expect(await (await fetch(`${house.address}/metrics`)).text()).toMatch(/^house_failures_total 0$/m)
})

test('the port of an address does not count, and of IPv6 only the network does', async () => {
  const from = (address: string) => line(house, { 'x-forwarded-for': address })
  const all = ['192.0.2.1:4000', '192.0.2.1:4001', '192.0.2.1', '[2001:db8:0:7::1]:80', '2001:db8::7:1:2:3:4']
  const lines = [...(await Promise.all(all.map(from))), await from('2001:db8:0:7:ffff::')]
  await expect(from('192.0.2.1:4003')).rejects.toThrow('429')
  await expect(from('2001:db8:0000:0007::9')).rejects.toThrow('429')
  lines.push(await from('2001:db8:0:8::1'))
  for (const each of lines) each.close()
  const ask = (n: number) =>
    fetch(`${house.address}/api/matches/x/verify`, { headers: { 'x-forwarded-for': `2001:db8:0:9::${n}` } })
  for (let n = 0; n < 10; n++) expect((await ask(n)).status).toBe(404)
  expect((await ask(11)).status).toBe(429)
})

test('every refusal of a message with an id carries it', async () => {
  const [somebody, nobody] = [await (await guest(house, 'Ana')).line(), await line(house)]
  const say = { t: 'say', room: 'table', words: { text: 'Cheers!' } }
  somebody.says({ ...say, id: 'nowhere', table: 'nowhere' })
  somebody.says({ ...say, id: 'nothing', table: 't', words: { text: '' } })
  nobody.says({ t: 'mute', id: 'mute', person: 'p', muted: true })
  expect(await somebody.hears(({ id }) => id === 'nowhere')).toMatchObject({ t: 'refused', code: 'no such place' })
  expect(await somebody.hears(({ id }) => id === 'nothing')).toMatchObject({ t: 'refused', code: 'not a message' })
  expect(await nobody.hears(({ id }) => id === 'mute')).toMatchObject({ t: 'refused', code: 'nobody' })
  somebody.close()
  nobody.close()
})
