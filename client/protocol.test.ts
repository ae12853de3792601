import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { PROTOCOL } from '#protocol/version'
import { Client } from './connection.ts'

test('a client that finds a house with another protocol gives up, and says why', async () => {
  const server = new WebSocketServer({ port: 0 })
  let visits = 0
  server.on('connection', socket => {
    visits++
    socket.send(JSON.stringify([{ t: 'welcome', protocol: PROTOCOL + 1, person: null }]))
  })
  await once(server, 'listening')
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new Client({ dial: () => new WebSocket(url), games: () => undefined, patience: () => 1 })
  expect(await client.answer('m', 'bid', 1)).toEqual({
    code: 'another protocol',
    rule: null,
    expected: `a client that speaks version ${PROTOCOL + 1}`,
  })
  await new Promise(done => setTimeout(done, 50))
  expect([visits, client.isConnected]).toEqual([1, false])
  server.close()
})
