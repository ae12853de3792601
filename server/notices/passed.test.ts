import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import type { NoticesAnswer } from '#protocol/notices'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { type Regular, regular } from '../friends/testing.ts'
import { type House, openHouse } from '../house.ts'
import { type HookServer, startHookServer } from './testing.ts'
import { usualWishes } from './wishes.ts'

/* What has passed before it was sent. */

const HOUR = 3_600_000
let [house, hooks]: [House, HookServer] = [] as never
let ahead = 0
beforeEach(async () => {
  hooks = await startHookServer()
  ahead = 0
  const env = { DATA: temporaryFolder(), LOG: 'silent', JUDGE: 'no', TRUST_PROXY: 'yes' }
  const config = configFrom({ ...env, NOTICE_WAIT: '3600', PRIVATE_PEERS: 'yes' })
  house = await openHouse({ ...config, port: 0 }, shelf, () => Date.now() + ahead)
})
afterEach(async () => {
  await house.close()
  await hooks.close()
})

let addresses = 0
const comes = (name: string): Promise<Regular> => regular(house, name, { 'x-forwarded-for': `10.9.1.${++addresses}` })
/** Somebody who is told of invitations and friends by webhook, an hour later. */
async function reader(name: string): Promise<Regular> {
  const who = await comes(name)
  await who.send('POST', '/api/notices/hooks', { url: hooks.url })
  const ways = { invitation: ['hook'], friend: ['hook'] }
  await who.send('PUT', '/api/notices/wishes', { ...usualWishes, ways })
  return who
}
const unread = async (who: Regular): Promise<number> =>
  (await who.send<NoticesAnswer>('GET', '/api/notices')).body.unread
/** Until so many are unread: telling is not waited for by who does something. */
async function isTold(who: Regular, count: number): Promise<void> {
  for (let n = 0; n < 100 && (await unread(who)) !== count; n++) await pause(25)
  expect(await unread(who)).toBe(count)
}
/** What is sent when it is due. */
async function sent() {
  ahead += 2 * HOUR
  for (let n = 0; n < 100 && hooks.received.length === 0; n++) await pause(25)
  return hooks.received.flatMap(({ body }) => body.notices)
}

test('an invitation is sent only while its table gathers and has room', async () => {
  const [ana, ben, cleo] = [await reader('Ana'), await comes('Ben'), await comes('Cleo')]
  await ben.befriends(ana)
  await ana.send('POST', '/api/notices/read', { all: true })
  const [open, full, begun, closed] = [await ben.makes(), await ben.makes(), await ben.makes(), await ben.makes()]
  for (const { id } of [open, full, begun, closed]) await ben.does(ana, { do: 'invite', table: id })
  await isTold(ana, 4)
  await cleo.command(full.id, { do: 'sit' })
  for (const { id } of [full, begun, begun]) await ben.command(id, { do: 'addBot', bot: 'knight@1' })
  expect((await ben.command(begun.id, { do: 'start' })).body.state).toBe('playing')
  await ben.command(closed.id, { do: 'leave' })
  expect((await sent()).map(({ table }) => table)).toEqual([open.id])
})

test('who is blocked, or takes back what they asked, has nothing sent of it', async () => {
  const [ana, ben, cleo, dan] = [await reader('Ana'), await comes('Ben'), await comes('Cleo'), await comes('Dan')]
  await ben.befriends(ana)
  await ana.send('POST', '/api/notices/read', { all: true })
  await ben.does(ana, { do: 'invite', table: (await ben.makes()).id })
  await cleo.does(ana, { do: 'ask' })
  await dan.does(ana, { do: 'ask' })
  await isTold(ana, 3)
  await ana.does(ben, { do: 'block', on: true })
  await cleo.does(ana, { do: 'end' })
  expect((await sent()).map(({ by }) => by)).toEqual(['Dan'])
})

test('who sits down or dismisses an invitation has read it, but not that of somebody else', async () => {
  const [ana, ben, cleo] = [await reader('Ana'), await comes('Ben'), await comes('Cleo')]
  for (const friend of [ben, cleo]) await friend.befriends(ana)
  await ana.send('POST', '/api/notices/read', { all: true })
  const [one, two, three] = [await ben.makes(), await ben.makes(), await ben.makes()]
  await cleo.command(three.id, { do: 'sit' })
  for (const { id } of [one, two, three]) await ben.does(ana, { do: 'invite', table: id })
  await cleo.does(ana, { do: 'invite', table: three.id })
  await isTold(ana, 4)
  await ana.command(one.id, { do: 'sit' })
  expect(await unread(ana)).toBe(3)
  await ana.does(ben, { do: 'dismiss' })
  expect(await unread(ana)).toBe(2)
  expect((await sent()).map(({ by, table }) => [by, table])).toEqual([['Cleo', three.id]])
})

test('who accepts or declines a friend has read that they asked', async () => {
  const [ana, ben, cleo] = [await reader('Ana'), await comes('Ben'), await comes('Cleo')]
  for (const who of [ben, cleo]) await who.does(ana, { do: 'ask' })
  await isTold(ana, 2)
  await ana.does(ben, { do: 'accept' })
  expect(await unread(ana)).toBe(1)
  await ana.does(cleo, { do: 'decline' })
  expect(await unread(ana)).toBe(0)
})
