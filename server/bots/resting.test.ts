import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'
import type { Table } from '../tables/table.ts'

let house: House
afterEach(() => house.close())

const opened = async (): Promise<House> =>
  openHouse({
    ...configFrom({ DATA: temporaryFolder(), LOG: 'silent', BOT_PAUSE: '10' }),
    port: 0,
  })

/** A guest who makes a table with bots, starts the match and leaves. */
async function abandoned(pace: object) {
  let cookie = ''
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { cookie, 'content-type': 'application/json' }
    const reply = await fetch(`${house.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    cookie ||= reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return (await reply.json()) as T
  }
  await post('/api/people/guest', { name: 'Ana' })
  const { id } = await post<Table>('/api/tables', { game: 'dwarves', seats: 3, options: { clock: 'none' }, pace })
  const command = (it: object): Promise<Table> => post<Table>(`/api/tables/${id}/commands`, { command: it })
  for (let n = 0; n < 2; n++) await command({ do: 'addBot' })
  const { match } = await command({ do: 'start' })
  await command({ do: 'leave' })
  return { match: match ?? '', command }
}

/** How many entries are written within a third of a second. */
async function written(match: string): Promise<number> {
  const last = async (): Promise<number> =>
    ((await (await fetch(`${house.address}/api/matches/${match}`)).json()) as { last: number }).last
  const before = await last()
  await pause(350)
  return (await last()) - before
}

/** A bot that was already thinking may still answer. */
const rests = (match: string): Promise<void> => expect.poll(() => written(match), { timeout: 10_000 }).toBe(0)

async function onlooker(match: string): Promise<WebSocket> {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/socket`)
  await new Promise(done => socket.once('open', done))
  socket.send(JSON.stringify({ t: 'follow', match, have: -1 }))
  return socket
}

test.each([[{ kind: 'untimed' }], [{ kind: 'live', bank: 10, increment: 0, cap: 10 }]])(
  'where no person is left bots rest, while nobody looks on; they go on when somebody does, or comes back (%o)',
  async pace => {
    house = await opened()
    const { match, command } = await abandoned(pace)
    await rests(match)
    const socket = await onlooker(match)
    await expect.poll(() => written(match), { timeout: 10_000 }).toBeGreaterThan(0)
    socket.close()
    await rests(match)
    await command({ do: 'sit' })
    const live = await house.liveMatches.find(match)
    while (live?.attendance.asked.some((it, seat) => it !== null && seat > 0)) await pause(20) // nobody waits for bots
    expect(live?.isResting).toBe(false)
  },
  60_000,
)
