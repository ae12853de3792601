import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SmallHouse, smallHouse } from '../testing.ts'
import { knocks } from './testing.ts'

/* Strangers and Ana, all from one address. */

let house: SmallHouse
let now = 0
const lines: Awaited<ReturnType<typeof knocks>>[] = []
beforeEach(async () => {
  now = 1_000_000
  house = await smallHouse(undefined, () => now)
})
afterEach(async () => {
  for (const { socket } of lines.splice(0)) socket.terminate()
  await house.close()
})

async function comes(person?: string) {
  const line = await knocks(person === undefined ? house.url : `${house.url}?person=${person}`)
  lines.push(line)
  return line
}

const deep = '['.repeat(8000) + ']'.repeat(8000)
const wide = `[${Array(5000).fill('{}').join(',')}]`
const large = JSON.stringify({ t: 'answer', match: 'm', id: 'i', asked: 0, name: 'bid', answer: 'x'.repeat(16_000) })

test.each([
  ['too deep', deep],
  ['too wide', wide],
  ['no JSON', 'Good evening!'],
])('a client that keeps sending what is %s is shown out; one that does it occasionally is not', async (_what, text) => {
  const [again, seldom] = [await comes(), await comes('Ana')]
  for (let n = 0; n < 5; n++) again.socket.send(text)
  expect(await again.end()).toBe(4007)
  expect(again.heard.filter(({ code }) => code === 'not a message')).toHaveLength(4)
  for (let n = 0; n < 8; n++, now += 10_000) {
    seldom.socket.send(text)
    seldom.says({ t: 'ping', id: `${n}` })
    await seldom.hears(({ id }) => id === `${n}`)
  }
  expect(seldom.socket.readyState).toBe(seldom.socket.OPEN)
})

test('a frame is charged by its size: a few large ones cost as much as many small ones', async () => {
  const ana = await comes('Ana')
  for (let n = 0; n < 10; n++) ana.socket.send(large)
  ana.says({ t: 'ping', id: 'a' })
  await ana.hears(({ id }) => id === 'a')
  expect(ana.heard.filter(({ code }) => code === 'no seat')).toHaveLength(6)
  expect(ana.heard.filter(({ code }) => code === 'too fast')).toHaveLength(4)
})

test('strangers pay for all sockets of an address together, and a person is still heard', async () => {
  const ana = await comes('Ana')
  const others = await Promise.all(Array.from({ length: 20 }, () => comes()))
  for (const { says } of others) for (let n = 0; n < 2; n++) says(Array(50).fill({ t: 'ping', id: 'i' }))
  for (const { says } of others) says({ t: 'ping', id: 'end' })
  await Promise.all(others.map(({ hears }) => hears(({ id }) => id === 'end')))
  const pongs = others.flatMap(({ heard }) => heard.filter(({ t, id }) => t === 'pong' && id === 'i')).length
  expect(pongs).toBeGreaterThanOrEqual(1000)
  expect(pongs).toBeLessThan(20 * 100)
  ana.says({ t: 'ping', id: 'a' })
  expect(await ana.hears(({ id }) => id === 'a')).toMatchObject({ t: 'pong' })
})

test('control frames are charged for, too: a client that floods the house with them is shown out', async () => {
  const line = await comes()
  for (let n = 0; n < 1000; n++) line.socket[n % 2 === 0 ? 'ping' : 'pong']('x')
  expect(await line.end()).toBe(4008)
})

test('a client that is far too fast is shown out at once', async () => {
  const line = await comes()
  for (let n = 0; n < 1000; n++) line.says({ t: 'ping', id: `${n}` })
  expect(await line.end()).toBe(4008)
})

test('a client that was shown out may come back after a while, longer each time, and after a calm period the count starts again', async () => {
  const ana = await comes('Ana')
  for (const seconds of [1, 2, 4, 8]) {
    const rude = await Promise.all([comes(), comes()])
    for (const { socket } of rude) for (let n = 0; n < 5; n++) socket.send(deep)
    for (const each of rude) expect(await each.end()).toBe(4007)
    expect((await comes()).refused).toBe(
      `429 {"code":"shown out","rule":null,"expected":"somebody with better manners, ${seconds} s from now"}`,
    )
    expect((await comes('Ben')).refused).toBe(null)
    now += seconds * 1000 - 1
    expect((await comes()).refused).toMatch(/^429 .*"shown out"/)
    now += 1
  }
  now += 600_001
  const rude = await comes()
  for (let n = 0; n < 5; n++) rude.socket.send(deep)
  await rude.end()
  expect((await comes()).refused).toMatch(/, 1 s from now/)
  expect(ana.socket.readyState).toBe(ana.socket.OPEN)
})

test('strangers who keep connecting are refused for a while; a person from the same address is not', async () => {
  let refused = ''
  for (let n = 0; n < 200 && refused === ''; n++) {
    const line = await comes()
    refused = line.refused ?? ''
    line.socket.terminate()
  }
  expect(refused).toMatch(/^429 .*"too fast".*somebody who comes less often, 1 s from now/)
  for (let n = 0; n < 30; n++) {
    const ana = await comes('Ana')
    expect(ana.refused).toBe(null)
    ana.socket.terminate()
  }
  now += 1000
  expect((await comes()).refused).toBe(null)
})

test('if an address has no room left, a stranger makes room for a person', async () => {
  const all = [await comes()]
  while (all.length < 64) all.push(await comes())
  expect((await comes()).refused).toMatch(/^429 .*"too many sockets"/)
  const ana = await comes('Ana')
  expect(ana.refused).toBe(null)
  expect(await all[0]?.end()).toBe(1013)
  ana.says({ t: 'ping', id: 'a' })
  await ana.hears(({ id }) => id === 'a')
})
