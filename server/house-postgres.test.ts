import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '#client/connection'
import { shelf } from '#games/shelf'
import { sample } from '#kernel/answer'
import { diceOf, seedFrom } from '#kernel/seed'
import { temporaryFolder } from '#testkit/folder'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { configFrom } from './config.ts'
import { type House, openHouse } from './house.ts'
import { NoDatabase } from './storage/opening.ts'
import type { Table } from './tables/table.ts'

const opened = (data: string, databaseUrl: string): Promise<House> => {
  const env = { DATA: data, DATABASE_URL: databaseUrl, SECRET: 'the same for all '.repeat(2) }
  return openHouse({ ...configFrom({ ...env, LOG: 'silent', BOT_PAUSE: '0' }), port: 0 })
}

/** Plays a match to its end for whoever has this cookie. */
async function playOut({ address }: House, cookie: string, match: string): Promise<void> {
  const dice = diceOf(seedFrom('postgres'))
  let [rolls, isBusy] = [0, false]
  const dial = () => new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } })
  const act = async (): Promise<void> => {
    const question = client.replica(match)?.question ?? null
    if (question === null || isBusy) return
    isBusy = true
    await client.answer(match, question.name, sample(question.ask, dice(rolls++)))
    isBusy = false
    act()
  }
  const client = new Client({
    dial: dial as unknown as () => globalThis.WebSocket,
    games: id => shelf[id]?.game,
    changed: () => void act(),
    patience: () => 20,
  })
  client.follow(match)
  while (client.replica(match)?.isOver !== true) await sleep(30)
  client.close()
}

test.skipIf(!hasPostgres)(
  'a house on PostgreSQL plays a match, closes and opens, and everything is there',
  async () => {
    const [data, url] = [temporaryFolder(), await freshDatabase()]
    let house = await opened(data, url)
    let cookie = ''
    const ask = async <T>(path: string, body?: object): Promise<T> => {
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const answer = await fetch(`${house.address}${path}`, init)
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return (await answer.json()) as T
    }
    await ask('/api/people/guest', { name: 'Ana' })
    const me = await ask('/api/people/me')
    const terms = { game: 'fist', seats: 3, options: {}, pace: { kind: 'untimed' }, listed: true }
    const { id } = await ask<Table>('/api/tables', terms)
    const command = (it: object): Promise<Table> => ask<Table>(`/api/tables/${id}/commands`, { command: it })
    for (let n = 0; n < 2; n++) await command({ do: 'addBot', bot: 'random@1' })
    const { match } = await command({ do: 'start' })
    if (match === null) throw new Error('it did not start')
    await playOut(house, cookie, match)
    while ((await ask<Table>(`/api/tables/${id}`)).state !== 'over') await sleep(20)
    const paths = ['/api/people/me', `/api/tables/${id}`, `/api/matches/${match}`, `/api/matches/${match}/log`]
    const all = (): Promise<readonly unknown[]> => Promise.all(paths.map(path => ask(path)))
    const before = await all()
    expect(before[0]).toEqual(me)
    await house.close()

    house = await opened(data, url)
    expect(await all()).toEqual(before)
    expect(await ask(`/api/matches/${match}/verify`)).toEqual({ verified: true, problem: null })
    expect((await ask<readonly Table[]>('/api/tables/mine')).map(table => table.id)).toEqual([id])
    expect(await ask('/readyz')).toEqual({ ready: true })
    await house.close()
    expect(readdirSync(data).filter(name => /db|in-use|secret/.test(name))).toEqual([])
  },
  60_000,
)

test('a house does not open if PostgreSQL is not there, and says so without the password', async () => {
  const data = temporaryFolder()
  const opening = opened(data, 'postgres://ana:swordfish@127.0.0.1:9/tavern')
  await expect(opening).rejects.toThrow(NoDatabase)
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:9\/tavern cannot be used \(.+\): check DATABASE_URL/,
  )
})
