import { createSocket, type Socket } from 'node:dgram'
import { type LookupAddress, lookup } from 'node:dns'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookupOutward, NotOutward, nameServers } from './open-internet.ts'

/* A name server on this machine, which knows some names and is silent about all others. */

const [A, AAAA] = [1, 28]
let server: Socket
let known: Readonly<Record<string, readonly string[]>> = {}
let asked = 0
beforeEach(async () => {
  ;[known, asked] = [{}, 0]
  server = createSocket('udp4').on('message', (query, { port, address }) => {
    asked++
    const labels: string[] = []
    let at = 12
    for (let size = query.readUInt8(at); size > 0; size = query.readUInt8(at)) {
      labels.push(query.toString('latin1', at + 1, at + 1 + size))
      at += 1 + size
    }
    const answers = known[labels.join('.')]
    if (answers !== undefined) server.send(answerTo(query.subarray(0, at + 5), answers), port, address)
  })
  await new Promise<void>(done => server.bind(0, '127.0.0.1', done))
})
afterEach(() => new Promise<void>(done => server.close(done)))

function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const type = question.readUInt16BE(question.length - 4)
  const some = addresses.filter(it => it.includes(':') === (type === AAAA))
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(some.length, 6)
  head.writeUInt16BE(0, 10)
  const records = some.map(address => {
    const bytes = type === A ? Buffer.from(address.split('.').map(Number)) : ofSix(address)
    return Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]), bytes])
  })
  return Buffer.concat([head, ...records])
}
/** Of an address that is written in full. */
const ofSix = (address: string): Buffer =>
  Buffer.from(
    address
      .split(':')
      .map(it => it.padStart(4, '0'))
      .join(''),
    'hex',
  )

function find(host: string, signal = new AbortController().signal): Promise<string | readonly LookupAddress[]> {
  const resolver = nameServers()
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  return new Promise((resolve, reject) =>
    lookupOutward(signal, resolver)(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )
}

test('only addresses in the open internet are found, of both kinds', async () => {
  known = {
    'both.example': ['10.0.0.1', '1.2.3.4', '2606:4700:0:0:0:0:0:1', 'fd00:0:0:0:0:0:0:1'],
    'inside.example': ['127.0.0.1', '192.168.1.1', '0:0:0:0:0:ffff:0102:0304'],
    'nowhere.example': [],
  }
  expect(await find('both.example')).toEqual([
    { address: '1.2.3.4', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ])
  await expect(find('inside.example')).rejects.toThrow(NotOutward)
  await expect(find('nowhere.example')).rejects.toThrow('ENODATA')
})

test('names that nobody answers for hold up no others, and are given up', async () => {
  const silent = [...Array(40).keys()].map(n => find(`silent${n}.example`).catch(error => String(error)))
  await expect.poll(() => asked).toBeGreaterThanOrEqual(80)
  let isAnswered = false
  const all = Promise.all(silent).finally(() => {
    isAnswered = true
  })
  await promisify(lookup)('localhost')
  expect(isAnswered).toBe(false)
  expect(new Set((await all).map(it => /ETIMEOUT/.test(String(it))))).toEqual(new Set([true]))
})

test('a name is not asked for any longer than somebody waits', async () => {
  const waits = new AbortController()
  const found = find('silent.example', waits.signal).catch(error => String(error))
  await expect.poll(() => asked).toBeGreaterThan(0)
  const began = Date.now()
  waits.abort()
  expect(await found).toEqual(expect.stringContaining('ECANCELLED'))
  expect(Date.now() - began).toBeLessThan(1000)
})
