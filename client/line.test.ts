import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { Line } from './line.ts'

const moment = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** A house that hears everything, and answers from this visit on. */
async function houseThatAnswersFrom(first: number) {
  const server = new WebSocketServer({ port: 0 })
  const seen = { visits: 0, commands: 0 }
  server.on('connection', socket => {
    const visit = ++seen.visits
    socket.on('message', data => {
      const { t, id } = JSON.parse(String(data)) as { readonly t: string; readonly id: string }
      if (t !== 'ping') seen.commands++
      if (visit < first) return
      socket.send(JSON.stringify([t === 'ping' ? { t: 'pong', id } : { t: 'done', id, seq: 7 }]))
    })
  })
  await once(server, 'listening')
  const dial = () => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { seen, dial, close: () => server.close() }
}

const quiet = { patience: () => 1, heard: () => undefined, turned: () => undefined }

test('a line that died without a word is found again, and what was sent on it is sent again', async () => {
  const house = await houseThatAnswersFrom(2)
  const line = new Line({ ...quiet, dial: house.dial, pulse: 40 })
  expect(await line.command({ t: 'answer' })).toEqual({ seq: 7 })
  expect(house.seen).toEqual({ visits: 2, commands: 2 })
  line.close()
  house.close()
})

test('a line on which the house answers is kept', async () => {
  const house = await houseThatAnswersFrom(1)
  const line = new Line({ ...quiet, dial: house.dial, pulse: 20 })
  await moment(300)
  expect(house.seen.visits).toBe(1)
  line.close()
  house.close()
})

test('a door that never answers is knocked at again', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  let knocks = 0
  server.on('connection', () => knocks++)
  const dial = () => new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const line = new Line({ ...quiet, dial, pulse: 30 })
  await expect.poll(() => knocks, { timeout: 10_000 }).toBeGreaterThan(2)
  line.close()
  server.close()
})

test('a line that is dropped is lost at once', async () => {
  const house = await houseThatAnswersFrom(1)
  let turns = 0
  const line = new Line({ ...quiet, dial: house.dial, turned: () => turns++ })
  await expect.poll(() => line.isConnected).toBe(true)
  line.drop()
  expect([turns, line.isConnected]).toEqual([2, false])
  await expect.poll(() => line.isConnected).toBe(true)
  expect(turns).toBe(3)
  line.close()
  house.close()
})
