import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Client } from '#client/connection'
import { sample } from '#kernel/answer'
import type { Rng } from '#kernel/chance'
import { diceOf, seedFrom } from '#kernel/seed'
import type { LiveMatch } from '../matches/live-match.ts'
import { type SmallHouse, smallHouse } from '../testing.ts'

let house: SmallHouse
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await house.close()
})

const MESSAGES = 10_000
const dice = diceOf(seedFrom('hostile'))

/** Nonsense of every sort, and messages that would be right from somebody else, at another table, or at another time. */
function hostile(rng: Rng, matches: readonly string[]): string {
  const pick = <T>(all: readonly T[]): T => all[rng.below(all.length)] as T
  const match = pick([...matches, 'nowhere', '', 'x'.repeat(70), '__proto__', '../../etc'])
  const answer = pick<unknown>([
    1,
    -1,
    1e99,
    null,
    [],
    {},
    'yes',
    { fairy: 1 },
    { fairy: -1 },
    { __proto__: { admin: true } },
    { constructor: 1 },
  ])
  const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`
  const id = pick(['a', '', 'x'.repeat(100), 7, null])
  const asked = pick<unknown>([-1, 0, 5, -2, 1.5, '0', Number.MAX_SAFE_INTEGER, null])
  const name = pick<unknown>(['bid', 'turn', 'constructor', '', 'x'.repeat(80), 3])
  return pick<() => string>([
    () => JSON.stringify({ t: 'answer', match, id, asked, name, answer }),
    () =>
      JSON.stringify({ t: 'answer', match, id: `s${rng.below(1_000_000)}`, asked: rng.below(9), name: 'bid', answer }),
    () => JSON.stringify({ t: 'follow', match, have: asked }),
    () => JSON.stringify({ t: 'mind', match, minded: pick<unknown>([true, false, 'yes']) }),
    () => JSON.stringify({ t: 'unfollow', match }),
    () =>
      JSON.stringify({ t: pick(['table', 'lobby', 'say', 'mute', 'expire', 'toString']), table: match, open: true }),
    () => JSON.stringify(Array.from({ length: rng.below(80) }, () => ({ t: 'ping', id }))),
    () => deep,
    () => `{"t":"answer","__proto__":{"seat":0},"match":"${match}"}`,
    () => pick(['', 'null', '[]', '{}', '0', '"t"', '{"t":', '\u0000\uffff', '[[[]]]', '{"t":{"t":"ping"}}']),
  ])()
}

/** Sends so many from one socket, which comes back whenever it is shown out. */
async function attack(
  url: string,
  matches: readonly string[],
  count: number,
  from: number,
): Promise<readonly string[]> {
  const codes: string[] = []
  let socket: WebSocket | null = null
  for (let n = 0; n < count; n++) {
    if (socket === null || socket.readyState !== WebSocket.OPEN) {
      const next = new WebSocket(url)
      next.on('message', data => {
        for (const heard of JSON.parse(String(data))) if (heard.t === 'refused') codes.push(heard.code)
      })
      next.on('error', () => {})
      await new Promise(done => next.once('open', done))
      socket = next
    }
    const rng = dice(from + n)
    if (rng.below(500) === 0)
      socket.send('x'.repeat(20_000)) // over the limit: the socket is closed
    else socket.send(hostile(rng, matches))
    if (n % 50 === 49) await new Promise(done => setTimeout(done, 2))
  }
  await new Promise(done => setTimeout(done, 100))
  socket?.terminate()
  return codes
}

/** Somebody honest, who answers as soon as asked; returns how many answers were acknowledged. */
function honest(live: LiveMatch, name: string, from: number): { readonly done: () => number } {
  let [isBusy, done, rolls] = [false, 0, 0]
  const client: Client = house.enter(name, { changed: () => void act() })
  const act = async (): Promise<void> => {
    const question = client.replica(live.id)?.question ?? null
    if (question === null || isBusy) return
    isBusy = true
    const reply = await client.answer(live.id, question.name, sample(question.ask, dice(from + rolls++)))
    if ('seq' in reply) done++
    isBusy = false
    act()
  }
  clients.push(client)
  client.follow(live.id)
  return { done: () => done }
}

test(`${MESSAGES} hostile messages, from strangers, from spectators and from seats of other tables: no crash, no effect, and honest people play on`, async () => {
  house = await smallHouse()
  const live = await house.begin('fist', ['Ana', 'Ben', 'Cleo'])
  const other = await house.begin('dwarves', ['Mallory', 'Trudy'])
  const players = ['Ana', 'Ben', 'Cleo'].map((name, i) => honest(live, name, 1e7 * (i + 1)))
  const matches = [live.id, other.id]
  const urls = [house.url, `${house.url}?person=Somebody`, `${house.url}?person=Mallory`, `${house.url}?person=`]
  const codes = await Promise.all(urls.map((url, i) => attack(url, matches, MESSAGES / urls.length, 1e6 * (i + 1))))
  while (!live.isOver) await new Promise(done => setTimeout(done, 20))
  expect(live.next - 1).toBe(players.reduce((sum, { done }) => sum + done(), 0))
  const known = [
    'not a message',
    'too fast',
    'no match',
    'no seat',
    'no such place',
    'not asked',
    'another question',
    'not an answer',
    'not allowed',
    'stale',
    'over',
  ]
  expect([...new Set(codes.flat())].filter(code => !known.includes(code))).toEqual([])
  expect(codes.flat().length).toBeGreaterThan(MESSAGES / 2)
  expect(codes.flat()).not.toContain('broken')
  expect(house.failures).toEqual([])
}, 60_000)

test('somebody at another seat or table cannot answer for a seat, and a replayed answer changes nothing', async () => {
  house = await smallHouse()
  const live = await house.begin('auction', ['Ana', 'Ben'])
  const [ana, eve] = [house.enter('Ana'), house.enter('Eve')]
  clients.push(ana, eve)
  for (const client of [ana, eve]) client.follow(live.id)
  while ([ana, eve].some(client => client.replica(live.id)?.have !== 0)) await new Promise(done => setTimeout(done, 10))
  expect(await eve.answer(live.id, 'bid', 1)).toMatchObject({ code: 'no seat' })
  expect(await ana.answer(live.id, 'bid', 1)).toEqual({ seq: 1 })
  expect(await ana.answer(live.id, 'bid', 2)).toMatchObject({ code: 'not asked' })
  expect(live.next).toBe(2)
})
