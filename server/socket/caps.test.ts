import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { openHouse } from '../house.ts'
import type { Table } from '../tables/table.ts'
import { smallHouse } from '../testing.ts'
import { knocks } from './testing.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const knock = async (url: string, headers: Record<string, string> = {}) => {
  const line = await knocks(url, headers)
  closing.push(() => line.socket.terminate())
  return line
}

test('a person has a limited number of sockets; when one is closed there is room again', async () => {
  const house = await smallHouse()
  closing.push(() => house.close())
  const all = await Promise.all(Array.from({ length: 16 }, () => knock(`${house.url}?person=Ana`)))
  expect(all.every(({ refused }) => refused === null)).toBe(true)
  const late = await knock(`${house.url}?person=Ana`)
  expect(late.refused).toMatch(/^429 .*"code":"too many sockets".*at most 16 sockets of one person/)
  expect((await knock(`${house.url}?person=Ben`)).refused).toBe(null)
  all[0]?.socket.close()
  await once(all[0]?.socket ?? expect.fail(), 'close')
  await new Promise(done => setTimeout(done, 20))
  expect((await knock(`${house.url}?person=Ana`)).refused).toBe(null)
})

test.each([
  ['no', '429 {"code":"too many sockets","rule":null,"expected":"at most 3 sockets from one address"}'],
  ['yes', null],
])('an address has a limited number; TRUST_PROXY=%s decides what the address is', async (TRUST_PROXY, refused) => {
  const DATA = temporaryFolder()
  const house = await openHouse({
    ...configFrom({ DATA, LOG: 'silent', SOCKETS_PER_ADDRESS: '3', TRUST_PROXY }),
    port: 0,
  })
  closing.push(() => house.close())
  const url = `${house.address.replace('http', 'ws')}/socket`
  for (let n = 0; n < 3; n++)
    expect((await knock(url, { 'x-forwarded-for': `10.0.0.${n}, 10.0.0.9` })).refused).toBe(null)
  expect((await knock(url, { 'x-forwarded-for': '10.0.0.8' })).refused).toBe(refused)
  expect((await knock(url, { 'x-forwarded-for': '10.0.0.4, 10.0.0.9' })).refused).toContain('too many sockets')
})

test('a client with another protocol version is told which one is spoken here', async () => {
  const house = await smallHouse()
  closing.push(() => house.close())
  expect((await knock(`${house.url}?person=Ana&protocol=1`)).refused).toBe(null)
  expect((await knock(`${house.url}?person=Ana&protocol=2`)).refused).toBe(
    '400 {"code":"another protocol","rule":null,"expected":"version 1 of the protocol"}',
  )
})

test('a client that is always too fast is shown out', async () => {
  let now = 0
  const house = await smallHouse(undefined, () => now)
  closing.push(() => house.close())
  const { socket, hears, says } = await knock(`${house.url}?person=Ana`)
  let closed = 0
  socket.once('close', code => {
    closed = code
  })
  for (let n = 0; n < 12 && closed === 0; n++, now += 1000) {
    for (let i = 0; i < 110; i++) says({ t: 'ping', id: `${n} ${i}` })
    await (n < 11 ? hears(({ id }) => id === `${n} 109`) : once(socket, 'close'))
  }
  expect(closed).toBe(4008)
})

test('a client that is sometimes too fast is not', async () => {
  let now = 0
  const house = await smallHouse(undefined, () => now)
  closing.push(() => house.close())
  const { socket, hears, says } = await knock(`${house.url}?person=Ana`)
  for (let n = 0; n < 12; n++, now += 2500) {
    for (let i = 0; i < 110; i++) says({ t: 'ping', id: `${n} ${i}` })
    expect(await hears(({ id }) => id === `${n} 109`)).toMatchObject({ code: 'too fast' })
  }
  expect(socket.readyState).toBe(socket.OPEN)
})

test('what a person says and has minded counts together for all their sockets', async () => {
  const house = await openHouse({
    ...configFrom({ DATA: temporaryFolder(), LOG: 'silent' }),
    port: 0,
  })
  closing.push(() => house.close())
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${house.address}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const cookie = (await post('/api/people/guest', { name: 'Ana' })).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { id } = (await (await post('/api/tables', { game: 'dwarves' }, cookie)).json()) as Table
  await post(`/api/tables/${id}/commands`, { command: { do: 'addBot' } }, cookie)
  const started = await post(`/api/tables/${id}/commands`, { command: { do: 'start' } }, cookie)
  const { match } = (await started.json()) as Table
  const url = `${house.address.replace('http', 'ws')}/socket`
  const sockets = [await knock(url, { cookie }), await knock(url, { cookie })] as const
  for (const [n, { says, hears }] of sockets.entries()) {
    for (let i = 0; i < 18; i++) {
      says({ t: 'say', id: `${n} ${i}`, table: id, room: 'table', words: { phrase: 'cheers' } })
      says({ t: 'mind', match, minded: i % 2 === 0 })
    }
    says({ t: 'ping', id: `last ${n}` })
    await hears(message => message.id === `last ${n}`)
  }
  const [first, second] = sockets.map(({ heard }) => heard.filter(({ code }) => code === 'too fast'))
  expect(first).toEqual([])
  expect(second?.some(it => it.id?.startsWith('1 '))).toBe(true) // said
  expect(second?.some(it => it.id === undefined)).toBe(true) // minded
})
