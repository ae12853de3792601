import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'
import { Browser } from './browser-testing.ts'

const PASSWORD = 'a mug of ale and a song'

let house: House
let addresses = 0
beforeEach(async () => {
  const config = configFrom({ DATA: temporaryFolder(), LOG: 'silent', TRUST_PROXY: 'yes' })
  house = await openHouse({ ...config, port: 0 }, undefined, () => 0) // the clock stands still, so nothing is forgotten
})
afterEach(() => house.close())

/** A browser with its own address. */
const from = (address = `10.0.${addresses++}.1`): Browser => new Browser(house, { 'x-forwarded-for': address })
const guesses = async (username: string, browser = from()): Promise<number> =>
  (await browser.signsIn(username, 'not this one')).status

/** Ana with her browser, signed out. */
async function ana(address?: string): Promise<Browser> {
  const browser = from(address)
  await browser.enters('Ana')
  await browser.signsUp('ana', PASSWORD)
  await browser.ask('POST', '/api/auth/sign-out', {})
  return browser
}

test('strangers from many addresses lock nobody out: neither a known browser nor a new one', async () => {
  const own = await ana()
  for (let n = 0; n < 10; n++) expect(await guesses('ana')).toBe(401)
  const answered: number[] = []
  const began = performance.now()
  for (let n = 0; n < 20; n++) guesses('ana').then(status => answered.push(status), String)
  await pause(100)
  expect((await own.signsIn('Ana', PASSWORD)).status).toBe(200)
  expect(answered.length).toBeLessThan(20) // she did not wait for them
  expect((await from().signsIn('ana', PASSWORD)).status).toBe(200)
  const turns = Math.floor((performance.now() - began) / 5000)
  expect(answered.length).toBeLessThanOrEqual(turns) // one guess per turn, from any number of addresses
})

test('guessing is refused, both for an existing username and for an unknown one', async () => {
  await ana()
  for (const username of ['ana', 'nobody.at.all']) {
    const eve = from()
    for (let n = 0; n < 10; n++) expect(await guesses(n % 2 === 0 ? username : username.toUpperCase(), eve)).toBe(401)
    const { status, body } = await eve.signsIn(username, PASSWORD)
    expect([status, body.code]).toEqual([429, 'too fast'])
  }
})

test('a body that is not JSON is refused, and nothing else reads a username and a password in it', async () => {
  await ana()
  const eve = from()
  const body = JSON.stringify({ username: 'ana', password: PASSWORD })
  for (const before of ['\ufeff', ' \ufeff', '\u0000']) {
    const headers = {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'x-forwarded-for': '10.9.9.9',
    }
    const how = { method: 'POST', headers, body: `${before}${body}` }
    expect((await fetch(`${house.address}/api/auth/sign-in/username`, how)).status).toBe(400)
  }
  expect((await eve.signsIn('ana', PASSWORD)).status).toBe(200)
})

test('guessing with many usernames is refused too, but not known browsers from that address', async () => {
  const own = await ana('10.1.1.1')
  const eve = from('10.1.1.1')
  for (let n = 0; n < 10; n++) expect(await guesses(`somebody${n}`, eve)).toBe(401)
  expect(await guesses('another', eve)).toBe(429)
  expect((await from('10.1.1.1').signsIn('ana', PASSWORD)).status).toBe(429)
  expect((await own.signsIn('ana', PASSWORD)).status).toBe(200)
})

test('a known browser is limited by itself, and right passwords do not count', async () => {
  const own = await ana()
  for (let n = 0; n < 11; n++) expect((await own.signsIn('ana', PASSWORD)).status).toBe(200)
  const [device = ''] = [...own.cookies.keys()].filter(name => name.endsWith('device'))
  own.cookies.set(device, `x${own.cookies.get(device)}`)
  for (let n = 0; n < 10; n++) expect(await guesses('ana')).toBe(401)
  const forged = own.signsIn('ana', PASSWORD).then(() => 'in', String)
  expect(await Promise.race([forged, pause(2000, 'waits, as strangers do')])).toBe('waits, as strangers do')
  const other = from()
  expect((await other.signsIn('ana', PASSWORD)).status).toBe(200)
  for (let n = 0; n < 10; n++) expect(await guesses('ana', other)).toBe(401)
  expect((await other.signsIn('ana', PASSWORD)).status).toBe(429)
})
