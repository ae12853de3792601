import { setImmediate as allElse, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Guesses } from './guesses.ts'

const wrong = async (): Promise<null> => null
const right = async (): Promise<string> => 'the table'
/** Longer than any test: whoever waits in the queue waits here. */
const SLOW = 1e6

function house(slow = SLOW) {
  const clock = { now: 0 }
  const guesses = new Guesses(() => clock.now, slow)
  /** The answer, or 'waits' if there is none when all else is done. */
  const asks = (address: string, look: () => Promise<string | null>, person: string | null = null) => {
    const answer = guesses.do({ address, person, isGone: () => false }, look)
    return slow === SLOW ? Promise.race([answer, allElse('waits')]) : answer
  }
  /** The queue begins. */
  const fill = async (): Promise<void> => {
    for (let n = 0; n < 10; n++) expect(await asks(`192.0.2.${n}`, wrong)).toBe(null)
  }
  return { clock, asks, fill }
}

test('wrong codes of others make nobody wait who has made no mistake', async () => {
  const { asks, fill } = house()
  await fill()
  expect(await asks('192.0.2.1', wrong)).toBe('waits')
  const all = Array.from({ length: 60 }, (_, n) => asks(`198.51.100.${n}`, right))
  expect(new Set(await Promise.all(all))).toEqual(new Set(['the table']))
})

test('each address has one wrong code answered at once while the house is busy, however many it asks for', async () => {
  const { clock, asks, fill } = house()
  await fill()
  expect(await asks('198.51.100.1', wrong)).toBe(null)
  let looked = 0
  const counted = async (): Promise<string> => `${looked++}`
  expect(await asks('198.51.100.1', counted)).toBe('waits')
  expect(looked).toBe(0)
  clock.now += 86_400_000
  await fill()
  expect(await asks('198.51.100.1', right)).toBe('the table')
})

test('over its own limit an address is refused before anything is looked up, and has one more a minute', async () => {
  const { clock, asks } = house(0)
  for (let n = 0; n < 10; n++) expect(await asks('192.0.2.1', wrong)).toBe(null)
  let looked = 0
  const counted = async (): Promise<string> => `${looked++}`
  expect(await asks('192.0.2.1', counted)).toBe('too fast')
  expect(looked).toBe(0)
  clock.now += 60_000
  expect(await asks('192.0.2.1', right)).toBe('the table')
  expect(await asks('192.0.2.1', wrong)).toBe(null)
  expect(await asks('192.0.2.1', right)).toBe('too fast')
})

test('behind an address that is refused, signed-in people still find their table, but not by making ever more guests', async () => {
  const { asks } = house(0)
  for (let n = 0; n < 10; n++) await asks('192.0.2.1', wrong)
  expect(await asks('192.0.2.1', right)).toBe('too fast')
  expect(await asks('192.0.2.1', right, 'ana')).toBe('the table')
  for (let n = 0; n < 10; n++) expect(await asks('192.0.2.1', wrong, 'eve')).toBe(null)
  expect(await asks('192.0.2.1', right, 'eve')).toBe('too fast')
  expect(await asks('198.51.100.1', right, 'eve')).toBe('too fast')
  expect(await asks('192.0.2.1', right, 'ana')).toBe('the table')
  for (let n = 0; n < 20; n++) expect(await asks('192.0.2.1', wrong, `guest ${n}`)).toBe(null)
  expect(await asks('192.0.2.1', right, 'guest 20')).toBe('too fast')
})

test('signed-in people behind an address with mistakes are answered at once, a few a day', async () => {
  const { asks, fill } = house()
  await fill()
  expect(await asks('192.0.2.1', right, 'ana')).toBe('the table')
  for (let n = 0; n < 4; n++) expect(await asks('192.0.2.1', wrong, `guest ${n}`)).toBe(null)
  expect(await asks('192.0.2.1', wrong, 'guest 4')).toBe('waits')
})

test('many right codes at the same time from one address are no guesses', async () => {
  const { asks } = house(0)
  const slowly = (): Promise<string> => pause(1, 'the table')
  const all = await Promise.all(Array.from({ length: 20 }, () => asks('192.0.2.1', slowly)))
  expect(new Set(all)).toEqual(new Set(['the table']))
})

test('an IPv6 network is one address, and all networks of one site are answered at once only twenty times a day', async () => {
  const { asks, fill } = house()
  await fill()
  expect(await asks('2001:db8:1:1::1', wrong)).toBe(null)
  expect(await asks('2001:db8:1:1::2', wrong)).toBe('waits')
  for (let n = 2; n <= 20; n++) expect(await asks(`2001:db8:1:${n}::1`, wrong)).toBe(null)
  expect(await asks('2001:db8:1:21::1', wrong)).toBe('waits')
  expect(await asks('2001:db8:2:1::1', right)).toBe('the table')
})
