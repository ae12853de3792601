import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'

let house: House
beforeEach(async () => {
  const data = mkdtempSync(join(tmpdir(), 'limits-'))
  house = await openHouse({ ...configFrom({ DATA: data, LOG: 'silent' }), port: 0 })
})
afterEach(() => house.close())

test.each([
  ['people', 'POST', '/api/people/guest', { name: '' }, 30],
  ['tables', 'POST', '/api/tables', { game: 'fist' }, 60],
  ['matches', 'GET', '/api/matches/nowhere/log', undefined, 60],
  ['places that are not there', 'GET', '/api/nowhere', undefined, 600],
] as const)('who asks for %s too often is told so, and when to come back', async (_what, method, path, body, often) => {
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
