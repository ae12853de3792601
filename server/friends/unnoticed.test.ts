import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoticesAnswer } from '#protocol/notices'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { regular } from './testing.ts'

interface Everything {
  readonly 'Notices, and where they are sent': { readonly notices: readonly { readonly kind: string }[] }
}

let house: House
beforeAll(async () => {
  house = await wholeHouse({ TRUST_PROXY: 'yes' })
})
afterAll(() => house.close())

let addresses = 0
const comes = (name: string) =>
  regular(house, name, { 'x-forwarded-for': `10.8.${++addresses >> 8}.${addresses & 255}` })
/** Long enough for anything that would be told. */
const aMoment = (): Promise<void> => pause(400)

test('a stranger who is blocked, and let be again, hears nothing of it', async () => {
  const [olga, ben] = [await comes('Olga'), await comes('Ben')]
  const line = await ben.line()
  await aMoment()
  const before = line.heard.length
  for (const on of [true, false]) await olga.does(ben, { do: 'block', on })
  await olga.does(ben, { do: 'end' })
  await aMoment()
  expect(line.heard.slice(before)).toEqual([])
})

test('an invitation from before a block tells nothing of the table, and of nobody there', async () => {
  const [olga, ben, cleo] = [await comes('Olga'), await comes('Ben'), await comes('Cleo')]
  await olga.befriends(ben)
  const table = await olga.makes({ listed: false })
  await olga.does(ben, { do: 'invite', table: table.id })
  const notices = async (): Promise<string> => JSON.stringify((await ben.send('GET', '/api/notices')).body)
  await expect.poll(notices).toContain(table.id)
  await olga.does(ben, { do: 'block', on: true })
  await cleo.command(table.id, { do: 'sit' })
  for (const hidden of [table.id, 'invitation', 'Cleo']) expect(await notices()).not.toContain(hidden)
})

test('notices from before a block do not vanish, and all that is kept about somebody names no more of them', async () => {
  const [olga, ben] = [await comes('Olga'), await comes('Ben')]
  await olga.befriends(ben)
  const table = await olga.makes({ listed: false })
  await olga.does(ben, { do: 'invite', table: table.id })
  const notices = async (): Promise<readonly { readonly kind: string; readonly by: string }[]> =>
    (await ben.send<NoticesAnswer>('GET', '/api/notices')).body.notices.map(({ kind, by }) => ({ kind, by: by ?? '' }))
  await expect.poll(notices).toHaveLength(2)
  await olga.does(ben, { do: 'block', on: true })
  expect(await notices()).toEqual([{ kind: 'friend', by: 'Olga' }])
  expect((await ben.send<NoticesAnswer>('GET', '/api/notices')).body.unread).toBe(0)
  const { body } = await ben.send<Everything>('GET', '/api/people/everything')
  const kept = body['Notices, and where they are sent'].notices
  expect(kept.map(({ kind }) => kind)).toEqual(['friend'])
  expect(JSON.stringify(body)).not.toContain(table.id)
})

test('switching off a table tells whoever is blocked there no more than one that does not exist', async () => {
  const [olga, ben] = [await comes('Olga'), await comes('Ben')]
  const table = await olga.makes({ listed: true })
  const switched = async (id: string): Promise<number> =>
    (await ben.send('PUT', `/api/notices/tables/${id}`, { off: true })).status
  expect(await switched(table.id)).toBe(200)
  await olga.does(ben, { do: 'block', on: true })
  expect([await switched(table.id), await switched('AAAAAAAAAAAA')]).toEqual([404, 404])
})

test('who has left for good is nobody to others', async () => {
  const [zelda, ben] = [await comes('Zelda'), await comes('Ben')]
  await zelda.send('POST', '/api/people/leave', { name: 'Zelda' })
  expect((await ben.send('GET', `/api/friends/people/${zelda.id}`)).status).toBe(404)
  expect((await ben.does(zelda, { do: 'ask' })).status).toBe(404)
  expect((await ben.send('GET', `/api/friends/find?name=${encodeURIComponent('N. N.')}`)).body).toEqual([])
})

test('a hundred may wait for an answer; whoever asks then waits unheard', async () => {
  const olga = await comes('Olga')
  for (let n = 0; n < 101; n++) await (await comes(`Fan ${n}`)).does(olga, { do: 'ask' })
  expect((await olga.friends()).asking).toHaveLength(100)
  const late = await comes('Late')
  expect((await late.does(olga, { do: 'ask' })).body.standing).toMatchObject({ asked: true })
})
