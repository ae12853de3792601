import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import type { House } from '../house.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Table } from '../tables/table.ts'
import { guest, wholeHouse } from './testing.ts'

let [house, data]: [House, string] = [null as unknown as House, '']
beforeEach(async () => {
  data = temporaryFolder()
  house = await wholeHouse({ DATA: data })
})
afterEach(() => house.close())

/** Damages the data, as something other than a house might. */
async function spoilt(sql: string): Promise<void> {
  await house.close()
  const database = openSqlite(`${data}/wyrmtavern.db`)
  database.exec(sql)
  database.close()
  house = await wholeHouse({ DATA: data })
}

test.each([
  ['a line of its log', "UPDATE entries SET line = '{' || line WHERE seq = 0"],
  ['its header', "UPDATE matches SET header = 'none'"],
])('a match that cannot be read, because of %s, is broken, not unknown', async (_what, sql) => {
  const ana = await guest(house, 'Ana')
  const { id } = await ana.ask<Table>('/api/tables', { game: 'fist', seats: 3, pace: { kind: 'untimed' } })
  for (const _ of [1, 2]) await ana.command(id, { do: 'addBot' })
  const { match } = await ana.command<Table>(id, { do: 'start' })
  await spoilt(sql)
  const told = { code: 'broken', rule: null }
  for (const what of ['', '/entries', '/question', '/log', '/file', '/thoughts']) {
    const reply = await fetch(`${house.address}/api/matches/${match}${what}`)
    expect([what, reply.status, await reply.json()]).toMatchObject([what, 500, told])
  }
  const back = await guest(house, 'Ben')
  const socket = await back.line()
  socket.says({ t: 'follow', match, have: -1 })
  expect(await socket.hears(({ t }) => t === 'refused')).toMatchObject(told)
  socket.says({ t: 'answer', match, id: 'mine', asked: 0, name: 'bid', answer: {} })
  expect(await socket.hears(({ t, id }) => t === 'refused' && id === 'mine')).toMatchObject(told)
  expect((await fetch(`${house.address}/api/matches/none`)).status).toBe(404)
  socket.close()
})
