import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '#client/connection'
import { shelf } from '#games/shelf'
import { sample } from '#kernel/answer'
import { readFile } from '#kernel/reading'
import { diceOf, seedFrom } from '#kernel/seed'
import { verify } from '#kernel/verify'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from './config.ts'
import { type House, openHouse } from './house.ts'
import type { Table } from './tables/table.ts'

let house: House
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await house.close()
})

const opened = async (data: string): Promise<House> =>
  openHouse({ ...configFrom({ DATA: data, LOG: 'silent', BOT_PAUSE: '0' }), port: 0 })

/** A visitor with a cookie, like a browser. */
class Visitor {
  cookie = ''
  async fetch(path: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<Response> {
    const answer = await fetch(`${house.address}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map(each => each.split(';')[0])
    if (set.length > 0) this.cookie = set.join('; ')
    return answer
  }
  async says<T>(path: string, body?: object): Promise<T> {
    return (await this.fetch(path, body)).json() as Promise<T>
  }
  client(changed: (match: string) => void): Client {
    const url = `${house.address.replace('http', 'ws')}/socket`
    const dial = () => new WebSocket(url, { headers: { cookie: this.cookie } }) as unknown as globalThis.WebSocket
    const client = new Client({ dial, games: id => shelf[id]?.game, changed, patience: () => 20 })
    clients.push(client)
    return client
  }
}

async function guest(name: string): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.fetch('/api/people/guest', { name })
  return visitor
}

const terms = (game: string, options: object = {}) => ({
  game,
  seats: 3,
  options,
  pace: { kind: 'untimed' },
  listed: true,
})

test('friends open a link and play a whole match; afterwards everybody can check the dice', async () => {
  house = await opened(temporaryFolder())
  const [ana, ben] = [await guest('Ana'), await guest('Ben')]
  const table = await ana.says<Table>('/api/tables', terms('dwarves', { clock: 'none', goldToWin: 10 }))
  expect((await ben.says<readonly Table[]>('/api/tables')).map(({ id }) => id)).toEqual([table.id])
  const command = (who: Visitor, it: object): Promise<Table> =>
    who.says<Table>(`/api/tables/${table.id}/commands`, { command: it })
  await command(ben, { do: 'sit' })
  await command(ana, { do: 'addBot', bot: 'greedy@1' })
  await command(ben, { do: 'ready' })
  const { match } = await command(ana, { do: 'start' })
  if (match === null) throw new Error('it did not start')
  expect((await ben.fetch(`/api/matches/${match}/file`)).status).toBe(409)

  const dice = diceOf(seedFrom('friends'))
  let rolls = 0
  const plays = (who: Visitor): Client => {
    let isBusy = false
    const client: Client = who.client(() => void act())
    const act = async (): Promise<void> => {
      const question = client.replica(match)?.question ?? null
      if (question === null || isBusy) return
      isBusy = true
      await client.answer(match, question.name, sample(question.ask, dice(rolls++)))
      isBusy = false
      act()
    }
    client.follow(match)
    return client
  }
  const players = [plays(ana), plays(ben)]
  while (players.some(client => client.replica(match)?.isOver !== true)) await new Promise(done => setTimeout(done, 30))

  const told = await ben.says<readonly { seq: number; line: string }[]>(`/api/matches/${match}/log`)
  expect(
    told.some(({ line }) => line.startsWith('Ben draws') && !line.includes('creature') && !line.includes('other deck')),
  ).toBe(true)
  expect(told.some(({ line }) => line === 'Ana draws a creature.')).toBe(true)
  const { end } = await ben.says<{ end: { result: object; seed: string } }>(`/api/matches/${match}`)
  expect(end.seed).toMatch(/^[0-9a-f]{64}$/)
  const text = await (await ben.fetch(`/api/matches/${match}/file`)).text()
  const box = shelf.dwarves
  if (box === undefined) throw new Error('no such game')
  expect(verify(box.game, readFile(text)).next).toBe(text.trim().split('\n').length - 2)
  expect(await ben.says(`/api/matches/${match}/verify`)).toEqual({ verified: true, problem: null })
  while ((await ana.says<Table>(`/api/tables/${table.id}`)).state !== 'over')
    await new Promise(done => setTimeout(done, 20))
})

test('the house is closed and opened again: the same people, the same table, the match goes on', async () => {
  const data = temporaryFolder()
  house = await opened(data)
  const ana = await guest('Ana')
  const me = await ana.says<{ id: string }>('/api/people/me')
  const table = await ana.says<Table>('/api/tables', terms('fist'))
  const command = (it: object): Promise<Table> => ana.says<Table>(`/api/tables/${table.id}/commands`, { command: it })
  for (let n = 0; n < 2; n++) await command({ do: 'addBot', bot: 'random@1' })
  const { match } = await command({ do: 'start' })
  if (match === null) throw new Error('it did not start')
  const bid = { id: 'a', asked: 0, name: 'bid', answer: { fairy: 1 } }
  const { seq } = await ana.says<{ seq: number }>(`/api/matches/${match}/answers`, bid)
  await house.close()
  house = await opened(data)
  expect(await ana.says('/api/people/me')).toEqual(me)
  expect(await ana.says(`/api/matches/${match}/answers`, bid)).toEqual({ seq })
  const client = ana.client(() => {})
  client.follow(match)
  while ((client.replica(match)?.have ?? -1) < seq) await new Promise(done => setTimeout(done, 20))
  expect((await ana.says<readonly Table[]>('/api/tables/mine')).map(({ id }) => id)).toEqual([table.id])
})

test('health, readiness, figures and documentation', async () => {
  house = await opened(temporaryFolder())
  const visitor = new Visitor()
  expect(await visitor.says('/healthz')).toEqual({ ok: true })
  expect(await visitor.says('/readyz')).toEqual({ ready: true })
  const figures = await (await visitor.fetch('/metrics')).text()
  expect(figures).toContain('house_sockets 0')
  expect(figures).not.toContain('http_seconds_count{') // who asks how the house is counts for nothing
  expect(await visitor.says('/api/docs/json')).toMatchObject({ openapi: '3.1.0', paths: { '/api/tables': {} } })
  expect((await visitor.fetch('/nowhere')).status).toBe(404)
  expect(await visitor.says('/nowhere')).toMatchObject({ code: 'no such place' })
})

test('figures about moves and about the thoughts of bots', async () => {
  house = await opened(temporaryFolder())
  const ana = await guest('Ana')
  const table = await ana.says<Table>('/api/tables', terms('fist'))
  const command = (it: object): Promise<Table> => ana.says<Table>(`/api/tables/${table.id}/commands`, { command: it })
  for (let n = 0; n < 2; n++) await command({ do: 'addBot', bot: 'random@1' })
  await command({ do: 'start' })
  const figures = async (): Promise<string> => (await ana.fetch('/metrics')).text()
  await expect.poll(figures, { timeout: 10_000 }).toMatch(/^house_thought_seconds_count [1-9]/m)
  expect(await figures()).toMatch(/^house_bot_seconds_count [1-9]/m)
  expect(await figures()).toMatch(/^house_commit_seconds_count [1-9]/m)
  expect(await figures()).toContain('house_ready 1')
})

test('the house closes although one client has vanished and another never finishes its request', async () => {
  const data = temporaryFolder()
  house = await opened(data)
  const socket = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: '
  const begin = async (text: string) => {
    const line = connect({ port: Number(new URL(house.address).port), allowHalfOpen: true })
    await once(line, 'connect')
    line.write(text)
    return line
  }
  const gone = await begin(`GET /socket HTTP/1.1\r\nHost: house\r\n${socket}${'A'.repeat(22)}==\r\n\r\n`)
  await once(gone, 'data')
  const slow = await begin('GET / HTTP/1.1\r\nHost: ho')
  const began = Date.now()
  await house.close()
  expect(Date.now() - began).toBeLessThan(15_000) // by default a socket times out after 30 seconds, a request after 60
  for (const line of [gone, slow]) line.destroy()
  house = await opened(data)
})
