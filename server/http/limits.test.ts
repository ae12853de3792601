import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { LONG_MATCH, writeLongMatch } from '#trials/siege/long-match'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'

let house: House
beforeEach(async () => {
  const data = temporaryFolder()
  const store = await sqliteStore(openSqlite(join(data, 'wyrmtavern.db')))
  await writeLongMatch(store.matches, 1000)
  await store.close()
  house = await openHouse({ ...configFrom({ DATA: data, LOG: 'silent' }), port: 0 })
})
afterEach(() => house.close())

test.each([
  ['people', 'POST', '/api/people/guest', { name: '' }, 30],
  ['tables', 'POST', '/api/tables', { game: 'fist' }, 60],
  ['matches', 'GET', '/api/matches/nowhere/log', undefined, 60],
  ['figures', 'GET', '/metrics', undefined, 300],
  ['places that are not there', 'GET', '/api/nowhere', undefined, 600],
] as const)('too many requests for %s are refused, with a time to wait', async (_what, method, path, body, often) => {
  const how = {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  const ask = (): Promise<Response> => fetch(`${house.address}${path}`, how)
  for (let n = 0; n < often; n++) expect((await ask()).status).not.toBe(429)
  const late = await ask()
  expect(late.status).toBe(429)
  expect(await late.json()).toEqual({
    code: 'too fast',
    rule: null,
    expected: expect.stringMatching(/^fewer requests: try again after/),
  })
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each(['entries', 'log'])('a long match is charged by its length: %s', async what => {
  const ask = (): Promise<Response> => fetch(`${house.address}/api/matches/${LONG_MATCH}/${what}`)
  const replies = await Promise.all(Array.from({ length: 50 }, ask))
  const late = replies.filter(({ status }) => status === 429)
  expect(late.length).toBeGreaterThan(0)
  expect(late.length).toBeLessThanOrEqual(30)
  expect(await late[0]?.json()).toMatchObject({ code: 'too fast' })
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the end of a long match costs no more than the end of a short one', async () => {
  for (let n = 0; n < 100; n++) {
    const reply = await fetch(`${house.address}/api/matches/${LONG_MATCH}/entries?have=990`)
    expect(((await reply.json()) as readonly { readonly seq: number }[]).map(({ seq }) => seq)).toEqual([
      991, 992, 993, 994, 995, 996, 997, 998, 999,
    ])
  }
})
