import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../storage/memory.ts'
import type { Channel } from '../storage/notices-port.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import { Sending } from './sending.ts'
import type { Way } from './ways.ts'

/* One house and its nodes, each of which sends. Time stands still until it is moved. */

const START = 1_000_000
let store: Store<Table>
let nodes: Sending[] = []
let tried: string[] = []
let ends: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  store = memoryStore()
  ;[nodes, tried, ends] = [[], [], []]
})
afterEach(() => {
  vi.useRealTimers()
})

const never: Way = () => new Promise(() => {})
const after =
  (ms: number): Way =>
  () =>
    new Promise(done => setTimeout(() => done('done'), ms))

function node(ways: Readonly<Partial<Record<'push' | 'mail' | 'hook', Way>>>): Sending {
  const noted = Object.entries(ways).map(([channel, way]) => [
    channel,
    (outgoing: Parameters<Way>[0]) => {
      tried.push(`${channel} ${outgoing.message.target}`.trim())
      return way(outgoing)
    },
  ])
  const around = { notices: {} as never, isLooking: async () => false, now: Date.now, failed: () => {} }
  const ended = (channel: Channel, end: string) => void ends.push(`${channel} ${end}`)
  const sending = new Sending({ store, ways: Object.fromEntries(noted), ended, ...around })
  nodes.push(sending)
  sending.open()
  return sending
}
let count = 0
/** Somebody new is to be told something at these addresses. */
async function tell(channel: Channel, ...targets: readonly string[]): Promise<void> {
  const [person, at] = [`p${++count}`, Date.now()]
  await store.people.put({ id: person, name: person, account: person, since: 0 })
  const sendings = targets.map(target => ({ channel, target, due: at }))
  const about = JSON.stringify({ way: channel, at })
  await store.notices.put([{ id: `n${count}`, person, kind: 'test', about, place: 'test', rank: 0, at, sendings }])
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('a letter that takes the mail server minutes is sent once, by whichever node', async () => {
  for (const _ of [1, 2]) node({ mail: after(150_000) })
  for (let n = 0; n < 12; n++) await tell('mail', '')
  await pass(400)
  expect([tried.length, ends.length]).toEqual([12, 12])
})

test('a letter is not sent by others while the node that sends it closes', async () => {
  const closing = node({ mail: after(150_000) })
  await tell('mail', '')
  await pass(1)
  node({ mail: after(150_000) })
  const closed = closing.close()
  await pass(200)
  await closed
  expect([tried, ends]).toEqual([['mail'], ['mail done']])
})

test('what a node sends it does not begin again, even if it could not hold it', async () => {
  node({ mail: after(150_000) })
  store.notices.outbox.hold = async () => Promise.reject(new Error('no database'))
  await tell('mail', '')
  await pass(400)
  expect([tried, ends]).toEqual([['mail'], ['mail done']])
})

test('a slow mail server holds up no webhook', async () => {
  node({ mail: after(100_000), hook: after(10) })
  for (let n = 0; n < 100; n++) await tell('mail', '')
  await pass(2)
  await tell('hook', 'h')
  await pass(2)
  expect(tried.at(-1)).toBe('hook h')
})

test('a try that never ends is given up: others are told, and the house closes', async () => {
  const sending = node({ hook: never, push: after(10) })
  for (let n = 0; n < 40; n++) await tell('hook', `h${n}`)
  await pass(2)
  await tell('push', 'd')
  await pass(25)
  expect(tried.at(-1)).toBe('push d')
  const closed = sending.close()
  await pass(25)
  await closed
})

test('what is put off again and again is tried as often as everything else', async () => {
  const [fails, later]: [Way, Way] = [async () => ({ later: null }), never]
  node({ hook: outgoing => (outgoing.message.target === 'fails' ? fails : later)(outgoing) })
  await tell('hook', 'fails')
  await pass(5)
  const sendings = ['a', 'b', 'c'].map(target => ({ channel: 'hook', target, due: Date.now() }) as const)
  const about = JSON.stringify({ way: 'hook', at: 1 })
  const same = { person: `p${count}`, kind: 'test', about, place: 'test', rank: 0, at: Date.now() }
  await store.notices.put([{ ...same, id: 'more', sendings }])
  await pass(4 * 3600)
  expect(tried.filter(it => it === 'hook fails')).toHaveLength(6)
})

test('what was claimed more often than anything is tried has failed', async () => {
  await tell('hook', 'h')
  for (let n = 0; n < 6; n++) {
    await store.notices.outbox.claim(Date.now(), [{ channels: ['hook'], most: 1 }], Date.now() + 1000)
    await pass(1)
  }
  node({ hook: after(10) })
  await pass(60)
  expect([tried, ends]).toEqual([[], ['hook failed']])
})
