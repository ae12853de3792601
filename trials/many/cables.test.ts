import { once } from 'node:events'
import { createServer as createHttp, type Server } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { until } from '../chaos/until.ts'
import { Balancer } from './balancer.ts'
import { Relay } from './relay.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A server that repeats what it hears, behind a relay, and somebody who speaks to it. */
async function speaking(): Promise<{ readonly relay: Relay; readonly socket: Socket; readonly heard: () => string }> {
  const server = createServer(socket => void socket.on('error', () => {}).pipe(socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => server.close())
  const relay = await Relay.to((server.address() as AddressInfo).port)
  ends.push(() => relay.close())
  const socket = connect(Number(new URL(relay.through('redis://127.0.0.1:1')).port), '127.0.0.1')
  let heard = ''
  socket.on('error', () => {}).on('data', data => (heard += data))
  await once(socket, 'connect')
  return { relay, socket, heard: () => heard }
}

test('what is said while a cable is cut arrives when it is mended', async () => {
  const { relay, socket, heard } = await speaking()
  socket.write('a')
  expect(await until(() => heard() === 'a', 2000)).toBe(true)
  relay.cut()
  socket.write('b')
  await pause(200)
  expect([heard(), socket.destroyed]).toEqual(['a', false])
  relay.mend('late')
  expect(await until(() => heard() === 'ab', 2000)).toBe(true)
})

test('or never', async () => {
  const { relay, socket, heard } = await speaking()
  relay.cut()
  socket.write('a')
  relay.mend('broken')
  expect(await until(() => socket.destroyed, 2000)).toBe(true)
  expect(heard()).toBe('')
})

test('a balancer turns to the nodes that are ready, one after another', async () => {
  const ready = [true, true, false]
  const nodes = await Promise.all(
    ready.map(async (_, n): Promise<Server> => {
      const node = createHttp((request, reply) => {
        if (request.url === '/readyz') reply.statusCode = ready[n] ? 200 : 503
        reply.setHeader('connection', 'close').end(String(n))
      })
      await once(node.listen(0, '127.0.0.1'), 'listening')
      ends.push(() => node.close())
      return node
    }),
  )
  const balancer = await Balancer.open()
  ends.push(() => balancer.close())
  balancer.serve(nodes.map(node => (node.address() as AddressInfo).port))
  const asked = async (): Promise<string> => (await fetch(balancer.url)).text()
  expect(await until(() => balancer.ready === 2, 3000)).toBe(true)
  expect([await asked(), await asked()].toSorted()).toEqual(['0', '1'])
  ready[0] = false
  expect(await until(() => balancer.ready === 1, 3000)).toBe(true)
  expect([await asked(), await asked()]).toEqual(['1', '1'])
})
